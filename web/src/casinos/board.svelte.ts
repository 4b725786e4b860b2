// What all parts of a table with casinos look at: the moment being shown, what the pointer is on, what is being chosen.
// Each game has a board of its own, which tells what lies where and what it is called.

import type { Component } from "svelte";

import { afterFrame } from "../lib/frames";
import { partsOf, type Game } from "../lib/grammar";
import { eventsOf } from "../lib/lines";
import type { Event, Line, Refused, View, Worth } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { sound, type Sound } from "../lib/sound";
import { sure } from "../lib/sure";
import type { AtTable } from "../lib/table.svelte";
import type { Legal, Viewpoint } from "../lib/viewpoint.svelte";
import { aim, aimOf, byDigit, refusedAt } from "./aims";
import type { Bone } from "./bones";
import type { About } from "./explanations";
import { Queue } from "./queue.svelte";
import { Retelling } from "./retelling.svelte";
import { script } from "./script";
import { asScored, type CasinoOf, type CasinoView, type Heap, type Moment, type Standing } from "./seen";
import { endsRound, inNotes, since, story, type Award, type Stop } from "./story";
import { telling, Telling } from "./telling.svelte";
import { choice, meaning, owned, question, type Told } from "./words";

/** One list for whenever there is nothing to choose, so that it is seen to be the same. */
const NOTHING: Legal[] = [];
/** What ends a turn and is about no casino. */
const FINAL = ["pass", "skip"];

export abstract class CasinoBoard<V extends CasinoView = CasinoView> {
  now: Moment<V> | null = $state.raw(null);
  /** What has just happened and what is asked, for who listens. */
  spoken = $state("");
  /** The casino that the pointer or the focus came to last. */
  private at: number | null = $state(null);
  /** The move that was under way when they left it: what was pressed lets go of the focus. */
  private left: string | null = $state(null);
  /** What was picked of what can be picked. */
  wanted: string | null = $state(null);
  /** What is chosen and not made yet: it waits until it is chosen once more. */
  unconfirmed: string | null = $state(null);
  /** Whether the last thing this player did was to take something back. */
  tookBack = $state(false);
  /** The end of a round while the board tells it. */
  telling: Telling | null = $state.raw(null);
  /** The end of a round when it has been told, as a whole. */
  story: Stop[] = $state.raw([]);
  /** Whether it has been counted who won: until then nobody's total is seen. */
  counted = $state(false);
  /** What comes after what is being told. */
  private awaited: Moment<V> | null = null;
  /** Whoever wants to know of dice that go to a casino, while they still lie where they were. */
  onplace: ((casino: number) => void) | null = null;

  /** A game that is watched again has its own pace, and its rounds are not told again. */
  private readonly lives: boolean;
  private readonly queue: Queue<V>;
  private readonly retelling: Retelling;

  constructor(
    readonly table: AtTable,
    readonly game: Game,
  ) {
    this.lives = !table.replayed;
    this.retelling = new Retelling(game);
    this.queue = new Queue<V>(game, this.lives, {
      isBusy: () => this.busy,
      isTelling: () => this.telling !== null,
      show: (moment, live) => this.show(moment, live),
      amend: (moment) => this.amend(moment),
    });
  }

  /** What the reader has been told, in words. */
  get told(): Told[] {
    return this.retelling.told;
  }

  /** What is being shown. Parts of the table are drawn only when there is something to see. */
  get moment(): Moment<V> {
    return sure(this.now);
  }

  /** A view, if it is of this game. */
  protected abstract seen(view: View): V | null;
  /** What things say about themselves. */
  abstract readonly about: About;
  /** The dice that a seat has left. */
  abstract hand(seat: number): Bone[];
  /** The dice of the roll that show a number. */
  abstract roll(number: number): Bone[];
  /** What lies at a casino, by its owners. */
  abstract lying(casino: CasinoOf<V>): Heap[];
  abstract standing(casino: CasinoOf<V>): Standing;
  /** The dice that a move would bring to its casino, by their owners. */
  abstract coming(legal: Legal): Heap[];
  /** Whose dice: a player's name is their own, imagined owners have words. */
  abstract ownerName(owner: string): string;
  /** A roll, for who listens. */
  protected abstract rolled(view: V, reader: string | null): string;

  /** The number that a move names which is about no casino. */
  protected numberOf(_move: string): number | null {
    return null;
  }
  /** What events sound like, if there is more to hear than a move. */
  protected soundOf(_events: Event[], _reader: string | null): Sound | null {
    return null;
  }
  /** Where an event of the scoring belongs that is not a casino's. */
  protected besides(_event: Event): string | null {
    return null;
  }
  /** An award that is no note, drawn. */
  readonly Gift: Component<{ award: Award }> | null = null;
  /** Whether a place of the scoring is at a casino. */
  isAt(site: Stop["site"], casino: CasinoOf<V>): boolean {
    return site === casino.number;
  }
  /** The name of a place that is no casino. */
  placeName(site: string): string {
    return site;
  }
  /** What an award of the scoring is worth in money. */
  worth(award: Award): number {
    return inNotes(award);
  }

