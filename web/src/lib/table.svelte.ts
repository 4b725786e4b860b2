// The connection to a table: goes on where it was after a break, hands what the server sends to the viewpoints.
// It knows no rule of any game.

import type { AnyMessage, Expectations, Hinted, Problem } from "./protocol";
import { answer, pledge } from "./draw";
import { afterFrame } from "./frames";
import { forget, ownTokens, type Tokens } from "./tokens";
import { notePromise, promiseOf } from "./promises";
import { settings } from "./settings.svelte";
import { Viewpoint, type ViewMessage } from "./viewpoint.svelte";

type Message =
  | ViewMessage
  | { type: "hello"; version: string; protocol: number; notices: string[] }
  | { type: "done"; ref: string; table_id: string }
  | ({ type: "error"; ref: string } & Problem)
  | Hinted
  | Expectations
  | { type: "present"; table_id: string; names: string[]; away: string[] }
  | { type: "pong" };

/** A line as it may be sent: without table, token and ref, which the connection adds. */
export type Wish = AnyMessage extends infer M
  ? M extends { ref?: string }
    ? Omit<M, "table" | "token" | "ref">
    : never
  : never;

/** What a board needs of a table: the real one, or one being replayed. */
export interface AtTable {
  readonly here: Viewpoint;
  readonly viewpoints: Viewpoint[];
  readonly present: string[];
  /** Those who have had no page open for long: the host may let a bot sit in for them. */
  readonly away: string[];
  readonly host: string | undefined;
  /** Whether this is a game being watched again. */
  readonly replayed?: boolean;
  /** In a lesson nothing happens by itself. */
  readonly coached?: boolean;
  state: "connecting" | "open" | "lost" | "gone";
  problem: Problem | null;
  /** Whether the table was put back or changed behind the reader's back, until they have said that they read it. */
  forked?: boolean;
  /** What everybody should know about the server just now, by name. */
  readonly notices?: string[];
  /** The move of the seat on the screen that the server has not answered yet. */
  readonly underway?: string | null;
  ask(wish: Wish, token?: string): void;
  /** Ask what the choices of the seat on the screen are expected to come to, where that can be known. */
  expect?(): void;
  move(move: string): void;
}

const LONGEST_PAUSE = 8000;
/** Between two signs of life, and how long one may take. */
const HEARTBEAT = 20_000;
const SILENCE = 8000;
/** Refusals that pass: the same is sent again after a moment. */
const PASSING = ["too-many", "busy", "storage-gone", "defect"];

/** The connection to one table, with every seat this browser holds there. */
export class TableConnection implements AtTable {
  viewpoints: Viewpoint[] = $state([]);
  shown = $state(0);
  state: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  present: string[] = $state.raw([]);
  away: string[] = $state.raw([]);
  problem: Problem | null = $state.raw(null);
  forked = $state(false);
  notices: string[] = $state.raw([]);
  /** How many wishes the server has not answered yet. */
  unheard = $state(0);
  underway: string | null = $state(null);
  private socket: WebSocket | null = null;
  private pause = 250;
  private refs = 0;
  private unanswered = new Map<string, string>();
  /** What the page asks for by itself: nobody waits for it, and nobody needs to hear that it was refused. */
  private quiet = new Set<string>();
  /** The decision of each seat for which expectations were asked last. */
  private expecting = new Map<string, number>();
  /** The wish that each seat's last move is, while it is under way. */
  private moving = new Map<string, string>();
  /** What has come and is not heard yet. */
  private unread: string[] = [];
  /** The move that is `underway`: its wish, and the seat and the decision that it is for. */
  private pressed = { ref: "", token: "", decision: 0 };
  /** Whether it is about to be seen that something was pressed, or what came of it: all else is heard after that. */
  private drawing = false;
  private closed = false;
  /** What was said in drawing the seed, by seats' tokens: once is enough. */
  private said = new Set<string>();
  /** Viewpoints that have been shown something on this line. */
  private opened = new Set<string>();
  private timers = { again: 0, beat: 0, silence: 0 };

  /** Told of every answer: what was asked is done, or refused for good. */
  answered: (ref: string, problem: Problem | null) => void = () => {};

