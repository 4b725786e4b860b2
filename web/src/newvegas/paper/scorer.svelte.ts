// A game of paper being entered: what is written down, what the server says of it, and what a touch means now.
// What was entered is kept on this device at once; the server is asked until it answers, and nothing waits for it.
// Others may enter their sheets on their own phones: what is theirs comes from the table at the server.

import { score } from "../../lib/api";
import type { Assessed, Found, Lot, PaperMap, ScorerView, SheetView } from "../../lib/protocol";
import { sound } from "../../lib/sound";
import { store, stored } from "../../lib/storage";
import type { TableConnection } from "../../lib/table.svelte";
import { say } from "../../lib/words.svelte";
import { Posting } from "../../paper/posting.svelte";
import { same, type Place } from "../map";
import { blankSheet, fileOf, has, nextBonus, nextHotel, readTerms, toggled, type Entry, type Sheet } from "./entry";
import { draw } from "./drawn";
import { keep, type Kept } from "./kept";
import { isInCity, placeOf } from "./places";
import { merged, partsOf } from "./sharing";
import { drawnTo, shortened } from "./tour";

export const PENS = ["numbers", "shows", "route", "sheet"] as const;
export type Pen = (typeof PENS)[number];
/** A finding with its place on the sheet. */
export type Placed = Found & { place: string };

const ANSWERED = "neonstrip.scorer.newvegas.answered";
const AGAIN = 2000;
const NOTHING: Assessed = {
  acme: null,
  acme_wins: false,
  findings: [],
  ranking: [],
  tie: null,
  totals: [],
  sheets: [],
  debts: [],
  rooms: [],
  city: { pars: [], roads: { across: [], down: [], lamps: [], traffic_light: [0, 0] }, cards: {} },
};

export class Scorer {
  entry: Entry = $state(blank());
  seat = $state(0);
  pen: Pen = $state("numbers");
  /** The lot that the next number goes to. */
  selected: Place | null = $state(null);
  /** The place whose findings are told. */
  asked: string | null = $state(null);
  /** What the server said last; of other games it has the map alone. */
  answer: Assessed = $state.raw(NOTHING);
  /** Whether the answer is about what is entered now; whether the server can be reached. */
  fresh = $state(false);
  away = $state(false);
  /** What the table at the server shows. */
  view: ScorerView | null = $state.raw(null);
  ended = $state(false);
  readonly posting: Posting;
  private edition = 0;
  private asking = false;
  private timer = 0;
  private closed = false;
  private readonly kept: Kept;

  constructor(kept: Kept, connection?: TableConnection) {
    this.kept = kept;
    this.entry = kept.entry;
    this.ended = kept.ended;
    const kind = { paper: "scorer", game: "newvegas", id: kept.id };
    this.posting = new Posting(
      kind,
      kept.post,
      () => (this.watches ? [] : partsOf(this.entry, this.kept)),
      () => this.save(),
      connection,
    );
    this.look(
      Math.max(
        0,
        this.entry.players.findIndex(({ elsewhere }) => !elsewhere),
      ),
    );
    const last = stored<{ id?: string; city?: string; answer?: Assessed }>(ANSWERED, {});
    if (last.answer?.city && (last.city ?? "") === this.cityWord)
      this.answer = last.id === kept.id ? last.answer : { ...last.answer, findings: [] };
    this.select(this.firstLot());
    void this.ask();
  }

  get id(): string {
    return this.kept.id;
  }
  get begun(): number {
    return this.kept.begun;
  }
  /** Where the ACME is that this sheet is counted against. */
  get dealer(): string {
    return this.kept.dealer ?? "";
  }
  get over(): boolean {
    return this.kept.over;
  }
  /** Whether this device opened the table, or has a sheet there, or only looks. */
  get hosts(): boolean {
    return this.kept.post.hosts;
  }
  get watches(): boolean {
    return !this.kept.post.token && !this.hosts;
  }
  /** Whether another device enters any sheet. */
  get isShared(): boolean {
    return !this.hosts || this.entry.players.some(({ elsewhere }) => elsewhere);
  }
  /** Whether the scores may be seen: votes are opened for all at once. */
  get isOpen(): boolean {
    return !this.isShared || this.view?.over === true;
  }

