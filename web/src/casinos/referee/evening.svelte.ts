// A printed game that is refereed here: what lies where in this round, what everybody has, how earlier rounds ended.
// Every touch is kept on this device, so that a reload, or a day, loses nothing; and every touch can be taken back. Its
// table at the server has the same, as soon as that can be reached.

import { Refusal, settled } from "../../lib/api";
import { guideOf } from "../../lib/guide.svelte";
import type { FistView, RefereeView } from "../../lib/protocol";
import { randomHex } from "../../lib/random";
import { store, stored } from "../../lib/storage";
import { newPost, Posting, type Part, type Post } from "../../paper/posting.svelte";
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
  /** How the round lay there in the end, and what everybody had then. */
  places?: Place[];
  totals?: Record<string, number>;
}

export interface Kept {
  /** Of this device's making: each game has a table of its own. */
  id: string;
  players: string[];
  places: Place[];
  on: OnTiles;
  purses: Record<string, Purse>;
  past: Past[];
  starter: string;
  hidden: boolean;
  shelf: { tiles: number; repeat: string };
  /** House rules, where they differ from the printed ones. */
  options: Record<string, string>;
}

const CASINOS = 6;
const STEPS = 60;
const REST = 250;
const AGAIN = 3000;
const ID_BYTES = 6;
const POSTS = "neonstrip.referee.posts";
const MOST_POSTS = 40;

const posts = (): Record<string, Post> => stored(POSTS, {});
/** The game that was entered on this device at a table, if it is still the last one here. */
export const isRefereed = (game: string, table: string): boolean =>
  posts()[stored<Partial<Kept>>(nameOf(game), {}).id ?? ""]?.table === table;
const nameOf = (game: string): string => `neonstrip.referee.${game}`;

const bare = (): Place[] => Array.from({ length: CASINOS }, () => ({ notes: [], dice: {}, tile: "" }));
const nothing = (): OnTiles => ({
  dice: {},
  fields: {},
  holders: {},
  piles: {},
  markers: {},
});
const fresh = (): Kept => ({
  id: randomHex(ID_BYTES),
  players: [],
  places: bare(),
  on: nothing(),
  purses: {},
  past: [],
  starter: "",
  hidden: false,
  shelf: { tiles: 3, repeat: "reshuffle" },
  options: {},
});

export class Evening {
  now: Kept = $state(fresh());
  /** The round as it would end now, if the server could say. */
  ending: Settled | null = $state.raw(null);
  /** Whether that is about what lies there now. */
  fresh = $state(false);
  /** Why it can't be settled, in words. */
  problem = $state("");
  /** Whether the server is out of reach: it is asked again. */
  away = $state(false);
  /** Whose dice a touch lays, and whether the big one. */
  owner = $state("");
  big = $state(false);

  /** The way to the table at the server; who only looks has none. */
  posting: Posting | null = $state.raw(null);
  /** A number that somebody hides on a phone. */
  fist: FistView | null = $state.raw(null);

  private steps: string[] = $state.raw([]);
  private timer = 0;
  private asked = 0;
  private posted = "";

  /** `seen`: what a table shows, to who only looks. */
  constructor(
    readonly kit: Kit,
    private readonly seen: RefereeView | null = null,
  ) {
    this.now = seen ? nowOf(seen) : { ...fresh(), ...stored(this.name, fresh()) };
    this.owner = this.now.starter || (this.now.players[0] ?? "");
    if (seen) {
      this.fist = seen.fist;
      return;
    }
    this.post();
    this.settle();
  }

  /** Whether somebody only looks, and touches nothing. */
  get isLooked(): boolean {
    return this.seen !== null;
  }

  private get name(): string {
    return nameOf(this.kit.game);
  }

  // the table at the server

  /** Each game has a table of its own; who takes back the beginning of one goes on with the one before. */
  private post(): void {
    const { id } = this.now;
    if (this.posted === id) return;
    this.posted = id;
    this.posting?.close();
    const post = posts()[id] ?? newPost();
    const save = () => {
      const others = Object.entries(posts()).filter(([each]) => each !== id);
      store(POSTS, Object.fromEntries([...others.slice(1 - MOST_POSTS), [id, post]]));
    };
    save();
    this.posting = new Posting({ paper: "referee", game: this.kit.game }, post, () => this.parts(post), save);
  }

