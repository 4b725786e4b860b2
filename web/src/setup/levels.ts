// How good bots are, in words. The server says which there are; the home page offers those that people play against.

import { hasWords, say } from "../lib/words.svelte";

export const LEVELS = ["beginner", "casual", "strong", "expert"] as const;

export const levelName = (bot: string | null): string =>
  bot && hasWords(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : (bot ?? "");
export const levelHint = (bot: string): string => (hasWords(`web-bot-${bot}-hint`) ? say(`web-bot-${bot}-hint`) : "");