  readonly sheet: Sheet = $derived(this.entry.players[this.seat] ?? this.entry.players[0] ?? NO_SHEET);
  readonly golf = $derived(this.entry.options.golf !== false);
  readonly bank = $derived(this.entry.options.bank !== false);
  readonly city: PaperMap = $derived(this.answer.city);
  /** The city as one word; nothing is the printed one. */
  readonly cityWord = $derived(typeof this.entry.options.city === "string" ? this.entry.options.city : "");
  /** Whether all have voted: until then nobody is told what the others did. */
  readonly voted = $derived(!this.bank || this.entry.players.every(({ loan }) => loan !== null));
  /** The sheet as it is drawn: what is printed and counted comes from the server, what is written from here. */
  readonly drawn: SheetView | null = $derived.by(() => {
    const counted = this.answer.sheets[this.seat] ?? this.answer.sheets[0];
    return counted ? draw(counted, this.sheet, nameOf(this.entry, this.seat)) : null;
  });
  readonly findings: Placed[] = $derived(
    this.answer.findings
      .filter(({ seat }) => seat === null || seat === this.seat)
      .filter(({ code }) => code !== "sheet-no-vote" || this.sheet.loan === null)
      .map((found) => ({ ...found, place: placeOf(found, this.sheet) })),
  );
  /** What does not fit in itself, and what may only be missing, by place. */
  readonly marks: ReadonlyMap<string, "wrong" | "open"> = $derived.by(() => {
    const marks = new Map<string, "wrong" | "open">();
    for (const { place, missing } of this.findings)
      if (!missing) marks.set(place, "wrong");
      else if (!marks.has(place)) marks.set(place, "open");
    return marks;
  });
  readonly told: Placed[] = $derived(this.findings.filter(({ place }) => place === this.asked));
  /** The lowest and the highest number that fit into the selected lot, as it was counted last. */
  readonly room: [number, number] | null = $derived.by(() => {
    const at = this.lots.findIndex(({ street, avenue }) => this.selected && same([street, avenue], this.selected));
    return this.answer.rooms[this.seat]?.[at] ?? null;
  });

  private get lots(): Lot[] {
    return this.answer.sheets[0]?.lots ?? [];
  }

  name(seat: number): string {
    return nameOf(this.entry, seat);
  }

  // what a touch does

  look(seat: number): void {
    this.seat = seat;
    this.asked = null;
    this.select(this.firstLot());
  }

  take(pen: Pen): void {
    this.pen = pen;
    this.asked = null;
  }

  /** Ask about a place where something does not fit. */
  tell(place: string): void {
    if (isInCity(place) === (this.pen === "sheet")) this.pen = isInCity(place) ? "numbers" : "sheet";
    this.asked = this.asked === place ? null : place;
  }

  touchLot({ street, avenue, site, star }: Lot): void {
    const place: Place = [street, avenue];
    this.tellOnly(`lot ${street} ${avenue}`);
    if (this.pen === "shows") {
      if (!star) return;
      this.sheet.shows_given = toggled(this.sheet.shows_given, place, same);
      this.written();
      return;
    }
    const again = this.selected !== null && same(this.selected, place);
    if (site && (again || !has(this.sheet.built, place))) {
      this.sheet.built = toggled(this.sheet.built, place, same);
      this.written();
    }
    this.select(place);
  }

  write(number: number | null): void {
    if (!this.selected) return;
    const [street, avenue] = this.selected;
    this.sheet.streets[street - 1]![avenue - 1] = number;
    this.written();
    if (number !== null) this.skip();
  }

