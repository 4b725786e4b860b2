// Which parts of the table are drawn, only what is looked at: on a phone one, beside the city another one, on a big
// screen all.

import { MediaQuery } from "svelte/reactivity";

import { from } from "../lib/breakpoints";

export const PARTS = ["city", "sheet", "table", "players", "log"] as const;
export type Part = (typeof PARTS)[number];

export class Parts {
  /** The part that was asked for last. */
  tab: Part = $state("city");
  /** On a phone: whether all of the city is on the screen, not a part of it. */
  whole = $state(false);
  private readonly isWide = new MediaQuery(from("width", "wide"));
  private readonly isHuge = new MediaQuery(from("width", "huge"));
  private readonly isTall = new MediaQuery(`${from("width", "small")} and ${from("height", "tall")}`);

  get wide(): boolean {
    return this.isWide.current;
  }

  get huge(): boolean {
    return this.isHuge.current;
  }

  /** What stands beside the city on a wide screen. */
  get beside(): Part {
    return this.tab === "city" ? "sheet" : this.tab;
  }

  shows(part: Part): boolean {
    if (this.huge) return true;
    if (this.wide) return part === "city" || part === this.beside;
    return part === this.tab || (part === "sheet" && this.tab === "city" && this.isTall.current);
  }
}
