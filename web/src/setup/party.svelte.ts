// Who is to sit at a new table: people at this device, seats for whoever has the link, bots of each kind.

import { seatsOf, type GameName } from "../lib/options";
import type { SeatWish } from "../lib/protocol";

export class Party {
  names: string[] = $state([]);
  open = $state(2);
  bots: Record<string, number> = $state({});

  constructor(
    me: string,
    private readonly called: (number: number) => string,
  ) {
    this.names = [me];
  }

  get size(): number {
    return this.names.length + this.open + Object.values(this.bots).reduce((sum, count) => sum + count, 0);
  }

  /** How many there may be of something, when there are so many now. */
  room(game: GameName, now: number): number {
    return now + seatsOf(game).most - this.size;
  }

  people(count: number): void {
    while (this.names.length < count) this.names.push(this.called(this.names.length + 1));
    this.names.length = count;
  }

  /** Send away who has no seat in this game: bots first, then open seats, then people. */
  fit(game: GameName): void {
    for (const kind of Object.keys(this.bots)) this.bots[kind] = Math.max(0, Math.min(this.bots[kind]!, this.room(game, this.bots[kind]!)));
    this.open = Math.max(0, Math.min(this.open, this.room(game, this.open)));
    this.people(Math.max(0, Math.min(this.names.length, this.room(game, this.names.length))));
    this.open += Math.max(0, seatsOf(game).fewest - this.size);
  }

  get seats(): SeatWish[] {
    const bots = Object.entries(this.bots).flatMap(([bot, count]) => Array.from({ length: count }, () => ({ kind: "bot" as const, bot })));
    return [
      ...this.names.map((name) => ({ kind: "human" as const, name: name.trim() })),
      ...Array.from({ length: this.open }, () => ({ kind: "open" as const })),
      ...bots,
    ];
  }
}
