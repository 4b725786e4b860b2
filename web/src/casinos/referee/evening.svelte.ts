// A printed game that is refereed here. Every touch is kept on this device, so that a reload, or a day, loses nothing; and
// every touch can be taken back. Its table at the server has the same, as soon as that can be reached; rounds that end
// before are settled then.

import { Refusal, settled } from "../../lib/api";
import { guideOf } from "../../lib/guide.svelte";
import type { FistView, RefereeView } from "../../lib/protocol";
import { newPost, Posting } from "../../paper/posting.svelte";
import { bare, forgetEarlier, fresh, keepPost, load, posts, save, setAside } from "./kept";
import type { Kept, Lying, Purse, Purses } from "./kept";
import type { Kit, Settled } from "./kit";
import { gainsOf, pay, put } from "./money";
import { partsOf, shownBy } from "./sharing";

const STEPS = 60;
const REST = 250;
const AGAIN = 3000;
const NO_PURSE: Purse = { cards: [], jetons: 0 };

/** A round that was settled after it ended. */
interface Late {
  round: number;
  ending: Settled;
}

export class Evening {
  now: Kept = $state(fresh());
  /** The round as it would end now, if the server could say. */
  ending: Settled | null = $state.raw(null);
  /** Whether that is about what lies there now. */
  fresh = $state(false);
  /** Why it can't be settled, in words. */
  problem = $state("");
  /** An earlier round that can't be settled as it was kept, and why. */
  refused: { round: number; why: string } | null = $state.raw(null);
  /** Rounds that were settled when the server was back, as long as nobody has looked at how they ended. */
  late: Late[] = $state.raw([]);
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

  /** `seen`: what a table shows, to who only looks; `id`: a game that is only sent, though it may not be the last. */
  constructor(
    readonly kit: Kit,
    private readonly seen: RefereeView | null = null,
    private readonly id = "",
  ) {
    this.now = seen ? shownBy(seen) : load(kit.game, id);
    this.owner = this.now.starter || (this.now.players[0] ?? "");
    this.fist = seen?.fist ?? null;
    if (!seen) this.post();
    this.settleSoon();
  }

  /** Whether somebody only looks, and touches nothing. */
  get isLooked(): boolean {
    return this.seen !== null;
  }

  // the table at the server

  /** Each game has a table of its own; who takes back the beginning of one goes on with the one before. */
  private post(): void {
    const { id } = this.now;
    if (this.posted === id) return;
    this.posted = id;
    this.posting?.close();
    const post = posts()[id] ?? newPost();
    keepPost(id, post);
    const parts = () => partsOf($state.snapshot(this.now), this.isOver, this.totals, post.sent);
    const kind = { paper: "referee", game: this.kit.game, id };
    this.posting = new Posting(kind, post, parts, () => keepPost(id, post));
  }

  /** What the table shows that comes from phones: call it in an effect. */
  receive(view: RefereeView): void {
    this.fist = view.fist;
  }

  /** Who has most. */
  get winners(): string[] {
    const totals = this.totals(this.now.purses);
    const best = Math.max(...Object.values(totals));
    return this.now.players.filter((player) => totals[player] === best);
  }

  get isOver(): boolean {
    const rounds = guideOf(this.kit.game)?.rounds ?? 0;
    return rounds > 0 && this.round > rounds;
  }
  /** Rounds that have ended and are not settled yet. */
  get open(): number[] {
    return this.now.past.flatMap(({ open }, index) => (open ? [index + 1] : []));
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
    this.changed();
  }

  undo(): void {
    const last = this.steps.at(-1);
    if (!last) return;
    this.steps = this.steps.slice(0, -1);
    this.now = JSON.parse(last);
    forgetEarlier(this.kit.game, this.now.id);
    this.changed();
  }

  private changed(): void {
    this.keep();
    if (!this.owners.includes(this.owner)) this.owner = this.now.players[0] ?? "";
    [this.fresh, this.asked] = [false, this.asked + 1];
    this.settleSoon();
  }

  private keep(): void {
    if (this.seen) return;
    save(this.kit.game, this.now);
    this.post();
    this.posting?.push();
  }

  leave(): void {
    clearTimeout(this.timer);
    this.posting?.close();
    this.asked++;
  }

  // how rounds end

