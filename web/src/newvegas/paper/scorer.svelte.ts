// A game of paper being entered: whose sheets there are, what the server says of them, and the table that others see.
// What was entered is kept on this device at once, and nothing waits for the server.
// Others may enter their sheets on their own phones: what is theirs comes from the table at the server.

import type { Assessed, Found, PaperMap, ScorerView, SheetView } from "../../lib/protocol";
import { sound } from "../../lib/sound";
import type { TableConnection } from "../../lib/table.svelte";
import { say } from "../../lib/words.svelte";
import { Posting } from "../../paper/posting.svelte";
import { Asking } from "./asking.svelte";
import { Writing } from "./writing.svelte";
import { draw } from "./drawn";
import { blankSheet, fileOf, readTerms, type Entry, type Sheet } from "./entry";
import { keep, type Kept } from "./kept";
import { placeOf } from "./places";
import { merged, partsOf } from "./sharing";

/** A finding with its place on the sheet. */
export type Placed = Found & { place: string };

export class Scorer {
  entry: Entry = $state(blank());
  seat = $state(0);
  /** What the table at the server shows. */
  view: ScorerView | null = $state.raw(null);
  ended = $state(false);
  readonly posting: Posting;
  readonly writing: Writing;
  private readonly asking: Asking;
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
    // Votes are told when all have voted: the points would betray them.
    this.asking = new Asking(
      () => ({ id: this.id, city: this.cityWord, file: this.file(this.voted) }),
      () => {
        this.writing.unfold();
        this.save();
      },
    );
    this.writing = new Writing(this);
    this.look(
      Math.max(
        0,
        this.entry.players.findIndex(({ elsewhere }) => !elsewhere),
      ),
    );
    void this.asking.ask();
  }

  get answer(): Assessed {
    return this.asking.answer;
  }
  get fresh(): boolean {
    return this.asking.fresh;
  }
  get away(): boolean {
    return this.asking.away;
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
  name(seat: number): string {
    return nameOf(this.entry, seat);
  }

  look(seat: number): void {
    this.seat = seat;
    this.writing.turn();
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
    if (JSON.stringify(this.file()) !== before) this.asking.changed();
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
    this.asking.close();
    this.posting.close();
  }

  // what follows

  /** Something was written on a sheet, or agreed about the game. */
  written(): void {
    sound("pencil");
    this.kept.touched = Date.now();
    this.asking.changed();
    this.save();
    this.posting.push();
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
}

const NO_SHEET: Sheet = { ...blankSheet(), elsewhere: true };

const blank = (): Entry => ({ edition: "", options: {}, players: [] });

const nameOf = (entry: Entry, seat: number): string =>
  entry.players[seat]?.name.trim() || say("scorer-player", { number: seat + 1 });
