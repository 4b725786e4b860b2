import { afterEach, expect, test, vi } from "vitest";

import { guideOf, loadGuide } from "./guide.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what is printed in one game is not forgotten when another's comes at the same time", async () => {
  const slowly = (path: string) => new Promise((done) => setTimeout(() => done({ path }), 5));
  vi.stubGlobal("fetch", (path: string) => Promise.resolve({ ok: true, json: () => slowly(path) }));
  await Promise.all([loadGuide("one"), loadGuide("two")]);
  expect([guideOf("one"), guideOf("two")]).toEqual([{ path: "/api/games/one" }, { path: "/api/games/two" }]);
});

test("it is asked for once, however many need it, and again until there is an answer", async () => {
  vi.useFakeTimers();
  const paths: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    paths.push(path);
    return Promise.resolve({ ok: paths.length > 1, json: () => Promise.resolve({ path }) });
  });
  const all = Promise.all([loadGuide("three"), loadGuide("three")]);
  await vi.runAllTimersAsync();
  await all;
  await loadGuide("three");
  expect(paths).toEqual(["/api/games/three", "/api/games/three"]);
  vi.useRealTimers();
});