  private settleSoon(rest = REST): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.settle(), rest);
  }

  /** Ask how rounds end that are over, and how this one would, and again while nobody answers. */
  private async settle(): Promise<void> {
    const asked = ++this.asked;
    if (this.now.players.length < 2) return;
    try {
      while (this.open.length && asked === this.asked) if (!(await this.settleOpen(asked))) break;
      const { purses, ...lying } = $state.snapshot(this.now);
      // who only looks is not told what is in purses
      const ending = await this.endingOf({ ...lying, purses: this.isLooked ? {} : purses }, this.ending);
      if (asked !== this.asked) return;
      [this.ending, this.problem, this.away, this.fresh] = [ending, "", false, true];
    } catch (error) {
      if (asked !== this.asked) return;
      this.away = isAway(error);
      if (this.away) this.settleSoon(AGAIN);
      else [this.ending, this.problem] = [null, wordsOf(error)];
    }
  }

  /** What is entered may count only with the answer, as what was in a box that somebody turns out to have won. */
  private async endingOf(lying: Lying, before: Settled | null): Promise<Settled> {
    const position = this.kit.position(lying, before);
    const ending = await settled<Settled>(this.kit.game, position);
    const same = JSON.stringify(this.kit.position(lying, ending)) === JSON.stringify(position);
    return same ? ending : this.endingOf(lying, ending);
  }

  /** The first round that ended without the server: what it pays is in the purses of those after it. */
  private async settleOpen(asked: number): Promise<boolean> {
    const round = this.open[0] ?? 0;
    const { players, options, past } = $state.snapshot(this.now);
    const { starter, places, open } = past[round - 1] ?? {};
    if (!places || !open) return false;
    this.refused = null;
    try {
      const lying = { players, options, starter: starter ?? "", places, ...open };
      const ending = await this.endingOf(lying, null);
      if (asked !== this.asked) return false;
      if (this.id && JSON.stringify(load(this.kit.game, this.id)) !== JSON.stringify(this.now)) return false;
      if (this.kit.waits?.(lying, ending)) {
        this.refused = { round, why: "" };
        return false;
      }
      this.close(round, ending);
      this.late = [...this.late, { round, ending }];
      this.keep();
      return true;
    } catch (error) {
      if (isAway(error)) throw error;
      this.refused = { round, why: wordsOf(error) };
      return false;
    }
  }

  /** A round that has ended is settled: everybody gets what it pays, and the next one its starter. */
  private close(round: number, ending: Settled): void {
    const { past, purses, players } = this.now;
    const notes = guideOf(this.kit.game)?.tracks.notes ?? [];
    const closed = past[round - 1]!;
    const own = closed.open?.purses ?? purses;
    const touched: Purses[] = [own, ...past.slice(round).flatMap(({ open }) => (open ? [open.purses] : [])), purses];
    for (const each of new Set(touched))
      for (const player of players) if (each[player]) pay(each[player], player, ending, this.kit.jetons(), notes);
    [closed.gains, closed.totals] = [this.gains(ending), this.totals(own)];
    delete closed.open;
    const next = past[round] ?? this.now;
    next.starter ||= ending.next_starter ?? closed.starter;
  }

  /** Take the round's end as it is told, or as it will be, and clear the table for the next. */
  endRound(ending: Settled | null): void {
    this.change((now) => {
      const { starter, places, on, purses } = $state.snapshot(now);
      now.past.push({ gains: {}, tiles: this.tiles, starter, places, open: { on, purses } });
      Object.assign(now, now.later.shift() ?? bare());
      if (ending) this.close(now.past.length, ending);
    });
    this.owner = this.now.starter || this.owner;
    this.ending = null;
  }

  /** Go back to a round that can't be settled as it was kept; those after it come again when it has ended. */
  correct(round: number): void {
    this.change((now) => {
      const { past, starter, places, on, later } = $state.snapshot(now);
      const back = past.slice(round - 1).map((each) => ({ ...bare(), ...each, ...each.open }));
      const [first, ...others] = back.map(({ starter, places, on }) => ({ starter, places, on }));
      now.later = [...others, ...(this.isOver ? [] : [{ starter, places, on }]), ...later];
      now.past = past.slice(0, round - 1);
      Object.assign(now, first);
    });
    this.refused = null;
  }

  /** Somebody has looked at how a round ended. */
  told(): void {
    this.late = this.late.slice(1);
  }

  // What people do

  begin(players: string[], starter: string): void {
    if (this.posting?.unsent) setAside(this.kit.game, $state.snapshot(this.now));
    this.change((now) => {
      const { shelf, hidden, options } = now;
      Object.assign(now, fresh(), { shelf, hidden, options, players, starter });
      now.purses = Object.fromEntries(players.map((player) => [player, { cards: [], jetons: 0 }]));
    });
    [this.late, this.refused] = [[], null];
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

  /** What a tile pays to somebody in the course of a round. */
  reward(player: string, amount: number): void {
    this.change(({ purses }) => purses[player] && put(purses[player], amount, this.kit.jetons()));
  }

  gains = (ending: Settled): Record<string, number> => gainsOf(this.now.players, ending, this.kit.jetons());

  /** What somebody has, as far as the referee knows. */
  worth = ({ cards, jetons }: Purse): number =>
    cards.reduce((sum, card) => sum + card, 0) + jetons * (this.kit.jetons()[0] ?? 0);

  private totals = (purses: Purses): Record<string, number> =>
    Object.fromEntries(this.now.players.map((player) => [player, this.worth(purses[player] ?? NO_PURSE)]));
}

const isAway = (error: unknown): boolean => error instanceof Refusal && (error.status === 0 || error.status >= 500);
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
/** Whether a fine depends on what was in the box, which nobody has noted. */
export const isUndecided = ({ fines }: Settled): boolean => (fines ?? []).some(({ cash }) => cash === null);