  /** On to the next lot to the right, then to the next street. */
  skip(): void {
    const at = this.lots.findIndex(({ street, avenue }) => this.selected && same([street, avenue], this.selected));
    const next = this.lots[at + 1];
    this.select(next ? [next.street, next.avenue] : null);
    this.asked = null;
  }

  touchHole(avenue: number): void {
    this.tellOnly(`hole ${avenue}`);
    this.sheet.holes = toggled(this.sheet.holes, avenue).sort((a, b) => a - b);
    this.written();
  }

  touchHotel(avenue: number): void {
    this.tellOnly(`hotel ${avenue}`);
    nextHotel(this.sheet, avenue);
    this.written();
  }

  driveTo(crossing: Place): void {
    const end = this.sheet.limousine.at(-1) ?? this.city.roads.traffic_light;
    if (same(end, crossing)) return;
    this.sheet.limousine = drawnTo(this.sheet.limousine, this.city.roads.traffic_light, crossing);
    this.tellOnly(`crossing ${crossing.join(" ")}`);
    this.written();
  }

  driveBack(): void {
    this.sheet.limousine = shortened(this.sheet.limousine);
    this.written();
  }

  crossOff(column: string, crossed: number): void {
    this.tellOnly(`column ${column}`);
    this.sheet.improvements = { ...this.sheet.improvements, [column]: crossed };
    this.written();
  }

  crossShow(side: 0 | 1, crossed: number): void {
    this.tellOnly("shows");
    this.sheet.show_columns[side] = crossed;
    this.written();
  }

  check(box: number): void {
    this.tellOnly("boxes");
    const { inauguration } = this.sheet;
    inauguration.checked = inauguration.checked === box ? box - 1 : box;
    this.written();
  }

  touchGroup(group: number): void {
    this.tellOnly("boxes");
    nextBonus(this.sheet, group);
    this.written();
  }

  project(colour: string, points: number): void {
    this.tellOnly(`project ${colour}`);
    this.sheet.projects = { ...this.sheet.projects, [colour]: this.sheet.projects[colour] === points ? 0 : points };
    this.written();
  }

  vote(loan: boolean | null): void {
    this.sheet.loan = loan;
    this.written();
  }

  // the table at the server

  /** Merge what the table shows with what this device enters: call it in an effect. */
  receive(view: ScorerView): void {
    if (this.view === view) return;
    this.view = view;
    const selected = this.entry.players[this.seat]?.id;
    const before = JSON.stringify(this.file());
    this.entry.players = merged(this.entry.players, view, this.posting, this.watches);
    if (!this.hosts) Object.assign(this.entry, readTerms(view.terms));
    if (!this.hosts && view.over && !this.ended) this.ended = this.kept.ended = this.kept.over = true;
    this.seat = Math.max(
      0,
      this.entry.players.findIndex(({ id }) => id === selected),
    );
    if (JSON.stringify(this.file()) !== before) {
      this.edition++;
      this.fresh = false;
      void this.ask();
    }
    this.endIfDone();
    this.save();
  }

  /** Who is done here waits for the others; when all are, votes are opened. */
  private endIfDone(): void {
    const done = this.entry.players.every(({ elsewhere, done }) => !elsewhere || done);
    if (this.hosts && this.kept.over && done) this.end();
  }

  /** All is entered, also elsewhere. */
  end(): void {
    if (this.ended) return;
    this.ended = this.kept.ended = true;
    this.save();
    this.posting.push(0);
  }

  /** Go on here with a sheet that a phone has begun. */
  takeOver(sheet: string): void {
    this.posting.tell({ note: "took", sheet });
  }

  /** Another phone's sheet that is no part of the game. */
  drop(sheet: string): void {
    this.posting.tell({ note: "removed", sheet });
  }

  // the table

  rename(seat: number, name: string): void {
    this.entry.players[seat]!.name = name;
    this.written();
  }

