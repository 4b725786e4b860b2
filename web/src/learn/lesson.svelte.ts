// A lesson at its table: it lets the learner's moves through where the lesson wants them, and makes those of the others.
// How far it is, is read from how much each seat has decided, so that a broken line or a move sent twice costs nothing.

import { gameNamed } from "../games";
import type { LaidTable, Lesson, LessonStep, Line, Problem, TableAbout } from "../lib/protocol";
import { motion } from "../lib/settings.svelte";
import { TableConnection, type AtTable, type Wish } from "../lib/table.svelte";
import type { Legal, Viewpoint } from "../lib/viewpoint.svelte";

const LEARNER = 0;
/** How long somebody else's move is looked forward to, and looked at. */
const PAUSE = 1100;
/** For the table: what was pressed has come to nothing, so that something else may be. The coach has the words. */
const STRAYED: Problem = { code: "strayed", text: "" };

function parse(line: string): { seat: number; move: string } {
  const [seat, ...move] = line.split(" ");
  return { seat: Number(seat) - 1, move: move.join(" ") };
}

/** What the learner sees: everything as it is, but nothing can be taken back, because the others have gone on. */
class Pupil implements Pick<Viewpoint, keyof Viewpoint> {
  readonly canUndo = false;
  readonly token: string;
  readonly paper = null;
  readonly hint = null;
  readonly expected = {};
  readonly seq = 0;
  readonly head = "";
  constructor(private readonly own: Viewpoint) {
    this.token = own.token;
  }
  get seat(): number | null {
    return this.own.seat;
  }
  get about(): TableAbout | null {
    return this.own.about;
  }
  get view(): Viewpoint["view"] {
    return this.own.view;
  }
  get legal(): Legal[] {
    return this.own.legal;
  }
  get waiting(): number[] {
    return this.own.waiting;
  }
  get decision(): number {
    return this.own.decision;
  }
  get log(): Line[] {
    return this.own.log;
  }
  get name(): string | null {
    return this.own.name;
  }
  get toDecide(): boolean {
    return this.own.toDecide;
  }
  merge: Viewpoint["merge"] = (message) => this.own.merge(message);
}

export class LessonTable implements AtTable {
  readonly here: Viewpoint;
  readonly host = undefined;
  readonly coached = true;
  /** The step the lesson is at; after the last one it is over. */
  index = $state(0);
  /** Whether what the step says was read, where there is nothing to play. */
  private read = $state(false);
  /** Whether something else was pressed than what is wanted. */
  strayed = $state(false);
  readonly line: TableConnection;
  private readonly sent = new Set<string>();

  constructor(
    readonly lesson: Lesson,
    laid: LaidTable,
  ) {
    const seats = Object.keys(laid.tokens)
      .map(Number)
      .sort((a, b) => a - b);
    this.line = new TableConnection(laid.table, { seats: seats.map((seat) => laid.tokens[seat]!) });
    this.here = new Pupil(this.line.viewpoints[LEARNER]!);
  }

  get viewpoints(): Viewpoint[] {
    return [this.here];
  }
  get present(): string[] {
    return this.line.present;
  }
  get away(): string[] {
    return this.line.away;
  }
  get state(): AtTable["state"] {
    return this.line.state;
  }
  get problem(): Problem | null {
    return this.strayed ? STRAYED : this.line.problem;
  }
  set problem(problem: Problem | null) {
    this.line.problem = problem;
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.index];
  }

  /** Whether what the step asks of the learner is done, so that the others play. */
  get answered(): boolean {
    const step = this.step;
    if (!step) return false;
    return step.play.length ? this.here.decision > this.decided(LEARNER) : this.read;
  }

  /** The moves that are wanted of the learner now. */
  get wanted(): string[] {
    return this.answered ? [] : (this.step?.play ?? []);
  }

  /** How often a seat had decided when the step began. */
  private decided(seat: number): number {
    const before = this.lesson.steps.slice(0, this.index);
    if (seat === LEARNER) return before.filter((step) => step.play.length).length;
    return before.flatMap((step) => step.others).filter((line) => parse(line).seat === seat).length;
  }

  /** The next move of the others in this step. */
  private coming(): { seat: number; move: string } | null {
    const made = new Map<number, number>();
    for (const { seat, move } of (this.step?.others ?? []).map(parse)) {
      const count = (made.get(seat) ?? 0) + 1;
      made.set(seat, count);
      if (this.line.viewpoints[seat]!.decision < this.decided(seat) + count) return { seat, move };
    }
    return null;
  }

  /** Go on as far as the lesson can by itself: let the others play, then come to the next step. For an effect. */
  go(): (() => void) | void {
    if (!this.answered) return;
    const next = this.coming();
    if (!next)
      return this.after(
        this.step?.others.length ?? 0,
        () => ([this.index, this.read, this.strayed] = [this.index + 1, false, false]),
      );
    const other = this.line.viewpoints[next.seat]!;
    const key = `${next.seat} ${other.decision}`;
    if (!other.toDecide || this.sent.has(key)) return;
    return this.after(1, () => {
      this.sent.add(key);
      this.line.ask({ type: "move", move: next.move }, other.token);
    });
  }

  /** Do something when what the others did could be seen. Turns that all make in private have nothing to watch. */
  private after(moves: number, act: () => void): () => void {
    const timer = setTimeout(act, moves && !gameNamed(this.lesson.game)?.simultaneous ? motion(PAUSE) : 0);
    return () => clearTimeout(timer);
  }

  /** What the coach says was read. */
  next(): void {
    if (!this.step?.play.length) this.read = true;
  }

  move(move: string): void {
    // Who needs no explanation plays at once what comes after it.
    let ahead = this.index;
    while (
      this.lesson.steps[ahead] &&
      !this.lesson.steps[ahead]!.play.length &&
      !this.lesson.steps[ahead]!.others.length
    )
      ahead += 1;
    if (this.lesson.steps[ahead]?.play.includes(move) && !this.answered) {
      [this.index, this.strayed] = [ahead, false];
      this.line.move(move);
    } else {
      this.strayed = true;
    }
  }

  /** Chat, undo and the like have no place in a lesson. */
  ask(_wish: Wish): void {}

  close(): void {
    this.line.close();
  }
}
