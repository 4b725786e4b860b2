import { afterEach, expect, test, vi } from "vitest";

import { factsOf, loadFacts } from "./facts.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what is printed in one game is not forgotten when another's comes at the same time", async () => {
  const slowly = (path: string) => new Promise((done) => setTimeout(() => done({ path }), 5));
  vi.stubGlobal("fetch", (path: string) => Promise.resolve({ ok: true, json: () => slowly(path) }));
  await Promise.all([loadFacts("one"), loadFacts("two")]);
  expect([factsOf("one"), factsOf("two")]).toEqual([{ path: "/api/games/one" }, { path: "/api/games/two" }]);
});
