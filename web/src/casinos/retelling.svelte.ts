// The lines of a log in words, as one reader is told them.

import type { Game } from "../lib/grammar";
import type { Line } from "../lib/protocol";
import { tellLine, type Told } from "./words";

const MOST_TOLD = 300;

export class Retelling {
  /** What the reader has been told, the newest last. */
  told: Told[] = $state.raw([]);
  private lines = new Map<number, Told[]>();
  private seat: number | null = null;

  constructor(private readonly game: Game) {}

  /** Put what is new into words: another reader is told everything anew. */
  read({ log, seat, name }: { log: Line[]; seat: number | null; name: string | null }, names: string[]): void {
    const last = log.at(-1)?.n ?? 0;
    for (const n of this.lines.keys()) if (n > last || seat !== this.seat) this.lines.delete(n);
    this.seat = seat;
    for (const line of log) {
      if (!this.lines.has(line.n)) this.lines.set(line.n, tellLine(this.game, line, names, name));
    }
    this.told = log.flatMap((line) => this.of(line)).slice(-MOST_TOLD);
  }

  of(line: Line): Told[] {
    return this.lines.get(line.n) ?? [];
  }
}
