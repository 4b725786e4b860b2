// A dealer's table as this device knows it. The dealing device keeps the script and what it has noted, and so goes on
// without the server: notes are sent in their order, each when the one before was answered, after a reload too.

import { script as askForScript } from "../lib/api";
import type { DealerView, PaperScript } from "../lib/protocol";
import { randomHex } from "../lib/random";
import { sha256 } from "../lib/sha256";
import { store, stored } from "../lib/storage";
import type { TableConnection } from "../lib/table.svelte";
import { keep, ownTokens } from "../lib/tokens";
import { next, noted, shuffled, type AnyNote } from "./notes";
import { letGo, remember, takeOver, type Noted } from "./unsent";

interface Waiting {
  ref: string;
  note: AnyNote;
}

/** What the dealing device keeps of a table. */
interface Kept {
  game?: string;
  options?: Record<string, unknown>;
  view?: DealerView;
  script?: PaperScript;
  notes?: Waiting[];
}

const TOKEN_BYTES = 24;
const ID_LENGTH = 8;
const PAUSE = 2000;
/** Shuffles that the device has at least, the present one too, while the server is there. */
const ENOUGH = 3;
const nameOf = (table: string): string => `neonstrip.dealer.${table}`;

/** The game of a table that is dealt here, though the server may be away. */
export const keptGame = (table: string): string | undefined => stored<Kept>(nameOf(table), {}).game;

/** Whether something that was noted at a table is still here alone. */
export const hasNotes = (table: string): boolean => !!stored<Kept>(nameOf(table), {}).notes?.length;

/** The first shuffle that a script does not have. */
const ahead = (script: PaperScript | null): number => (script ? script.first + script.shuffles.length : 0);

/** What is told now follows what was told before: who takes back a flip may come to a shuffle before this one. */
function joined(before: PaperScript | null, now: PaperScript): PaperScript {
  if (!before || before.first > now.first || ahead(before) < now.first) return now;
  return { first: before.first, shuffles: [...before.shuffles.slice(0, now.first - before.first), ...now.shuffles] };
}

export class Dealing {
  private known: Kept = $state.raw({});
  private own = $state("");
  private ended = false;
  private timer = 0;
  private asking = false;
  /** Called when the server has everything, and when nobody sends any more. */
  idle?: () => void;
  gone?: () => void;

  constructor(readonly table: TableConnection) {
    takeOver(table.table, this);
    this.known = stored<Kept>(nameOf(table.table), {});
    this.own = table.host ? "" : (ownTokens()[table.table]?.seats[0] ?? "");
    table.answered = (ref, problem) => this.hear(ref, problem?.code);
    this.send();
  }

  /** Whether this device deals. */
  get deals(): boolean {
    return this.table.host !== undefined;
  }

  get game(): string {
    return this.table.here.about?.game ?? this.known.game ?? "";
  }

  get options(): Record<string, unknown> {
    return this.table.here.about?.options ?? this.known.options ?? {};
  }

  /** The table with all that was noted here, whether the server knows of it or not. */
  get view(): DealerView | null {
    const view = this.told ?? this.known.view ?? null;
    return view && this.unsent.reduce((now, { note }) => noted(now, note, this.script), view);
  }

  private get told(): DealerView | null {
    const { paper } = this.table.here;
    return paper?.kind === "dealer" ? paper : null;
  }

  get script(): PaperScript | null {
    return this.known.script ?? null;
  }

  get unsent(): Waiting[] {
    return this.known.notes ?? [];
  }

  get away(): boolean {
    return this.table.state === "lost" || this.table.state === "connecting";
  }

  /** Whether cards can be flipped: this device knows them, or the server does. */
  get canFlip(): boolean {
    return !!this.view && !this.view.over && !!next(this.view, this.script);
  }

  get canShuffle(): boolean {
    return !!this.view && !this.view.over && !!shuffled(this.view, this.script);
  }

  /** What this device is called among the phones, once it has joined. */
  get phone(): string {
    return this.own ? sha256(`neonstrip token ${this.own}`).slice(0, ID_LENGTH) : "";
  }

  get joined(): boolean {
    return !!this.view?.phones.some(({ id }) => id === this.phone);
  }

  get ready(): boolean {
    return !!this.view?.phones.some(({ id, ready }) => id === this.phone && ready);
  }

  /** Remember what the server says, and have enough of the script: call it in an effect. */
  follow(): void {
    const { about } = this.table.here;
    const paper = this.told;
    if (!this.deals || !about || !paper) return;
    if (this.known.view !== paper) this.keep({ game: about.game, options: about.options, view: paper });
    if (ahead(this.script) - paper.shown.at(-1)!.shuffle < ENOUGH) void this.fetch();
  }

  private async fetch(): Promise<void> {
    clearTimeout(this.timer);
    if (this.ended || this.asking || !this.table.host) return;
    this.asking = true;
    try {
      this.keep({ script: joined(this.script, await askForScript(this.table.table, this.table.host)) });
    } catch {
      this.timer = window.setTimeout(() => void this.fetch(), PAUSE);
    } finally {
      this.asking = false;
    }
  }

  private keep(change: Kept): void {
    this.known = { ...this.known, ...change };
    store(nameOf(this.table.table), this.known);
    if (change.notes) remember(this.kind, this.unsent.length > 0);
  }

  private get kind(): Noted {
    return { paper: "dealer", game: this.game, id: this.table.table };
  }

  /** Note something as the host. */
  note(note: AnyNote): void {
    this.keep({ notes: [...this.unsent, { ref: `${Date.now().toString(36)}-${randomHex(4)}`, note }] });
    if (this.unsent.length === 1) this.send();
  }

  private send(): void {
    const [first] = this.unsent;
    if (first && this.table.host) this.table.ask({ type: "note", note: first.note }, this.table.host, first.ref);
  }

  /** Whatever was answered is done. What was refused cannot be done any more: the table has gone on without it. */
  private hear(ref: string, refused?: string): void {
    if (this.unsent[0]?.ref !== ref) return;
    this.keep({ notes: this.unsent.slice(1) });
    if (refused === "stale" || refused === "game-over") queueMicrotask(() => (this.table.problem = null));
    this.send();
    if (!this.unsent.length) this.idle?.();
  }

  /** Against a rival it gets a card of those that lie open. */
  flip(given?: number): void {
    if (this.view && this.canFlip) this.note({ note: "flipped", shown: this.view.shown.length + 1, given });
  }

  unflip(): void {
    if (this.view) this.note({ note: "unflipped", shown: this.view.shown.length });
  }

  reshuffle(): void {
    if (this.view && this.canShuffle) this.note({ note: "reshuffled", shown: this.view.shown.length + 1 });
  }

  /** Whoever deals or has joined may mark. */
  mark(what: string, on: boolean, who = ""): void {
    if (this.deals) this.note({ note: "marked", what, on, who });
    else if (this.joined) this.say({ note: "marked", what, on, who });
  }

  join(): void {
    if (!this.own) {
      this.own = randomHex(TOKEN_BYTES);
      keep(this.table.table, { seats: [this.own] });
    }
    this.say({ note: "joined" });
  }

  leave(): void {
    this.say({ note: "left" });
  }

  setReady(on: boolean): void {
    if (this.view) this.say({ note: "readied", shown: this.view.shown.length, on });
  }

  private say(note: AnyNote): void {
    this.table.ask({ type: "note", note }, this.own);
  }

  close(): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.timer);
    letGo(this.table.table, this);
    this.gone?.();
  }
}
