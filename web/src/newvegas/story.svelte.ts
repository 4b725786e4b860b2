// The story of a game as this browser has followed it: what each round brought, told when it is revealed.

import type { Line, NewVegasView } from "../lib/protocol";
import { Teller, type Entry } from "./telling";

export class Story {
  entries: Entry[] = $state.raw([]);
  private teller = new Teller();
  private told = 0;
  private before: NewVegasView | null = null;

  /** Hear the log as it is now, with the view that came with it; the answer is what was new and happened before our eyes. */
  hear(log: Line[], view: NewVegasView): Entry | null {
    const reveals = log.filter((line) => line.kind === "reveal");
    if (reveals.length < this.told) {
      // A replay that goes back
      this.teller = new Teller();
      [this.told, this.entries, this.before] = [0, [], null];
    }
    const fresh = reveals.slice(this.told);
    const then = fresh.length === 1 ? this.before : null;
    this.told = reveals.length;
    this.before = view;
    if (!fresh.length) return null;
    const entries = fresh.map((line) => this.teller.tell(line, view, then)).filter((entry) => entry.rows.length);
    this.entries = [...this.entries, ...entries];
    return (then && entries[0]) ?? null;
  }
}
