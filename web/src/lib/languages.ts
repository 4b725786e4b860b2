// The languages we speak: there is a folder of words for each.

import sets from "virtual:words";

import type { Language } from "./settings.svelte";

/** English first, which stands in for words that are missing. */
// eslint-disable-next-line no-restricted-syntax -- the types are written from the same folders
export const LANGUAGES = (Object.keys(sets) as Language[]).sort((a, b) => Number(b === "en") - Number(a === "en"));

/** What a language calls itself. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
