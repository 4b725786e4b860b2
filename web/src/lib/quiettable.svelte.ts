// For tests of boards: a table to sit at.

import type { Game } from "./grammar";
import type { Line, Problem, View } from "./protocol";
import type { AtTable, Wish } from "./table.svelte";
import { Viewpoint, type ViewMessage } from "./viewpoint.svelte";

/** A table without a server: it shows what it is told, and notes what is asked of it. Anna sits at seat 0. */
export class QuietTable implements AtTable {
  readonly here = new Viewpoint("anna");
  readonly viewpoints = [this.here];
  readonly present: string[] = [];
  readonly away: string[] = [];
  readonly host = undefined;
  readonly state = "open";
  problem: Problem | null = null;
  underway: string | null = $state(null);
  moves: string[] = [];
  asked: Wish["type"][] = [];
  private line = 0;

  constructor(
    private readonly game: Game,
    readonly replayed = false,
    readonly coached = false,
  ) {}

  /** Something came of the server: some of a view, with lines of the log. */
  tell(view: Partial<View>, { legal, facts, waiting, stage, canUndo }: Told = {}, ...lines: Happened[]): void {
    const seats = ["Anna", "Benno"].map((name) => ({ name }));
    this.underway = null;
    const log = lines.map((line) => ({ n: ++this.line, at: 0, ...line }));
    const message = {
      type: "view",
      seat: 0,
      seq: this.line,
      head: "",
      full: this.here.view === null,
      log,
      decision: 0,
    };
    this.here.merge({
      ...message,
      table: { game: this.game, stage: stage ?? "playing", seats },
      waiting: waiting ?? [0],
      view: { game: this.game, ...view },
      legal: (legal ?? []).map((move) => ({ move, facts })),
      can_undo: canUndo ?? false,
    } as unknown as ViewMessage);
  }

  ask(wish: Wish): void {
    this.asked.push(wish.type);
  }

  move(move: string): void {
    this.moves.push(move);
    this.underway = move;
  }
}

/** What comes with a view; if nothing is said, Anna is to decide and can do nothing. */
interface Told {
  legal?: string[];
  /** What words about these moves need. */
  facts?: Record<string, unknown>;
  waiting?: number[];
  stage?: string;
  canUndo?: boolean;
}

/** A line before it has its number. */
export type Happened = Line extends infer One ? (One extends Line ? Omit<One, "n" | "at"> : never) : never;
