import { afterEach, expect, test, vi } from "vitest";

import { store, stored } from "./storage";

afterEach(() => vi.unstubAllGlobals());

function browser(kept: Map<string, string>): void {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
}

test("what is stored is found again", () => {
  browser(new Map());
  store("one", { a: 1 });
  expect(stored("one", {})).toEqual({ a: 1 });
  expect(stored("other", { b: 2 })).toEqual({ b: 2 });
});

test("what cannot be read, or is something else, counts as nothing", () => {
  browser(
    new Map([
      ["broken", "{"],
      ["null", "null"],
      ["list", "[1]"],
      ["word", '"x"'],
    ]),
  );
  for (const name of ["broken", "null", "list", "word"])
    expect(stored(name, { fallback: true })).toEqual({ fallback: true });
  expect(stored("list", [] as number[])).toEqual([1]);
});

test("a browser that keeps nothing remembers while it is open", () => {
  const refuse = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  store("seats", { table: "token" });
  expect(stored("seats", {})).toEqual({ table: "token" });
});
