import { beforeAll, expect, test, vi } from "vitest";

import { loadWords, needWords, say, useEdition } from "./words.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await loadWords("en");
  await needWords("royale");
});

test("a name from right to left is set apart in its sentence, others are not", () => {
  expect(say("log-stop", { name: "שרה", you: "no" })).toBe("\u2068שרה\u2069 stops.");
  expect(say("log-stop", { name: "\u{1e922}\u{1e923}", you: "no" })).toBe("\u2068\u{1e922}\u{1e923}\u2069 stops.");
  expect(say("log-stop", { name: "Zoë 🎲", you: "no" })).toBe("Zoë 🎲 stops.");
});

test("a board that goes leaves the next one the words of its edition", async () => {
  await loadWords("de");
  await needWords("newvegas");
  const first = useEdition("pegasus");
  const second = useEdition("pegasus");
  first();
  expect(say("nv-action-improvement")).toBe("Werbung");
  second();
  expect(say("nv-action-improvement")).toBe("Aufwertung");
});
