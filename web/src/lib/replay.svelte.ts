// A game being watched again: moments are asked of the server, which plays them up to there as it did the first time.

import { moment, moments, Refusal } from "./api";
import { ownTokens } from "./tokens";
import { endsRound, momentAt, roundAt, roundsOf, type Round } from "./moments";
import type { Line, Problem } from "./protocol";
import type { AtTable } from "./table.svelte";
import { Viewpoint } from "./viewpoint.svelte";
import { messageOf } from "./problems";

export class ReplayTable implements AtTable {
  here: Viewpoint = $state(new Viewpoint(""));
  number = $state(0);
  total = $state(0);
  seat: number | null = $state(null);
  playing = $state(false);
  speed = $state(1);
  rounds: Round[] = $state.raw([]);
  /** Changes when the board must begin anew: only a single step forward is shown as something that happens. */
  jumps = $state(0);
  state: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  problem: Problem | null = $state.raw(null);
  readonly present: string[] = [];
  readonly away: string[] = [];
  readonly host = undefined;
  readonly replayed = true;
  /** The moment whose choices are shown, because one of them is talked about. */
  decided: number | null = null;
  private log: Line[] = [];
  private looking = false;
  /** The first line that the moment on the screen brought. */
  private fresh = 1;

  constructor(readonly table: string) {}

  get viewpoints(): Viewpoint[] {
    return [this.here];
  }

  private get token(): string {
    return ownTokens()[this.table]?.seats[0] ?? "";
  }

  get round(): number {
    return roundAt(this.rounds, this.number);
  }

  /** Whether a round ends with the moment on the screen, which a board tells at length. */
  get atRoundEnd(): boolean {
    return this.here.log.some((line) => line.n >= this.fresh && endsRound(line));
  }

  /** Begin: from a seat or as everybody if that is said, else from an own seat if there is one; without a moment, where
   * the table is laid out. */
  async open(seat: number | null | undefined, number?: number): Promise<void> {
    await this.attempt(async () => {
      const own = seat === undefined ? (await moments(this.table, null, this.token)).seat : seat;
      await this.turn(own, number);
    });
  }

  /** Look from a seat, or as everybody, at the same time as far as that viewer was told of it. */
  async from(seat: number | null): Promise<void> {
    const at = this.log.find((line) => line.n === this.number)?.at ?? 0;
    await this.attempt(() => this.turn(seat, undefined, at));
  }

  private async turn(seat: number | null, number?: number, at?: number): Promise<void> {
    const token = this.tokenFor(seat);
    const { moments: total } = await moments(this.table, seat, token);
    const last = await moment(this.table, total, seat, token);
    [this.seat, this.total, this.log, this.rounds] = [seat, total, last.log, roundsOf(last.log)];
    this.number = 0;
    this.to(number ?? (at === undefined ? (this.rounds[0]?.begins ?? 1) : momentAt(last.log, at)));
  }

  /** Who looks as everybody shows no token: with one, the server would show them their own seat. */
  private tokenFor(seat: number | null): string {
    return seat === null ? "" : this.token;
  }

  /** Go to a moment. */
  to(number: number): void {
    const wanted = Math.min(Math.max(1, number), this.total);
    if (wanted === this.number) return;
    this.number = wanted;
    if (!this.looking) void this.look();
  }

  /** To the beginning of the next round, or of this one and then of the one before. */
  toRound(direction: 1 | -1): void {
    const found =
      direction > 0
        ? this.rounds.find((round) => round.begins > this.number)
        : this.rounds.findLast((round) => round.begins < this.number);
    this.to(found?.begins ?? (direction > 0 ? this.total : 1));
  }

  /** Ask for the wanted moment; while one is on its way others may be wanted, and only the last of them is asked for.
   *
   * Several lines may tell of one thing that happened, and all of them are one moment: the last. Numbers may be missing:
   * a moment without a line is the next that has one. */
  private async look(): Promise<void> {
    this.looking = true;
    await this.attempt(async () => {
      for (let shown = -1; shown !== this.number;) {
        const [before, wanted] = [this.here, this.number];
        const message = await moment(this.table, wanted, this.seat, this.tokenFor(this.seat));
        const same = before.about !== null && before.seat === message.seat;
        const settled = this.number === wanted;
        if (settled && same && wanted < before.seq && message.seq === before.seq && wanted > 1) {
          this.number = this.log.findLast((line) => line.n < wanted)?.n ?? 1;
          continue;
        }
        const viewpoint = new Viewpoint("");
        viewpoint.merge(message);
        if (message.seq !== this.decided) viewpoint.legal = [];
        viewpoint.canUndo = false;
        if (!same || wanted !== before.seq + 1 || this.atRoundEnd || this.speed > 1) this.jumps += 1;
        this.fresh = wanted;
        this.here = viewpoint;
        shown = message.seq;
        if (settled) this.number = shown;
        this.state = "open";
        this.problem = null;
      }
    });
    this.looking = false;
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.playing = false;
      if (error instanceof Refusal && error.status === 404 && !this.here.about) this.state = "gone";
      else this.problem = error instanceof Refusal ? error.problem : { code: "", text: messageOf(error) };
    }
  }

  ask(): void {}
  move(): void {}
}
