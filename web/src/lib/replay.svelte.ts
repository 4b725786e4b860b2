// A game being watched again: moments are asked of the server, which plays them up to there as it did the first time.

import { moment } from "./api";
import { held } from "./held";
import type { Problem } from "./protocol";
import { Viewpoint, type AtTable } from "./table.svelte";

export class ReplayTable implements AtTable {
  here: Viewpoint = $state(new Viewpoint(""));
  number = $state(0);
  total = $state(0);
  seat: number | null = $state(null);
  playing = $state(false);
  speed = $state(1);
  state: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  problem: Problem | null = $state.raw(null);
  readonly present: string[] = [];
  readonly host = undefined;
  readonly replayed = true;
  private asked = 0;

  constructor(readonly table: string) {}

  get viewpoints(): Viewpoint[] {
    return [this.here];
  }

  private get token(): string {
    return held()[this.table]?.seats[0] ?? "";
  }

  /** Look from a seat, or as everybody, at the same place in time as nearly as can be. */
  async from(seat: number | null, number?: number): Promise<void> {
    const headers: Record<string, string> = this.token ? { Authorization: `Bearer ${this.token}` } : {};
    const answer = await fetch(`/api/tables/${this.table}/moments${seat === null ? "" : `?seat=${seat}`}`, { headers });
    const found = await answer.json();
    if (!answer.ok) {
      this.problem = found;
      this.state = answer.status === 404 ? "gone" : "open";
      return;
    }
    const share = this.total ? this.number / this.total : 0;
    this.seat = seat;
    this.total = found.moments;
    await this.to(number ?? Math.max(1, Math.round(share * this.total)));
  }

  /** Go to a moment. */
  async to(number: number): Promise<void> {
    const wanted = Math.min(Math.max(1, number), this.total);
    this.number = wanted;
    const asked = ++this.asked;
    try {
      const message = await moment(this.table, wanted, this.seat, this.token);
      if (asked !== this.asked) return; // another moment was asked for in the meantime
      const viewpoint = new Viewpoint("");
      viewpoint.merge(message);
      viewpoint.legal = [];
      viewpoint.canUndo = false;
      this.here = viewpoint;
      this.state = "open";
      this.problem = null;
    } catch (error) {
      this.problem = { code: "", text: (error as Error).message };
      this.playing = false;
    }
  }

  ask(): void {}
  move(): void {}
}
