// A printed game that is refereed here: what lies where in this round, what everybody has, how earlier rounds ended.
// Every touch is kept on this device, so that a reload, or a day, loses nothing; and every touch can be taken back.

import { Refusal, settled } from "../../lib/api";
import { store, stored } from "../../lib/storage";
import type { Kit, Settled } from "./kit";

export interface Dice {
  small: number;
  big: number;
}

export interface Place {
  notes: number[];
  dice: Record<string, Dice>;
  tile: string;
}

/** Things on tiles, by the names that positions have for them. */
export interface OnTiles {
  /** Dice of players on a tile, and on its fields by their numbers. */
  dice: Record<string, Record<string, Dice>>;
  fields: Record<string, Record<string, string>>;
  holders: Record<string, string>;
  piles: Record<string, number>;
  /** Where the markers of tracks stand, by their tiles. */
  markers: Record<string, number>;
}

export interface Purse {
  cards: number[];
  jetons: number;
}

export interface Past {
  gains: Record<string, number>;
  tiles: string[];
  starter: string;
}

interface Kept {
  players: string[];
  places: Place[];
  on: OnTiles;
  purses: Record<string, Purse>;
  past: Past[];
  starter: string;
  hidden: boolean;
  shelf: { tiles: number; repeat: string };
}

const CASINOS = 6;
const STEPS = 60;
const REST = 250;
const AGAIN = 3000;

const bare = (): Place[] => Array.from({ length: CASINOS }, () => ({ notes: [], dice: {}, tile: "" }));
const nothing = (): OnTiles => ({
  dice: {},
  fields: {},
  holders: {},
  piles: {},
  markers: {},
});
const fresh = (): Kept => ({
  players: [],
  places: bare(),
  on: nothing(),
  purses: {},
  past: [],
  starter: "",
  hidden: false,
  shelf: { tiles: 3, repeat: "reshuffle" },
});

export class Evening {
  now: Kept = $state(fresh());
  /** The round as it would end now, if the server could say. */
  ending: Settled | null = $state.raw(null);
  /** Why it can't be settled, in words. */
  problem = $state("");
  /** Whether the server is out of reach: it is asked again. */
  away = $state(false);
  /** Whose dice a touch lays, and whether the big one. */
  owner = $state("");
  big = $state(false);

  private steps: string[] = $state.raw([]);
  private timer = 0;
  private asked = 0;

  constructor(readonly kit: Kit) {
    this.now = { ...fresh(), ...stored(this.name, fresh()) };
    this.owner = this.now.starter || (this.now.players[0] ?? "");
    this.settle();
  }

  private get name(): string {
    return `neonstrip.referee.${this.kit.game}`;
  }

  get round(): number {
    return this.now.past.length + 1;
  }
  get owners(): string[] {
    return [...this.now.players, ...this.kit.imagined(this)];
  }
  get tiles(): string[] {
    return this.now.places.flatMap(({ tile }) => tile || []);
  }
  get canUndo(): boolean {
    return this.steps.length > 0;
  }

  seatOf = (owner: string): number | null => {
    const seat = this.now.players.indexOf(owner);
    return seat < 0 ? null : seat;
  };

  /** Change something, in a way that can be taken back. */
  change(how: (now: Kept) => void): void {
    this.steps = [...this.steps.slice(1 - STEPS), JSON.stringify(this.now)];
    how(this.now);
    this.keep();
  }

  undo(): void {
    const last = this.steps.at(-1);
    if (!last) return;
    this.steps = this.steps.slice(0, -1);
    this.now = JSON.parse(last);
    this.keep();
  }

