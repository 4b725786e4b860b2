import { createHash } from "node:crypto";

import { expect, it } from "vitest";

import { sha256 } from "./sha256";

it("reckons as everybody does, for any length", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 151 + length * 7) & 255);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
  expect(sha256("żółw")).toBe(createHash("sha256").update("żółw").digest("hex"));
});
