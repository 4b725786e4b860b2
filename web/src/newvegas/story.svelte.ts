// The story of a game as this browser has followed it: what each round brought, told when it is revealed.

import type { Line, NewVegasView } from "../lib/protocol";
import { asked, revealed, type Entry } from "./telling";

export class Story {
  entries: Entry[] = $state.raw([]);
  private told = 0;
  private listening = false;

  /** Hear the log as it is now, with the view that came with it; the answer is what was new and happened before our eyes. */
  hear(log: Line[], view: NewVegasView): Entry | null {
    const reveals = log.filter((line) => line.kind === "reveal" || line.kind === "hint");
    if (reveals.length < this.told) {
      // A replay that goes back
      [this.told, this.entries, this.listening] = [0, [], false];
    }
    const fresh = reveals.slice(this.told);
    const seen = this.listening && fresh.length === 1 && fresh[0]!.kind === "reveal";
    this.told = reveals.length;
    this.listening = true;
    if (!fresh.length) return null;
    const names = view.sheets.map(({ name }) => name);
    const entries = fresh
      .map((line) => (line.kind === "hint" ? asked(line, names, view.seat) : revealed(line, names)))
      .filter((entry) => entry.rows.length);
    this.entries = [...this.entries, ...entries];
    return (seen && entries[0]) || null;
  }
}