  private keep(): void {
    store(this.name, this.now);
    if (!this.owners.includes(this.owner)) this.owner = this.now.players[0] ?? "";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.settle(), REST);
  }

  /** Ask how the round would end, and again while nobody answers. */
  private async settle(): Promise<void> {
    const asked = ++this.asked;
    if (this.now.players.length < 2) return;
    try {
      const position = this.kit.position(this);
      const ending = await settled<Settled>(this.kit.game, position);
      if (asked !== this.asked) return;
      [this.ending, this.problem, this.away] = [ending, "", false];
      // what is entered may count only now, as what was in a box that somebody turns out to have won
      if (JSON.stringify(this.kit.position(this)) !== JSON.stringify(position)) await this.settle();
    } catch (error) {
      if (asked !== this.asked) return;
      this.away = error instanceof Refusal && (error.status === 0 || error.status >= 500);
      if (this.away) this.timer = window.setTimeout(() => this.settle(), AGAIN);
      else [this.ending, this.problem] = [null, error instanceof Error ? error.message : String(error)];
    }
  }

  leave(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  // What people do

  begin(players: string[], starter: string): void {
    this.change((now) => {
      Object.assign(now, fresh(), { shelf: now.shelf, hidden: now.hidden, players, starter });
      now.purses = Object.fromEntries(players.map((player) => [player, { cards: [], jetons: 0 }]));
    });
    this.owner = starter || (players[0] ?? "");
  }

  lay(casino: number, owner = this.owner, big = this.big): void {
    this.change(({ places }) => {
      const { dice } = places[casino - 1]!;
      const lot = (dice[owner] ??= { small: 0, big: 0 });
      if (big && this.kit.big) lot.big = 1;
      else lot.small++;
    });
    this.big = false;
  }

  lift(casino: number, owner: string): void {
    this.change(({ places }) => {
      const { dice } = places[casino - 1]!;
      const lot = dice[owner];
      if (lot?.small) lot.small--;
      else if (lot) lot.big = 0;
      if (lot && !lot.small && !lot.big) delete dice[owner];
    });
  }

  note(casino: number, amount: number): void {
    this.change(({ places }) => {
      const { notes } = places[casino - 1]!;
      notes.push(amount);
      notes.sort((one, other) => other - one);
    });
  }

  unnote(casino: number, index: number): void {
    this.change(({ places }) => void places[casino - 1]!.notes.splice(index, 1));
  }

  /** The turn goes to the left. */
  next(): void {
    const { players } = this.now;
    this.owner = players[(players.indexOf(this.owner) + 1) % players.length] ?? "";
    this.big = false;
  }

  gains = (ending: Settled): Record<string, number> => gainsOf(this.now.players, ending, this.kit.jetons());

  /** What somebody has, as far as the referee knows. */
  worth = ({ cards, jetons }: Purse): number =>
    cards.reduce((sum, card) => sum + card, 0) + jetons * (this.kit.jetons()[0] ?? 0);

  /** Take the round's end as it is told, and clear the table for the next. */
  endRound(ending: Settled): void {
    const gains = this.gains(ending);
    this.change((now) => {
      for (const [player, purse] of Object.entries(now.purses)) pay(purse, player, ending, this.kit.jetons());
      now.past.push({ gains, tiles: this.tiles, starter: now.starter });
      now.starter = ending.next_starter ?? now.starter;
      [now.places, now.on] = [bare(), nothing()];
    });
    this.owner = this.now.starter;
    this.ending = null;
  }
}

/** What everybody gains at the end of a round; `jetons` are the amounts that one, two and so on are worth. */
export function gainsOf(players: string[], ending: Settled, jetons: number[]): Record<string, number> {
  const sums = Object.fromEntries(players.map((player) => [player, 0]));
  const add = (player: string, amount: number) => (sums[player] = (sums[player] ?? 0) + amount);
  for (const { awards } of ending.casinos) for (const { to, amount } of awards) add(to, amount);
  for (const { to, amount } of ending.tiles ?? []) add(to, amount);
  for (const fine of ending.fines ?? []) add(fine.from, -(fine.cash ?? 0) - (jetons[0] ?? 0) * (fine.jetons ?? 0));
  return sums;
}

/** Put into a purse what somebody gets, and take what they pay: the cards that make just so much. */
export function pay(purse: Purse, player: string, ending: Settled, jetons: number[]): void {
  for (const { awards } of ending.casinos)
    for (const { to, amount } of awards) if (to === player) purse.cards.push(amount);
  for (const { to, amount } of ending.tiles ?? []) {
    if (to !== player) continue;
    const count = jetons.indexOf(amount) + 1;
    if (count) purse.jetons += count;
    else purse.cards.push(amount);
  }
  for (const fine of ending.fines ?? []) {
    if (fine.from !== player) continue;
    for (const card of adding(purse.cards, fine.cash ?? 0)) purse.cards.splice(purse.cards.indexOf(card), 1);
    purse.jetons -= fine.jetons ?? 0;
  }
  purse.cards.sort((one, other) => other - one);
}

/** Some of these that add up to a sum, as few as can be; none if there are none. */
export function adding(cards: number[], sum: number): number[] {
  const best = new Map<number, number[]>([[0, []]]);
  for (const card of cards)
    for (const [had, taken] of [...best]) {
      const found = best.get(had + card);
      if (had + card <= sum && (!found || found.length > taken.length + 1)) best.set(had + card, [...taken, card]);
    }
  return best.get(sum) ?? [];
}