  /** The casino that is pointed at. One that was pressed is, until that is answered: nothing there changes twice. */
  readonly pointed = $derived.by(() => (this.left === null || this.left === this.table.underway ? this.at : null));
  readonly mine = $derived.by(
    () => this.queue.empty && this.now !== null && this.now.seat !== null && this.now.waiting.includes(this.now.seat),
  );
  readonly legal = $derived(this.mine && this.moment.about.stage === "playing" ? this.moment.legal : NOTHING);
  readonly aims = $derived.by(() => aim(this.game, this.legal, this.wanted));
  private readonly seats = $derived(this.now?.about.seats);
  readonly names = $derived(this.seats?.map((seat) => seat.name) ?? []);

  seatOf(owner: string | null): number | null {
    return owner !== null && this.names.includes(owner) ? this.names.indexOf(owner) : null;
  }

  choice(legal: Legal): string {
    return choice(this.game, this.moment.view.phase, legal);
  }
  meaning(worth: Worth | undefined): string {
    return meaning(this.game, worth);
  }
  /** A choice with what it would bring. */
  promise(legal: Legal): string {
    return [this.choice(legal), this.meaning(legal.worth)].filter(Boolean).join(", ");
  }
  question(): string {
    return question(this.game, this.moment.view);
  }
  owned({ owner, dice }: Heap): string {
    return owned(this.ownerName(owner), dice);
  }

  /** How a casino would stand after a move about it, as the server forecasts it. */
  forecast(worth: Worth | undefined, casino: number): Standing | null {
    if (worth?.casino !== casino) return null;
    const name = (owner: number | string | null | undefined) =>
      (typeof owner === "number" ? this.names[owner] : owner) ?? null;
    return {
      takers: (worth.takers ?? [worth.leader, worth.second]).map(name),
      tied: (worth.struck ?? []).flatMap((owner) => name(owner) ?? []),
    };
  }

  /** Why a casino cannot be pressed; nothing where it can, or where no casino is meant. */
  refusedAt(casino: number): Refused | undefined {
    return this.legal.length ? refusedAt(this.game, this.aims, this.moment.view.refused, casino) : undefined;
  }

  /** The pointer or the focus comes to a casino. */
  point(casino: number | null): void {
    this.at = casino;
    this.left = null;
  }

  /** It leaves it again; what is chosen there and not made yet stays in sight. */
  leave(): void {
    if (this.unconfirmed) return;
    this.left = this.table.underway ?? null;
    if (this.left === null) this.at = null;
  }

  /** A new state of the table has come. */
  take(here: Viewpoint): void {
    const view = here.view && this.seen(here.view);
    if (!view || !here.about) return;
    const { about, legal, waiting, canUndo, log, seat, name } = here;
    this.queue.take({ view, about, legal, waiting, canUndo, log, seat, name }, here);
  }

  /** Whether the end of a round is told, and nothing else can be done. */
  get busy(): boolean {
    return this.telling !== null || this.story.length > 0;
  }

  /** Whether the table has gone on while this is looked at. */
  get behind(): boolean {
    return !this.queue.empty && !this.busy;
  }

  /** Somebody does not want to look at the rest. */
  catchUp(): void {
    this.queue.next(true);
  }

  private show(moment: Moment<V>, live: boolean): void {
    const before = this.now;
    const known = before?.log.at(-1)?.n ?? 0;
    const fresh = moment.log.filter((line) => line.n > known);
    const placed = live ? fresh.findLast((line) => line.kind === "move")?.move : undefined;
    const aim = placed && aimOf(this.game, placed);
    if (aim && aim.pick.family === "place") this.onplace?.(aim.casino);
    if (live && before && this.tell(moment, fresh, before)) return;
    this.unveil(moment, fresh, live);
  }

  private amend(moment: Moment<V>): void {
    if (this.awaited) this.awaited = moment;
    else this.show(moment, false);
  }

