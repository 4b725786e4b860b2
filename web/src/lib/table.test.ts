// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Problem, TableAbout } from "./protocol";
import { settings } from "./settings.svelte";
import { TableConnection } from "./table.svelte";
import type { ViewMessage } from "./viewpoint.svelte";

/** What the browser sends, as the server reads it. */
interface Sent {
  type: string;
  ref: string;
  [part: string]: unknown;
}

/** The other end of a socket: it opens, says and breaks when the test wants. */
class Socket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  refuse(ref: string, code: string): void {
    this.say({ type: "error", ref, code, text: code } satisfies Problem & { type: string; ref: string });
  }

  close(): void {
    if (this.readyState === Socket.CLOSED) return;
    this.readyState = Socket.CLOSED;
    this.onclose?.();
  }

  /** What was sent of a type. */
  all(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** What Anna is shown, in seat 0, at the start of a game. */
function view(more: Partial<ViewMessage> = {}): object {
  const table = {
    id: "t",
    game: "royale",
    stage: "playing",
    commitment: "c",
    draw: null,
    seats: [{ name: "Anna" }, { name: "Benno" }],
  };
  return {
    type: "view",
    table_id: "t",
    watch: "0",
    seat: 0,
    seq: 7,
    head: "h7",
    full: true,
    log: [],
    table,
    waiting: [0],
    legal: [{ move: "roll" }],
    can_undo: false,
    decision: 0,
    ...more,
  };
}

let table: TableConnection;
let hidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  Socket.all = [];
  table = new TableConnection("t", { seats: ["anna"] });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A table that is open and shown. */
function seated(): Socket {
  Socket.last.open();
  Socket.last.say(view());
  return Socket.last;
}

/** The next frame: a press is seen, or what came of it; only then all else is heard. */
function seeFrame(): void {
  vi.advanceTimersByTime(17);
}

function show(is: boolean): void {
  hidden = !is;
  document.dispatchEvent(new Event("visibilitychange"));
}

it("asks for the table in the reader's language, and shows what comes", () => {
  Socket.last.open();
  expect(Socket.last.sent.map(({ type }) => type)).toEqual(["speak", "open"]);
  expect(Socket.last.all("open")[0]).toMatchObject({ table: "t", token: "anna", seq: 0, head: "", watch: "0" });
  Socket.last.say(view());
  expect(table.state).toBe("open");
  expect(table.here).toMatchObject({ name: "Anna", toDecide: true, legal: [{ move: "roll" }] });
});

it("merges what changed into what it knows", () => {
  seated().say(
    view({
      full: true,
      log: [{ n: 1, kind: "created", at: 0 }],
      view: { round: 1, phase: "roll" } as ViewMessage["view"],
    }),
  );
  Socket.last.say({
    type: "view",
    table_id: "t",
    watch: "0",
    seat: 0,
    seq: 8,
    head: "h8",
    full: false,
    log: [{ n: 2, kind: "started", at: 1 }],
    view: { phase: "place" },
  });
  expect(table.here.view).toMatchObject({ round: 1, phase: "place" });
  expect(table.here.log.map(({ n }) => n)).toEqual([1, 2]);
  expect(table.here.legal).toEqual([{ move: "roll" }]); // what was not said is as it was
});

it("waits longer after each failure, and not so long after a success", () => {
  seated().close();
  expect(table.state).toBe("lost");
  for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
    const tries = Socket.all.length;
    vi.advanceTimersByTime(pause - 1);
    expect(Socket.all.length).toBe(tries);
    vi.advanceTimersByTime(1);
    expect(Socket.all.length).toBe(tries + 1);
    Socket.last.close();
  }
  vi.advanceTimersByTime(8000);
  Socket.last.open();
  Socket.last.close();
  vi.advanceTimersByTime(250);
  expect(Socket.last.readyState).toBe(0);
});

