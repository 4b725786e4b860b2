// What all parts of the table look at: whose sheets lie there, what can be chosen, what the pointer is on, what was told.

import { afterFrame } from "../lib/frames";
import type { NewVegasView, Problem, SheetView } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { sure } from "../lib/sure";
import type { AtTable } from "../lib/table.svelte";
import type { Legal } from "../lib/viewpoint.svelte";
import { say } from "../lib/words.svelte";
import { isA, taking } from "./moves";
import { Parts } from "./parts.svelte";
import { Story } from "./story.svelte";
import type { Entry } from "./telling";
import { why } from "./why";
import { choice, meaning, spoken, type Meaning } from "./words";

/** How long a single choice is looked at before it is made by itself. */
export const FORCED = 500;

/** Why what was pressed is no choice. */
export interface Refusal {
  text: string;
  rule: string;
}

export class Board {
  readonly parts = new Parts();
  readonly story = new Story();
  /** The round that was revealed last before our eyes; as news it is put away by whoever goes on. */
  latest: Entry | null = $state.raw(null);
  news: Entry | null = $state.raw(null);
  /** The own move made last, in words; a new object for each. */
  written: { text: string } | null = $state.raw(null);
  /** Whether the game was played before our eyes, so that its end unfolds. */
  played = $state(false);
  /** Whether the points have been counted: until then nobody's total is seen. */
  counted = $state(false);
  /** Whose sheets were asked for. */
  private wanted: string | null = $state(null);
  private under: Legal | null = $state.raw(null);
  /** What was refused, with what could be chosen and what was pointed at then. */
  private refused: (Refusal & { legal: Legal[]; pointed: Legal | null }) | null = $state.raw(null);
  /** Whether the last thing this player did was to take something back. */
  private tookBack = $state(false);
  /** The card that is to be taken once the turn is taken back. */
  private instead: { move: string; round: number } | null = null;
  private wasPlaced = false;

  constructor(readonly table: AtTable) {}

  readonly here = $derived.by(() => this.table.here);
  /** The view, as soon as there is one. */
  readonly seen = $derived(this.here.view?.game === "newvegas" ? this.here.view : null);
  readonly about = $derived(sure(this.here.about));
  readonly playing = $derived(this.here.about?.stage === "playing");
  readonly over = $derived(this.here.about?.stage === "over");
  readonly legal: Legal[] = $derived(this.playing ? this.here.legal : []);
  /** Whether something is to be chosen on the map or on the sheet. */
  private readonly placed = $derived(
    this.legal.some(({ move }) => isA(move, "open", "build", "extend", "drive", "improve", "show")),
  );
  /** Whether the number fits nowhere as it is: only a bonus can change it. */
  readonly needsBonus = $derived.by(
    () =>
      this.seen?.turn?.phase === "open" && this.legal.length > 0 && !this.legal.some(({ move }) => isA(move, "open")),
  );
  /** The choice under the pointer, as long as it is one. */
  readonly pointed = $derived(this.under && this.legal.includes(this.under) ? this.under : null);
  /** Why what was pressed is no choice, until there are others or another is pointed at. */
  readonly reason: Refusal | null = $derived(
    this.refused?.legal === this.legal && this.refused.pointed === this.pointed ? this.refused : null,
  );
  /** Whether another card may still be taken instead: nothing is written yet. */
  readonly changes = $derived.by(() => this.seen?.turn?.phase === "open" && this.here.canUndo && !this.table.coached);

  /** What is seen. Parts of the table are drawn only when there is something to see. */
  get view(): NewVegasView {
    return sure(this.seen);
  }