  /** Tell on the board what a scoring brought, before it is gone; false where there is nothing to tell. */
  private tell(moment: Moment<V>, fresh: Line[], before: Moment<V>): boolean {
    const last = fresh.findLast((line) => eventsOf(line).length > 0);
    if (!last || !this.lives || !telling(1) || document.hidden) return false;
    const stops = since(this.storyUpTo(moment.log, last), before.log.at(-1)?.n ?? 0);
    if (!stops.length) return false;
    // The newest view is of the next round already, and several moves may have come at once.
    const scored = fresh.flatMap((line) => (line.kind === "move" && line.scored) || []).at(-1);
    const view = scored ? asScored(before.view, scored) : before.view;
    this.drop();
    this.now = { ...before, view, legal: [], waiting: [], canUndo: false };
    this.awaited = moment;
    this.telling = new Telling(script(stops, fresh.some(endsRound)), () => this.endTelling(fresh));
    return true;
  }

  private endTelling(fresh: Line[]): void {
    const moment = sure(this.awaited);
    this.telling = this.awaited = null;
    this.unveil(moment, fresh, true);
    this.queue.next();
  }

  private storyUpTo(log: Line[], last: Line): Stop[] {
    return story(log, last, (event) => this.besides(event));
  }

  private unveil(moment: Moment<V>, fresh: Line[], live: boolean): void {
    const before = this.now;
    this.now = moment;
    if (before?.view.moves !== moment.view.moves) {
      this.wanted = null;
      this.drop();
    }
    const end = live && this.lives && fresh.findLast(endsRound);
    if (end) this.story = this.storyUpTo(moment.log, end);
    // Words are read after the picture has been seen.
    afterFrame(() => this.retell(moment, fresh, live ? before : undefined));
  }

  /** Put what has happened into words, and say and sound what was live, after what was seen before. */
  private retell(moment: Moment<V>, fresh: Line[], before?: Moment<V> | null): void {
    this.retelling.read(moment, this.names);
    if (before !== undefined) this.announce(moment, fresh, before);
  }

  private announce(moment: Moment<V>, fresh: Line[], before: Moment<V> | null): void {
    const moves = fresh.flatMap((line) => (line.kind === "move" ? (line.move ?? []) : []));
    const said = fresh.flatMap((line) => this.retelling.of(line)).map(({ text }) => text);
    // What others roll is told with what they place.
    if (moves.at(-1) === "roll" && moment.view.active === moment.name) said.push(this.rolled(moment.view, moment.name));
    const { seat } = moment;
    const asked = seat !== null && moment.waiting.includes(seat);
    if (asked && this.queue.empty) said.push(this.question());
    if (said.length) this.spoken = said.join(" ");
    const heard = moves.includes("roll") ? "dice" : this.soundOf(fresh.flatMap(eventsOf), moment.name);
    if (heard ?? moves.length) sound(heard ?? "chip");
    if (asked && !before?.waiting.includes(seat)) sound("turn");
  }

  /** The end of the round has been told. */
  endStory(): void {
    this.story = [];
    this.queue.next();
  }

  /** Make a move. What brings a turn to its end waits for the same once more, if the player likes to be asked. */
  play(move: string): void {
    this.tookBack = false;
    if (this.unconfirmed !== move && this.isAsked(move)) this.propose(move);
    else {
      this.drop();
      this.table.move(move);
    }
  }

  /** A choice tells what it brings before it is made, and is one step: it is asked about only for who wants that always.
   * Then what a casino is pressed for is, and giving up the turn; not if there is no choice, nor in a lesson, where the
   * coach lets nothing else happen. */
  private isAsked(move: string): boolean {
    if (settings.confirm !== "always" || this.table.coached || this.legal.length < 2) return false;
    return aimOf(this.game, move) !== null || FINAL.includes(partsOf(this.game, move).family);
  }

  private propose(move: string): void {
    this.unconfirmed = move;
    this.point(aimOf(this.game, move)?.casino ?? null);
  }

  private drop(): void {
    this.unconfirmed = null;
  }

  /** Choose the move that a digit names: only who confirms it makes it. None if there is no such move. */
  choose(digit: number): string | undefined {
    const move = byDigit(this.aims, digit, (move) => this.numberOf(move));
    if (move && this.isAsked(move)) this.propose(move);
    else if (move) this.drop();
    return move;
  }

  get canUndo(): boolean {
    return this.unconfirmed !== null || (this.queue.empty && (this.now?.canUndo ?? false));
  }

  /** Take the last step back: one that does not count yet, or a move. */
  undo(): void {
    this.tookBack = true;
    if (this.unconfirmed) this.drop();
    else if (this.canUndo) this.table.ask({ type: "undo" });
  }

  /** What a key means at this table; false if nothing. */
  key(key: string): boolean {
    const confirms = key === "Enter" || key === " ";
    if (key === "u" && this.canUndo) this.undo();
    else if (confirms && this.unconfirmed) this.play(this.unconfirmed);
    else if ((key === "r" || confirms) && this.legal.some(({ move }) => move === "roll")) this.play("roll");
    else return false;
    return true;
  }

  close(): void {
    this.telling?.stop();
    this.queue.stop();
  }
}