it("goes on after a break where it was, and sends again what was under way", () => {
  const first = seated();
  table.move("roll");
  first.close();
  vi.advanceTimersByTime(250);
  Socket.last.open();
  expect(Socket.last.all("open")[0]).toMatchObject({ seq: 7, head: "h7" });
  expect(Socket.last.all("move")).toEqual(first.all("move")); // the same reference, which the server counts once
  expect(table.unheard).toBe(1);
  Socket.last.say({ type: "done", ref: first.all("move")[0]!.ref, table_id: "t" });
  expect(table.unheard).toBe(0);
});

it("connects at once when the network is back", () => {
  seated().close();
  dispatchEvent(new Event("online"));
  expect(Socket.all.length).toBe(2);
  dispatchEvent(new Event("online")); // one is under way
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(2);
});

it("connects at once when somebody looks again, and not for a page that nobody sees", () => {
  seated().close();
  show(false);
  expect(Socket.all.length).toBe(1);
  show(true);
  expect(Socket.all.length).toBe(2);
});

it("asks whether an open line lives when somebody looks again, and gives it up if it does not answer", () => {
  const line = seated();
  show(true);
  expect(line.all("ping").length).toBe(1);
  line.say({ type: "pong" });
  vi.advanceTimersByTime(8000);
  expect(table.state).toBe("open");
  show(true);
  vi.advanceTimersByTime(8000);
  expect(table.state).toBe("lost");
});

it("gives a sign of life every 20 seconds", () => {
  const line = seated();
  for (const beats of [1, 2, 3]) {
    vi.advanceTimersByTime(20_000);
    expect(line.all("ping").length).toBe(beats);
    line.say({ type: "pong" });
  }
});

