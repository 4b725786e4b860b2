// All words come from the Fluent files that the terminal and the server use too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import sets from "virtual:words";

import type { Language } from "./settings.svelte";
import { setOf } from "./wordsets";
import { apart } from "./writing";

// What has been asked for so far. The home page needs few words, so the rest is read with the screen that says it.
const wanted = new Set(["home"]);
let current = $state.raw(new FluentBundle("en"));
let speaking: Language = "en";
let asked = 0;
let latest: Promise<void> = Promise.resolve();
/** None: messages that have the terms of several say by themselves which are the usual ones. */
let edition = $state("");
/** Who said last which edition it is. */
let used = Symbol();

async function read(language: Language, names: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all([...names].map((name) => sets[language]![name]!()));
  for (const text of texts) bundle.addResource(new FluentResource(text.default));
  return bundle;
}

/** Speak a language; everything shown changes with it. Done when all words asked for so far are there. */
export function loadWords(language: Language): Promise<void> {
  speaking = language;
  latest = load(language, ++asked);
  return latest;
}

async function load(language: Language, number: number): Promise<void> {
  const bundle = await read(language, wanted);
  if (number !== asked) return latest; // another language, or more words, were asked for in the meantime
  document.documentElement.lang = language;
  current = bundle;
}

/** Have the words of these files too, from now on. */
export function needWords(...names: readonly string[]): Promise<void> {
  const fresh = names.map(setOf).filter((name) => !wanted.has(name));
  for (const name of fresh) wanted.add(name);
  return fresh.length ? loadWords(speaking) : latest;
}

/** Use the terms of an edition, where a game has the words of several. The answer lets go of them again; a board
 * that goes may do so after the next one has come, and takes nothing from it. */
export function useEdition(name: string): () => void {
  const use = (used = Symbol());
  edition = name;
  return () => {
    if (used === use) edition = "";
  };
}

/** A number as it is written in the reader's language. */
export const inDigits = (number: number): string => new Intl.NumberFormat(speaking).format(number);

/** A message in the reader's language. */
export function say(name: string, facts: Record<string, FluentVariable> = {}): string {
  const message = current.getMessage(name);
  if (!message?.value) {
    console.error(`no words for ${name}`);
    return name;
  }
  const errors: Error[] = [];
  const set = Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, typeof value === "string" ? apart(value) : value]),
  );
  const text = current.formatPattern(message.value, { edition, ...set }, errors);
  if (errors.length) console.error(`words ${name}:`, errors[0]?.message);
  return text;
}

/** Whether there are words of this name. */
export function hasWords(name: string): boolean {
  return current.hasMessage(name);
}