  addPlayer(): void {
    this.entry.players.push(blankSheet());
    this.written();
  }

  removePlayer(seat: number): void {
    this.entry.players.splice(seat, 1);
    this.seat = Math.min(this.seat, this.entry.players.length - 1);
    this.written();
  }

  option(name: string, value: boolean): void {
    this.entry.options = { ...this.entry.options, [name]: value };
    this.written();
  }

  /** Another city than the printed one, as one word; nothing for that. */
  build(city: string): void {
    const { city: before, ...options } = this.entry.options;
    if ((before ?? "") === city) return;
    this.entry.options = city ? { ...options, city } : options;
    this.written();
  }

  play(edition: string): void {
    this.entry.edition = edition;
    this.written();
  }

  /** Everything is entered here, or corrected again. */
  finish(over: boolean): void {
    this.kept.over = over;
    for (const sheet of this.entry.players) if (!sheet.elsewhere) sheet.done = over || (this.isOpen && sheet.done);
    if (over) this.endIfDone();
    this.save();
    this.posting.push(0);
  }

  /** As a file for others: docs/score.md. */
  file(votes = true): object {
    return fileOf($state.snapshot(this.entry), (seat) => this.name(seat), votes);
  }

  /** Nobody asks any more. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.posting.close();
  }

  // what follows

  private isLot(place: Place): boolean {
    return this.lots.some(({ street, avenue }) => same([street, avenue], place));
  }

  private firstLot(): Place | null {
    const [lot] = this.lots;
    return lot ? [lot.street, lot.avenue] : null;
  }

  private select(place: Place | null): void {
    this.selected = place;
  }

  /** What is touched tells its own findings, and no other's. */
  private tellOnly(place: string): void {
    this.asked = this.marks.has(place) ? place : null;
  }

  private written(): void {
    sound("pencil");
    this.edition++;
    this.fresh = false;
    this.kept.touched = Date.now();
    this.save();
    this.posting.push();
    void this.ask();
  }

  private save(): void {
    if (this.watches) return;
    if (this.kept.dealer && this.fresh) this.count();
    keep({ ...this.kept, entry: $state.snapshot(this.entry), totals: this.answer.sheets.map(({ total }) => total) });
  }

  /** What the dealer's table is to know of a sheet that is counted against its ACME. */
  private count(): void {
    const [sheet] = this.answer.sheets;
    const count = sheet && { total: sheet.total, runs: sheet.runs, loan: this.sheet.loan === true };
    if (JSON.stringify(count) !== JSON.stringify(this.kept.count)) Object.assign(this.kept, { count, told: false });
  }

  /** Ask what the server says, one question at a time, until it has answered about what is entered. */
  private async ask(): Promise<void> {
    if (this.asking || this.closed) return;
    this.asking = true;
    clearTimeout(this.timer);
    const [edition, city] = [this.edition, this.cityWord];
    try {
      // Votes are told when all have voted: the points would betray them.
      const answer = await score<Assessed>("newvegas", this.file(this.voted));
      if (this.closed) return;
      this.answer = answer;
      if (this.selected ? !this.isLot(this.selected) : this.edition === 0) this.select(this.firstLot());
      this.fresh = edition === this.edition;
      this.away = false;
      store(ANSWERED, { id: this.id, city, answer });
      this.save();
    } catch {
      this.away = true;
    }
    this.asking = false;
    if (this.closed) return;
    if (this.away) this.timer = window.setTimeout(() => void this.ask(), AGAIN);
    else if (edition !== this.edition) void this.ask();
  }
}

const NO_SHEET: Sheet = { ...blankSheet(), elsewhere: true };

const blank = (): Entry => ({ edition: "", options: {}, players: [] });

const nameOf = (entry: Entry, seat: number): string =>
  entry.players[seat]?.name.trim() || say("scorer-player", { number: seat + 1 });
