// Who is to sit at a new table: people at this device, seats for whoever has the link, bots, each as good as is said.

import { seatsOf } from "../lib/options";
import type { SeatWish } from "../lib/protocol";

export class Party {
  names: string[] = $state([]);
  open = $state(2);
  /** How good each bot is, and who it is to be. */
  bots: string[] = $state([]);
  characters: string[] = $state([]);

  constructor(
    name: string,
    private readonly called: (number: number) => string,
    private readonly level: string,
  ) {
    this.names = [name || called(1)];
  }

  get size(): number {
    return this.names.length + this.open + this.bots.length;
  }

  /** How many there may be of something, when there are so many now. */
  atMost(game: string, now: number): number {
    return now + seatsOf(game).most - this.size;
  }

  people(count: number): void {
    while (this.names.length < count) this.names.push(this.called(this.names.length + 1));
    this.names.length = count;
  }

  /** So many bots; one more is as good as the one before. */
  seatBots(count: number): void {
    while (this.bots.length < count) this.bots.push(this.bots.at(-1) ?? this.level);
    this.bots.length = count;
    this.characters.length = Math.min(count, this.characters.length);
  }

  /** Who each bot is to be: those who were asked for, then the next who are not here yet, and all over again. */
  cast(known: string[]): string[] {
    const here = this.bots.map((_, index) => this.characters[index] ?? "");
    return here.map((wanted, index) => {
      if (wanted || !known.length) return wanted;
      const free = known.filter((one) => !here.includes(one));
      return (here[index] = free[0] ?? known[index % known.length]!);
    });
  }

  /** Somebody is asked for; who sat there before changes places with them. */
  invite(index: number, wanted: string, known: string[]): void {
    const here = this.cast(known);
    const other = here.indexOf(wanted);
    if (other >= 0) here[other] = here[index]!;
    here[index] = wanted;
    this.characters = here;
  }

  /** Send away who has no seat in this game: bots first, then open seats, then people. */
  fit(game: string): void {
    this.seatBots(Math.max(0, Math.min(this.bots.length, this.atMost(game, this.bots.length))));
    this.open = Math.max(0, Math.min(this.open, this.atMost(game, this.open)));
    this.people(Math.max(0, Math.min(this.names.length, this.atMost(game, this.names.length))));
    this.open += Math.max(0, seatsOf(game).fewest - this.size);
  }

  get seats(): SeatWish[] {
    return [
      ...this.names.map((name) => ({ kind: "human" as const, name: name.trim() })),
      ...Array.from({ length: this.open }, () => ({ kind: "open" as const })),
      ...this.bots.map((bot, index) => {
        const character = this.characters[index];
        return { kind: "bot" as const, bot, ...(character ? { character } : {}) };
      }),
    ];
  }
}