  /** The own sheets as they are drafted; who watches looks at the first seat's. */
  readonly own: SheetView = $derived(this.view.draft ?? this.view.sheets[0]!);
  /** Somebody else's sheets, if those are looked at. */
  readonly looking = $derived(
    this.wanted === null || this.wanted === this.view.seat
      ? undefined
      : this.view.sheets.find(({ name }) => name === this.wanted),
  );
  readonly sheet: SheetView = $derived(this.looking ?? this.own);
  /** The same sheets as all know them: what differs was written in this turn. */
  readonly settled: SheetView = $derived(this.view.sheets.find(({ name }) => name === this.sheet.name) ?? this.sheet);
  /** What can be chosen on the sheets that are looked at: on somebody else's nothing. */
  readonly onSheet: Legal[] = $derived(this.looking ? [] : this.legal);

  /** The single choice that is made by itself, if that is wished for; not right after it was taken back. */
  readonly forced: string | null = $derived.by(() => {
    const [only, ...others] = this.legal;
    if (!only || others.length || this.tookBack || this.table.coached) return null;
    return (only.move === "confirm" ? settings.confirm === "off" : settings.forced) ? only.move : null;
  });

  /** A new state of the table has come. */
  take(): void {
    if (!this.seen) return;
    if (this.playing) this.played = true;
    afterFrame(() => this.table.expect?.());
    const entry = this.story.hear(this.here.log, this.seen);
    if (entry) this.news = this.latest = entry;
    // What is to be chosen on the map or on the sheet is shown there.
    if (this.placed && !this.wasPlaced) [this.parts.tab, this.wanted] = ["city", null];
    this.wasPlaced = this.placed;
    this.takeInstead(this.seen);
  }

  private takeInstead({ turn, round }: NewVegasView): void {
    if (!this.instead || turn?.phase !== "choose") return;
    const wish = this.instead;
    this.instead = null;
    if (wish.round === round && this.isLegal(wish.move)) this.move(wish.move);
  }

  /** The table has a problem: a spot that was refused says why, where the choice is. The rest is told above the table. */
  hear(problem: Problem | null): void {
    const rule = problem?.rule;
    const text = rule ? why(problem) : "";
    if (!rule || !text) return;
    this.refused = { text, rule, legal: this.legal, pointed: this.pointed };
    this.table.problem = null;
  }

  /** What a choice would bring now, and what is expected of it. */
  readonly meaning = (legal: Legal): Meaning => meaning(legal, this.here.expected[legal.move]);

  /** A choice with all of that, for ears. */
  readonly spoken = (legal: Legal): string => spoken(legal, this.meaning(legal));

  isLegal(move: string): boolean {
    return this.legal.some((each) => each.move === move);
  }

  /** Make a move. */
  readonly move = (move: string): void => {
    this.tookBack = false;
    const chosen = this.legal.find((each) => each.move === move);
    if (chosen) this.written = { text: choice(chosen) };
    if (!isA(move, "vote", "choose", "use", "give", "confirm", "cards")) sound("pencil");
    this.news = null;
    this.table.move(move);
  };

  /** Point at a choice, or at none. One that was pressed lets go of the focus, and is looked at until that is answered. */
  readonly point = (legal: Legal | null): void => {
    if (legal || !this.under || this.under.move !== this.table.underway) this.under = legal;
  };

  /** Ask the server why this move is none; another card is taken instead, as long as that can be done. */
  readonly ask = (move: string): void => {
    if (!this.playing || this.looking || this.here.seat === null || this.isLegal(move)) return;
    this.refused = null;
    const { turn, round } = this.view;
    if (this.changes && isA(move, "choose") && move !== taking(turn?.combination ?? 0)) {
      this.back("restart");
      this.instead = { move, round };
    } else this.table.move(move);
  };

  /** Take the last step back, or the whole turn. */
  back(type: "undo" | "restart"): void {
    this.tookBack = true;
    this.written = { text: say(type === "undo" ? "web-undo" : "web-nv-restart") };
    this.table.ask({ type });
  }

  /** Lay out somebody's sheets, or the own ones again. */
  show(name: string | null): void {
    this.wanted = name;
  }

  /** What a key means at this table. */
  key(key: string): void {
    if (key === "u" && this.here.canUndo) this.back("undo");
    if (key === "c" && this.isLegal("confirm")) this.move("confirm");
  }
}