it("sends again after a second what was refused for the moment only", () => {
  const line = seated();
  table.move("roll");
  seeFrame();
  const [move] = line.all("move");
  line.refuse(move!.ref, "busy");
  expect(table.problem).toBeNull();
  vi.advanceTimersByTime(999);
  expect(line.all("move").length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(line.all("move")).toEqual([move, move]);
});

it("asks again only for the views that were refused for the moment", () => {
  table.close();
  table = new TableConnection("t", { seats: ["anna", "benno"] });
  const line = Socket.last;
  line.open();
  line.say(view());
  line.refuse("", "too-many");
  vi.advanceTimersByTime(1000);
  expect(line.all("open").map(({ token }) => token)).toEqual(["anna", "benno", "benno"]);
});

it("tells what was refused for good, and lets go of it", () => {
  const line = seated();
  table.move("place 3");
  seeFrame();
  line.refuse(line.all("move")[0]!.ref, "illegal");
  expect(table.problem).toMatchObject({ code: "illegal" });
  expect(table.unheard).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(line.all("move").length).toBe(1);
  table.move("roll");
  expect(table.problem).toBeNull();
  expect(line.all("move").map(({ move }) => move)).toEqual(["place 3", "roll"]);
});

it("takes a second press before the answer for none, and says which decision a move is", () => {
  const line = seated();
  table.move("roll");
  table.move("roll");
  expect(line.all("move").map(({ decision }) => decision)).toEqual([0]);
  seeFrame();
  line.say({ type: "done", ref: line.all("move")[0]!.ref, table_id: "t" });
  line.say(view({ decision: 1 }));
  table.move("place 3");
  expect(line.all("move").map(({ decision }) => decision)).toEqual([0, 1]);
});

it("shows at once what was pressed, until the server has answered", () => {
  const line = seated();
  table.move("roll");
  expect(table.underway).toBe("roll");
  line.say(view({ decision: 1 }));
  line.say({ type: "done", ref: line.all("move")[0]!.ref, table_id: "t" });
  expect(table.underway).toBe("roll"); // what has come is heard, in its order, when the press has been seen
  expect(table.here.decision).toBe(0);
  seeFrame();
  expect(table.underway).toBeNull();
  expect(table.here.decision).toBe(1);
  line.say(view({ decision: 2 })); // what others do waits until the answer has been seen too
  expect(table.here.decision).toBe(1);
  seeFrame();
  expect(table.here.decision).toBe(2);
  line.say(view({ decision: 3 })); // and is heard as it comes from then on
  expect(table.here.decision).toBe(3);
});

it("waits for no answer but its own", () => {
  const line = seated();
  table.move("roll");
  seeFrame();
  line.say(view({ seq: 8 })); // somebody has left a word
  line.say(view({ decision: 1 }));
  expect([table.underway, table.here.decision]).toEqual([null, 1]);
  seeFrame();
  table.move("place 3");
  seeFrame();
  line.refuse(line.all("move")[1]!.ref, "illegal");
  line.say(view({ decision: 2 }));
  expect([table.underway, table.here.decision]).toEqual([null, 2]);
});

it("lets each seat of a device move by itself", () => {
  table.close();
  table = new TableConnection("t", { seats: ["anna", "benno"] });
  const line = Socket.last;
  line.open();
  line.say(view());
  line.say(view({ watch: "1", seat: 1 }));
  table.move("roll");
  table.shown = 1;
  table.move("roll");
  expect(line.all("move").map(({ token }) => token)).toEqual(["anna", "benno"]);
});

it("says nothing of what nobody needs to hear", () => {
  const line = seated();
  table.ask({ type: "start", drop_open: false });
  table.ask({ type: "hint" });
  line.refuse(line.all("start")[0]!.ref, "already-started");
  line.refuse(line.all("hint")[0]!.ref, "stale");
  expect(table.problem).toBeNull();
  expect(table.unheard).toBe(0);
});

it("forgets a hint that comes too late, or when its decision is made", () => {
  const line = seated();
  const hint = (decision: number): object => ({
    type: "hint",
    ref: "",
    table_id: "t",
    seat: 0,
    decision,
    advice: { choices: [], plan: [], reasons: [], worlds: 1 },
  });
  line.say(hint(1));
  expect(table.here.hint).toBeNull();
  line.say(hint(0));
  expect(table.here.hint).not.toBeNull();
  line.say(view({ decision: 1 }));
  expect(table.here.hint).toBeNull();
});

/** Anna among others, where hints are allowed or not. */
function among(other: string, hints: boolean): void {
  Socket.last.open();
  const about = { game: "newvegas", stage: "playing", hints, draw: null, commitment: "c" };
  const seats = [
    { name: "Anna", kind: "human" },
    { name: "Benno", kind: other },
  ];
  const legal = [{ move: "choose 1" }, { move: "choose 2" }];
  Socket.last.say(view({ table: { ...about, seats } as unknown as TableAbout, legal }));
}

it.each([
  ["bots", "bot", true, 1],
  ["bots", "human", true, 0],
  ["always", "human", true, 1],
  ["always", "bot", false, 0],
  ["off", "bot", true, 0],
] as const)("asks what to expect: %s, beside a %s, hints %s", (expected, other, hints, asked) => {
  settings.expected = expected;
  among(other, hints);
  table.expect();
  table.expect();
  expect(Socket.last.all("expect").length).toBe(asked);
  expect(table.unheard).toBe(0);
});

it("keeps what is expected until the seat has decided, and is silent where it is refused", () => {
  settings.expected = "bots";
  among("bot", true);
  table.expect();
  const { ref } = Socket.last.all("expect")[0]!;
  const amounts = { "choose 1": 4 };
  Socket.last.say({ type: "expected", ref, table_id: "t", seat: 0, decision: 0, amounts });
  expect(table.here.expected).toEqual(amounts);
  const next = {
    type: "view",
    table_id: "t",
    watch: "0",
    seat: 0,
    seq: 8,
    head: "h8",
    full: false,
    log: [],
    decision: 1,
  };
  Socket.last.say(next);
  expect(table.here.expected).toEqual({});
  table.expect();
  Socket.last.refuse(Socket.last.all("expect")[1]!.ref, "too-many");
  expect(table.problem).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(Socket.last.all("expect").length).toBe(2);
});

it("knows that a table is gone, and does not come back to it", () => {
  Socket.last.open();
  Socket.last.refuse("", "no-such-table");
  expect(table.state).toBe("gone");
  Socket.last.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(1);
});

it("is silent once it is closed", () => {
  seated();
  table.close();
  dispatchEvent(new Event("online"));
  show(true);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(1);
  expect(Socket.last.all("ping")).toEqual([]);
});
