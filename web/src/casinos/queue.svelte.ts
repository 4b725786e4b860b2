// Bots answer within milliseconds, so moments are shown one after the other, each long enough to be seen.

import { partsOf, type Game } from "../lib/grammar";
import { paced } from "../lib/settings.svelte";
import type { Viewpoint } from "../lib/viewpoint.svelte";
import type { CasinoView, Moment } from "./seen";

/** How long a moment is looked at, by the move that led to it. */
const LOOK: Record<string, number> = { roll: 1100, place: 700, pass: 700, skip: 700 };
const LOOK_LONGER = 950;
/** So many lines at once are not shown one by one. */
const MANY = 4;

/** Who shows moments. */
export interface Stage<V extends CasinoView> {
  /** Whether moments have to wait until something has been looked at. */
  isBusy(): boolean;
  /** Whether that is something which is being told: then nothing may come between. */
  isTelling(): boolean;
  /** Show a moment; a live one has just happened. */
  show(moment: Moment<V>, live: boolean): void;
  /** Nothing has happened, but more is known of the newest moment. */
  amend(moment: Moment<V>): void;
}

export class Queue<V extends CasinoView> {
  private waiting: Moment<V>[] = $state.raw([]);
  private newest: Moment<V> | null = null;
  private from: Viewpoint | null = null;
  private looking = 0;

  constructor(
    private readonly game: Game,
    /** A game that is watched again has its own pace. */
    private readonly lives: boolean,
    private readonly stage: Stage<V>,
  ) {}

  get empty(): boolean {
    return this.waiting.length === 0;
  }

  /** A moment has come, as somebody sees it. */
  take(moment: Moment<V>, from: Viewpoint): void {
    const last = this.newest;
    const fresh = last ? moment.log.length - last.log.length : 0;
    const steady = last !== null && from === this.from && fresh >= 0 && fresh < MANY && this.lives;
    [this.newest, this.from] = [moment, from];
    if (!steady) {
      const telling = this.stage.isTelling();
      this.waiting = telling ? [moment] : [];
      if (!telling) this.stage.show(moment, last !== null && fresh === 1);
    } else if (fresh > 0) {
      this.waiting = [...this.waiting, moment];
      if (!this.looking) this.next();
    } else if (!this.empty) this.waiting = [...this.waiting.slice(0, -1), moment];
    else this.stage.amend(moment);
  }

  /** Show what waits, until something has to be looked at. */
  next(hasty = false): void {
    this.stop();
    while (!this.stage.isBusy()) {
      const [moment, ...rest] = this.waiting;
      if (!moment) return;
      this.waiting = rest;
      this.stage.show(moment, true);
      if (this.stage.isBusy()) return;
      const time = hasty ? 0 : this.timeFor(moment);
      if (time > 0) {
        this.looking = window.setTimeout(() => this.next(), time);
        return;
      }
    }
  }

  private timeFor(moment: Moment<V>): number {
    const line = moment.log.at(-1);
    // Who is asked looks as long as they like: what comes next is what they do.
    if (moment.seat !== null && moment.waiting.includes(moment.seat)) return 0;
    if (line?.kind !== "move" || !line.move || document.hidden) return 0;
    return paced(LOOK[partsOf(this.game, line.move).family] ?? LOOK_LONGER);
  }

  stop(): void {
    clearTimeout(this.looking);
    this.looking = 0;
  }
}
