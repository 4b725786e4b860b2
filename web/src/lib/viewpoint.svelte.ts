// What is known of a table from one seat, or by those who watch: merged of what the server sends.

import type { Hinted, Line, MomentView, TableAbout, View, Worth } from "./protocol";
import { sharing } from "./sharing";

export interface Legal {
  move: string;
  worth?: Worth;
  /** What words about it need besides its text. */
  facts?: Record<string, unknown>;
}

export interface ViewMessage {
  type: "view";
  table_id: string;
  watch: string;
  seat: number | null;
  seq: number;
  head: string;
  full: boolean;
  /** What was read here before is not in the table's log any more. */
  forked?: true;
  log: Line[];
  table?: TableAbout;
  waiting?: number[];
  view?: Partial<View>;
  /** What was noted, at a table for the printed game. */
  paper?: NonNullable<MomentView["paper"]>;
  legal?: Legal[];
  can_undo?: boolean;
  decision?: number;
}

/** One seat's knowledge of a table, or a spectator's. */
export class Viewpoint {
  seat: number | null = $state(null);
  about: TableAbout | null = $state.raw(null);
  view: View | null = $state.raw(null);
  paper: MomentView["paper"] = $state.raw(null);
  legal: Legal[] = $state.raw([]);
  waiting: number[] = $state.raw([]);
  canUndo = $state(false);
  decision = $state(0);
  log: Line[] = $state.raw([]);
  /** What the expert would do, once it was asked for; until the seat decides. */
  hint: Hinted | null = $state.raw(null);
  /** What choices are expected to come to, by their moves, once it was asked for; until the seat decides. */
  expected: Record<string, number> = $state.raw({});
  seq = 0;
  /** The head of the log at `seq`, by which the server can tell that it is still the same. */
  head = "";

  constructor(readonly token: string) {}

  /** Merge a message: parts that came replace those known, the game's view part by part. */
  merge(message: ViewMessage): void {
    this.seat = message.seat;
    this.seq = message.seq;
    this.head = message.head;
    if (message.log.length) {
      const known = message.full ? this.log.filter((line) => line.n < message.log[0]!.n) : this.log;
      this.log = [...known, ...message.log];
    }
    if (message.table) this.about = message.table;
    if (message.paper) this.paper = message.paper;
    if (message.waiting) this.waiting = message.waiting;
    if (message.view) {
      const parts = sharing(this.view, { ...(message.full ? {} : this.view), ...message.view });
      // eslint-disable-next-line no-restricted-syntax -- the server sends the whole of a view before parts of it
      this.view = { ...parts } as View;
    }
    if (message.full || message.legal !== undefined)
      this.legal = (message.legal ?? []).map((each, at) => sharing(this.legal[at], each));
    if (message.full || message.can_undo !== undefined) this.canUndo = message.can_undo ?? false;
    if (message.decision !== undefined && message.decision !== this.decision) this.expected = {};
    if (message.decision !== undefined) this.decision = message.decision;
    if (this.hint?.decision !== this.decision) this.hint = null;
  }

  get name(): string | null {
    return this.seat === null ? null : (this.about?.seats[this.seat]?.name ?? null);
  }

  get toDecide(): boolean {
    return this.seat !== null && this.waiting.includes(this.seat);
  }
}
