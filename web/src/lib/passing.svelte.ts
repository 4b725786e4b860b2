// Several people at one device: who is to have it next, and whether the screen is covered until they do.

import { isCovered } from "./handing.svelte";
import type { TableConnection } from "./table.svelte";
import type { Viewpoint } from "./viewpoint.svelte";

/** Time to see what the own move brought about, before the screen is covered. */
const AFTERGLOW = 1400;

export class Passing {
  covered = $state(false);
  lookingBack = $state(false);
  /** The one who said that they have the device; nobody, when the page has just been opened. */
  private holder: Viewpoint | null = $state.raw(null);

  constructor(private readonly table: TableConnection) {}

  /** Who should have the device and has it not. */
  get next(): Viewpoint | null {
    const { viewpoints, here } = this.table;
    if (viewpoints.length < 2 || here.about?.stage !== "playing") return null;
    if (this.covers && this.holder === null) return viewpoints.find(({ toDecide }) => toDecide) ?? here;
    return here.toDecide ? null : (viewpoints.find(({ toDecide }) => toDecide) ?? null);
  }

  /** Whether the screen is covered in between. */
  private get covers(): boolean {
    const { table, here } = this.table;
    return isCovered(table, here.about?.game ?? "");
  }

  /** Whose turn it is, where several play at this device and nothing is covered. */
  get banner(): Viewpoint | null {
    const { viewpoints, here } = this.table;
    return viewpoints.length > 1 && !this.covers && here.about?.stage === "playing" ? here : null;
  }

  get mayLookBack(): boolean {
    return this.holder !== null;
  }

  /** Keep up with the table; to be called in an effect. */
  follow(): (() => void) | void {
    const next = this.next;
    if (!next) {
      this.covered = this.lookingBack = false;
    } else if (!this.covers) {
      this.pass();
    } else if (!this.covered && !this.lookingBack) {
      const timer = setTimeout(() => this.cover(), this.holder ? AFTERGLOW : 0);
      return () => clearTimeout(timer);
    }
  }

  cover(): void {
    this.covered = true;
    this.lookingBack = false;
  }

  /** Whoever had the device wants to see something again first. */
  lookBack(): void {
    this.covered = false;
    this.lookingBack = true;
  }

  /** The next one has it. */
  pass(): void {
    const next = this.next;
    if (!next) return;
    this.holder = next;
    this.table.shown = this.table.viewpoints.indexOf(next);
    this.covered = this.lookingBack = false;
  }
}