  /** `lent` are tokens for this visit only; otherwise the browser's own are taken. */
  constructor(
    readonly table: string,
    private readonly lent?: Tokens,
  ) {
    this.take();
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Read again which seats of this table this browser holds. */
  take(): void {
    const tokens = this.holding?.seats ?? [];
    if (tokens.length && this.viewpoints.some(({ token }) => !token)) this.stopWatching();
    this.viewpoints = (tokens.length ? tokens : [""]).map(
      (token) => this.viewpoints.find((viewpoint) => viewpoint.token === token) ?? new Viewpoint(token),
    );
    this.shown = Math.min(this.shown, this.viewpoints.length - 1);
    this.open();
  }

  /** The viewpoint on the screen. */
  get here(): Viewpoint {
    return this.viewpoints[this.shown]!;
  }

  get host(): string | undefined {
    return this.holding?.host;
  }

  private get holding(): Tokens | undefined {
    return this.lent ?? ownTokens()[this.table];
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): void {
    clearTimeout(this.timers.again);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // The table is named for proxies: all who come to it should meet at one worker
    const socket = new WebSocket(`${scheme}://${location.host}/ws?table=${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = 250;
      this.opened.clear();
      this.quiet.clear();
      this.expecting.clear();
      this.speak();
      this.open();
      // What was on its way when the line broke is sent again: the server counts a reference once.
      for (const message of this.unanswered.values()) this.send(message);
      this.timers.beat = window.setInterval(() => this.beat(), HEARTBEAT);
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.timers.silence);
      this.unread.push(data);
      this.read();
    };
    socket.onclose = () => {
      clearInterval(this.timers.beat);
      clearTimeout(this.timers.silence);
      if (this.closed || this.state === "gone") return;
      this.state = "lost";
      this.timers.again = window.setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  /** A line that is dead but does not know it is given up. */
  private beat(): void {
    this.send({ type: "ping" });
    clearTimeout(this.timers.silence);
    this.timers.silence = window.setTimeout(() => this.socket?.close(), SILENCE);
  }

  /** Somebody looks again, or the network is back: no more waiting. */
  private hurry = (): void => {
    if (this.state === "lost" && this.socket?.readyState === WebSocket.CLOSED && !document.hidden) this.connect();
    else if (this.isOpen && !document.hidden) this.beat();
  };

  private send(message: unknown): void {
    if (this.isOpen) this.socket?.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** Problems are told in the reader's language. */
  speak(): void {
    this.send({ type: "speak", language: settings.language });
  }

  private open(): void {
    this.viewpoints.forEach((viewpoint, index) => this.look(viewpoint, index));
  }

  private look({ token, seq, head }: Viewpoint, index: number): void {
    this.send({ type: "open", table: this.table, token, seq, head, watch: String(index) });
  }

  /** Ask for what was refused for the moment: a wish, or else the views that have not come yet. */
  private again(ref: string): void {
    const wish = this.unanswered.get(ref);
    if (wish) this.send(wish);
    else if (!ref)
      this.viewpoints.forEach((viewpoint, index) => this.opened.has(viewpoint.token) || this.look(viewpoint, index));
  }

  /** Who sits down no longer watches as everybody does. */
  private stopWatching(): void {
    this.send({ type: "close", table: this.table, token: "" });
  }

  private read(): void {
    while (!this.drawing) {
      const text = this.unread.shift();
      if (text === undefined) return;
      this.hear(JSON.parse(text));
    }
  }

  private draw(): void {
    this.drawing = true;
    afterFrame(() => {
      this.drawing = false;
      this.read();
    });
  }

  /** Whether a seat has decided what was pressed for it: that it is done is told a moment later. */
  private isAnswer({ token, decision }: Viewpoint): boolean {
    return this.underway !== null && token === this.pressed.token && decision !== this.pressed.decision;
  }

  private hear(message: Message): void {
    if (message.type === "view" && message.table_id === this.table) {
      this.state = "open";
      if (message.table && message.table.stage !== "over") notePromise(this.table, message.table.commitment);
      const viewpoint = this.viewpoints[Number(message.watch)];
      viewpoint?.merge(message);
      if (viewpoint) this.opened.add(viewpoint.token);
      if (viewpoint) this.answer(viewpoint);
      if (viewpoint && this.isAnswer(viewpoint)) {
        this.underway = null;
        this.moving.delete(viewpoint.token);
        this.draw();
      }
      if (message.forked) this.forked = true;
    } else if (message.type === "hint") {
      this.settle(message.ref);
      const asked = this.viewpoints.find(({ seat }) => seat === message.seat);
      if (asked?.decision === message.decision) asked.hint = message;
    } else if (message.type === "expected") {
      this.quiet.delete(message.ref);
      const asked = this.viewpoints.find(({ seat }) => seat === message.seat);
      if (asked?.decision === message.decision) asked.expected = message.amounts;
    } else if (message.type === "done") {
      this.settle(message.ref);
    } else if (message.type === "error") {
      this.refused(message);
    } else if (message.type === "hello") {
      this.notices = message.notices;
    } else if (message.type === "present") {
      this.present = message.names;
      this.away = message.away;
    }
  }

  /** What a seat's device says by itself: its part in drawing the seed. */
  private answer({ about, seat, token }: Viewpoint): void {
    if (!about || seat === null || !token) return;
    const wish = answer(about, seat, token, promiseOf(this.table) ?? about.commitment);
    if (!wish) return;
    const said = `${token} ${about.draw?.asks ?? "open"}`;
    if (this.said.has(said)) return;
    this.said.add(said);
    this.ask(wish, token);
  }

  /** Bind all seats of this device before the game is started. */
  bind(): void {
    for (const { token } of this.viewpoints) {
      if (!token || this.said.has(`${token} open`)) continue;
      this.said.add(`${token} open`);
      this.ask(pledge(this.table, token), token);
    }
  }

  private refused(message: { ref: string } & Problem): void {
    const opened = this.here.about !== null;
    if (this.quiet.delete(message.ref)) return;
    if (PASSING.includes(message.code)) {
      setTimeout(() => this.again(message.ref), 1000);
      return;
    }
    const asked = this.unanswered.get(message.ref);
    this.settle(message.ref, message);
    // Asked for twice, because the first answer was lost or two parts of the page asked: then it is done.
    if (message.code === "already-started" && /"type":"start"/.test(asked ?? "")) return;
    // What a device says by itself, nobody needs to hear of: another device of the same seat was faster.
    if (/"type":"(pledge|reveal)"/.test(asked ?? "")) return;
    // Who has moved on needs no hint for what they moved on from.
    if (message.code === "stale" && /"type":"hint"/.test(asked ?? "")) return;
    this.problem = message;
    if (message.code === "no-such-table" || (!opened && !message.ref)) this.state = "gone";
  }

  private settle(ref: string, problem: Problem | null = null): void {
    if (ref === this.pressed.ref) this.underway = null;
    this.unanswered.delete(ref);
    this.unheard = this.unanswered.size;
    this.answered(ref, problem);
  }

  private newRef(): string {
    return `${Date.now().toString(36)}-${this.refs++}`;
  }

  /** Ask something of the table, for the seat on the screen or with the host's rights. The answer is the wish's reference. */
  ask(wish: Wish, token: string = this.here.token, ref: string = this.newRef()): string {
    this.problem = null;
    const text = JSON.stringify({ ...wish, table: this.table, token, ref });
    this.unanswered.set(ref, text);
    this.unheard = this.unanswered.size;
    this.send(text);
    return ref;
  }

  expect(): void {
    const { about, decision, legal, seat, toDecide, token } = this.here;
    const alone = about?.seats.every(({ kind }, number) => number === seat || kind === "bot");
    if (!about?.hints || about.stage !== "playing" || !toDecide || legal.length < 2) return;
    if (settings.expected === "off" || (settings.expected === "bots" && !alone)) return;
    if (this.expecting.get(token) === decision) return;
    this.expecting.set(token, decision);
    const ref = this.newRef();
    this.quiet.add(ref);
    this.send({ type: "expect", table: this.table, token, ref });
  }

  /** Make a move for the seat on the screen. A second press before the answer is no second move. */
  move(move: string): void {
    const { token, decision } = this.here;
    if (this.unanswered.has(this.moving.get(token) ?? "")) return;
    this.pressed = { ref: this.ask({ type: "move", move, decision }), token, decision };
    this.moving.set(token, this.pressed.ref);
    this.underway = move;
    this.draw();
  }

  /** Get up from a seat before the game. */
  giveUp(token: string): void {
    this.ask({ type: "leave" }, token);
    this.send({ type: "close", table: this.table, token });
    forget(this.table, token);
    this.take();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timers.again);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}
