// The player of a script: one beat after the other, at the reader's pace, until it ends or is skipped.

import { motion, paced } from "../lib/settings.svelte";
import type { Beat } from "./script";
import type { Award } from "./story";

/** How long something flies to who won it. */
export const FLIGHT = 460;

/** Milliseconds of the telling at the reader's pace: none where nothing may move, and for who does not want to wait. */
export const telling = (milliseconds: number): number => paced(motion(milliseconds));

export class Telling {
  private step = $state(0);
  private timer = 0;

  constructor(
    readonly beats: Beat[],
    private readonly onend: () => void,
  ) {
    this.wait();
  }

  readonly beat = $derived.by(() => this.beats[this.step]!);
  /** What was told so far, with what is being told. */
  readonly told = $derived.by(() => this.beats.slice(0, this.step + 1));
  readonly summing = $derived.by(() => this.beat.kind === "totals");

  /** What somebody got so far. */
  awardsOf(owner: string): Award[] {
    return this.told.flatMap(({ award }) => (award?.owner === owner ? [award] : []));
  }

  private wait(): void {
    this.timer = window.setTimeout(() => this.goOn(), telling(this.beat.lasts));
  }

  private goOn(): void {
    if (this.step === this.beats.length - 1) this.onend();
    else {
      this.step += 1;
      this.wait();
    }
  }

  /** To the end, at once. */
  skip(): void {
    this.stop();
    this.onend();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
