// What a device enters of the printed game, on its way to the table at the server. The device keeps all of it and goes on
// alone; each part is sent as it is now, one after the other, until the server has said that it has it: so it arrives
// once, after a reload too. What is left when a page is closed, the postman sends from the next one.

import { openPaper } from "../lib/api";
import { randomHex } from "../lib/random";
import { sha256 } from "../lib/sha256";
import { store, stored } from "../lib/storage";
import { TableConnection } from "../lib/table.svelte";
import { keep } from "../lib/tokens";
import type { AnyNote } from "./notes";
import { letGo, remember, takeOver, type Kind, type Noted } from "./unsent";

/** What the device knows of its table; with a name of its own making, by which the table is opened once. */
export interface Post {
  key: string;
  table: string;
  /** The token of the host, or the phone's own. */
  token: string;
  hosts: boolean;
  /** What the server has, by part: marks of it. */
  sent: Record<string, string>;
}

export interface Part {
  name: string;
  note: AnyNote;
  /** Whether it is too early to send it: it will be another. */
  early?: boolean;
}

const BYTES = 24;
const ID_LENGTH = 8;
const REST = 400;
const AGAIN = 2000;
const HERE = "neonstrip.noted";
const FULL = new Set(["paper-full", "only-moves", "sheets-full", "too-large"]);

export const newPost = (): Post => ({ key: randomHex(BYTES), table: "", token: "", hosts: true, sent: {} });
/** A phone that joins a table. */
export const joinedPost = (table: string): Post => ({
  key: "",
  table,
  token: randomHex(BYTES),
  hosts: false,
  sent: {},
});

/** What is entered at a table on this device, though the server may be away. */
export const notedHere = (table: string): Kind | undefined => stored<Record<string, Kind>>(HERE, {})[table];

const mark = (note: AnyNote): string => sha256(JSON.stringify(note)).slice(0, 16);

export class Posting {
  connection: TableConnection | null = $state.raw(null);
  /** Parts that the server does not have yet. */
  unsent = $state(0);
  /** Why the table takes nothing more, in words. */
  full = $state("");
  private asked: { ref: string; part: Part } | null = null;
  private opening = false;
  private timer = 0;
  private closed = false;
  private own = false;
  /** Called when the server has everything, and when nobody sends any more. */
  idle?: () => void;
  gone?: () => void;

  constructor(
    readonly kind: Noted,
    readonly post: Post,
    private readonly parts: () => Part[],
    private readonly save: () => void,
    connection?: TableConnection,
  ) {
    takeOver(kind.id, this);
    if (connection) this.meet(connection);
    else if (post.table) this.connect();
    this.push();
  }

  /** What the phone is called at the table; the host has no name there. */
  get phone(): string {
    return this.post.hosts ? "" : sha256(`neonstrip token ${this.post.token}`).slice(0, ID_LENGTH);
  }

  get away(): boolean {
    return this.connection?.state !== "open";
  }

  /** Whether a part has reached the server before. */
  has(part: string): boolean {
    return part in this.post.sent;
  }

  private meet(connection: TableConnection): void {
    this.connection = connection;
    connection.answered = (ref, problem) => this.hear(ref, problem ?? undefined);
    const { table, token, hosts } = this.post;
    keep(table, hosts ? { host: token } : { seats: [token] });
    const { paper, game } = this.kind;
    store(HERE, { ...stored(HERE, {}), [table]: { paper, game } });
  }

  private connect(): void {
    const { table, token, hosts } = this.post;
    keep(table, hosts ? { host: token } : { seats: [token] });
    this.own = true;
    this.meet(new TableConnection(table));
  }

  /** Something has changed: send it when the finger rests, or at once. */
  push(rest = REST): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.unsent = this.waiting().length;
    remember(this.kind, this.unsent > 0);
    if (this.unsent) this.timer = window.setTimeout(() => this.send(), rest);
    else this.idle?.();
  }

  private waiting(): Part[] {
    return this.parts().filter(({ name, note }) => this.post.sent[name] !== mark(note));
  }

  private send(): void {
    const part = this.waiting().find(({ early }) => !early);
    if (!part || this.asked) return;
    if (!this.connection) {
      void this.open();
      return;
    }
    const ref = `${Date.now().toString(36)}-${randomHex(4)}`;
    this.asked = { ref, part };
    this.connection.ask({ type: "note", note: part.note }, this.post.token, ref);
  }

  private async open(): Promise<void> {
    if (this.opening || this.closed) return;
    this.opening = true;
    try {
      const { paper, game } = this.kind;
      const laid = await openPaper({ paper, game, key: this.post.key });
      [this.post.table, this.post.token] = [laid.table, laid.host];
      this.save();
      if (!this.closed) this.connect();
      this.push(0);
    } catch {
      this.push(AGAIN);
    }
    this.opening = false;
  }

  /** A table for others to join, though nothing is entered yet. */
  invite(): void {
    if (!this.connection) void this.open();
  }

  /** Say something now, if the server is there: nothing is kept of it. */
  tell(note: AnyNote): void {
    this.connection?.ask({ type: "note", note }, this.post.token);
  }

  /** What was refused is not asked for again: it cannot be done any more. */
  private hear(ref: string, refused?: { code: string; text: string }): void {
    if (this.asked?.ref !== ref) return;
    const { name, note } = this.asked.part;
    this.asked = null;
    this.full = refused && FULL.has(refused.code) ? refused.text : "";
    this.post.sent[name] = mark(note);
    if (refused && this.connection) queueMicrotask(() => this.connection && (this.connection.problem = null));
    this.save();
    this.push(0);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.timer);
    letGo(this.kind.id, this);
    if (this.own) this.connection?.close();
    this.gone?.();
  }
}