  private parts({ sent }: Post): Part[] {
    const { players, starter, hidden, shelf, options, past, places, on, purses } = $state.snapshot(this.now);
    if (players.length < 2) return [];
    const over = this.isOver;
    const totals = Object.fromEntries(players.map((player) => [player, this.worth(purses[player] ?? NO_PURSE)]));
    const rounds = [
      ...past.map((text) => ({ text: { ...text }, done: true })),
      ...(over ? [] : [{ text: { places, on, purses, totals }, done: false }]),
    ].map(({ text, done }, index) => ({
      name: `round ${index + 1}`,
      note: { note: "written", sheet: String(index + 1), text, done } as const,
    }));
    const gone = Object.keys(sent).filter(
      (name) => name.startsWith("round ") && !rounds.some((round) => round.name === name),
    );
    return [
      { name: "terms", note: { note: "agreed", terms: { players, starter, hidden, shelf, options } } },
      ...rounds,
      ...gone.map((name) => ({ name, note: { note: "removed", sheet: name.slice("round ".length) } as const })),
      ...(over ? [{ name: "ended", note: { note: "ended" } } as const] : []),
    ];
  }

  /** What the table shows that comes from phones: call it in an effect. */
  receive(view: RefereeView): void {
    this.fist = view.fist;
  }

  /** Who has most. */
  get winners(): string[] {
    const { players, purses } = this.now;
    const best = Math.max(...players.map((player) => this.worth(purses[player] ?? NO_PURSE)));
    return players.filter((player) => this.worth(purses[player] ?? NO_PURSE) === best);
  }

  get isOver(): boolean {
    const rounds = guideOf(this.kit.game)?.rounds ?? 0;
    return rounds > 0 && this.round > rounds;
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
    if (this.seen) return;
    store(this.name, this.now);
    this.post();
    this.posting?.push();
    if (!this.owners.includes(this.owner)) this.owner = this.now.players[0] ?? "";
    clearTimeout(this.timer);
    [this.fresh, this.asked] = [false, this.asked + 1];
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
      else this.fresh = true;
    } catch (error) {
      if (asked !== this.asked) return;
      this.away = error instanceof Refusal && (error.status === 0 || error.status >= 500);
      if (this.away) this.timer = window.setTimeout(() => this.settle(), AGAIN);
      else [this.ending, this.problem] = [null, error instanceof Error ? error.message : String(error)];
    }
  }

  leave(): void {
    clearTimeout(this.timer);
    this.posting?.close();
    this.asked++;
  }

  // What people do

  begin(players: string[], starter: string): void {
    this.change((now) => {
      const { shelf, hidden, options } = now;
      Object.assign(now, fresh(), { shelf, hidden, options, players, starter });
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
      const totals = Object.fromEntries(now.players.map((player) => [player, this.worth(now.purses[player]!)]));
      now.past.push({ gains, tiles: this.tiles, starter: now.starter, places: now.places, totals });
      now.starter = ending.next_starter ?? now.starter;
      [now.places, now.on] = [bare(), nothing()];
    });
    this.owner = this.now.starter;
    this.ending = null;
  }
}

const NO_PURSE: Purse = { cards: [], jetons: 0 };

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");
const isPlaces = (value: unknown): value is Place[] =>
  Array.isArray(value) && value.length === CASINOS && value.every((each) => Array.isArray(each?.notes) && each.dice);
const isCounts = (value: unknown): value is Record<string, number> =>
  !!value && typeof value === "object" && Object.values(value).every((each) => typeof each === "number");

/** An evening as its table shows it, as far as it can be read. */
function nowOf({ terms, rounds }: RefereeView): Kept {
  const now = fresh();
  if (isNames(terms.players)) now.players = terms.players;
  if (typeof terms.starter === "string") now.starter = terms.starter;
  now.hidden = terms.hidden === true;
  now.past = rounds
    .filter(({ done }) => done)
    .map(({ text: { gains, tiles } }) => ({
      gains: isCounts(gains) ? gains : {},
      tiles: isNames(tiles) ? tiles : [],
      starter: "",
    }));
  const last = rounds.at(-1)?.text ?? {};
  if (!rounds.at(-1)?.done && isPlaces(last.places)) now.places = last.places;
  const totals = isCounts(last.totals) ? last.totals : {};
  now.purses = Object.fromEntries(now.players.map((player) => [player, { cards: [totals[player] ?? 0], jetons: 0 }]));
  return now;
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
