// Who a bot is, in words. The server says which characters there are, how each plays, and what one says.

import type { TableSeat } from "../lib/protocol";
import { hasWords, say } from "../lib/words.svelte";
import { capital } from "../lib/writing";
import { levelName } from "../setup/levels";
import type { Explanation } from "./explain.svelte";

/** How a style plays: "goes for the big notes". */
export const styleName = (style: string | null | undefined): string =>
  style && hasWords(`style-${style}`) ? say(`style-${style}`) : "";
/** A bot that explains itself: how it plays, and how good it is. */
export function aboutBot(seat: TableSeat | undefined): Explanation | null {
  if (!seat?.bot) return null;
  const plays = styleName(seat.style);
  const kind = capital(`${say("web-seat-bot")}, ${levelName(seat.bot)}.`);
  return { title: seat.name, text: plays ? `${seat.name} ${plays}. ${kind}` : kind };
}
/** What is said in a remark. */
export const remarkWords = (says: string): string => (hasWords(`remark-${says}`) ? say(`remark-${says}`) : "");
