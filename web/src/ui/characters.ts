// Who a bot is, in words. The server says which characters there are, how each plays, and what one says.

import { hasWords, say } from "../lib/words.svelte";

/** How a style plays: "goes for the big notes". */
export const styleName = (style: string | null | undefined): string =>
  style && hasWords(`web-style-${style}`) ? say(`web-style-${style}`) : "";
/** What is said in a remark. */
export const remarkWords = (says: string): string => (hasWords(`web-remark-${says}`) ? say(`web-remark-${says}`) : "");
