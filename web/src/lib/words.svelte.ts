// All words come from the Fluent files that the terminal and the server use too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./settings.svelte";

const FILES = import.meta.glob<string>("../../../src/neonstrip/locales/*/{web,royale,newvegas,play}.ftl", {
  query: "?raw",
  import: "default",
});

let current = $state.raw(new FluentBundle("en"));

/** Read the words of a language; everything shown changes with it. */
export async function loadWords(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(FILES).filter(([path]) => path.includes(`/locales/${language}/`));
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
  document.documentElement.lang = language;
  current = bundle;
}

/** A message in the reader's language. */
export function say(name: string, facts: Record<string, FluentVariable> = {}): string {
  const message = current.getMessage(name);
  if (!message?.value) {
    console.error(`no words for ${name}`);
    return name;
  }
  const errors: Error[] = [];
  const text = current.formatPattern(message.value, facts, errors);
  if (errors.length) console.error(`words ${name}:`, errors[0]?.message);
  return text;
}

/** Whether there are words of this name. */
export function hasWords(name: string): boolean {
  return current.hasMessage(name);
}
