import { expect, test, vi } from "vitest";

import { once } from "./once";

const LOST = new Error("no answer");
const lost = (error: unknown) => error === LOST;

test("a wish whose answer was lost is asked again with the same secret, and after the answer with another", async () => {
  const ask = vi.fn<(secret: string) => Promise<string>>();
  ask.mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST).mockResolvedValue("laid");
  await expect(once("a table", ask, lost)).rejects.toBe(LOST);
  await expect(once("a table", ask, lost)).rejects.toBe(LOST);
  await expect(once("a table", ask, lost)).resolves.toBe("laid");
  await once("a table", ask, lost);
  const secrets = ask.mock.calls.map(([secret]) => secret);
  expect(new Set(secrets.slice(0, 3)).size).toBe(1);
  expect(secrets[3]).not.toBe(secrets[2]);
  expect(secrets[0]).toMatch(/^[0-9a-f]{48}$/);
});

test("a refusal is an answer, and other wishes have other secrets", async () => {
  const secrets: string[] = [];
  const refuse = (secret: string) => (secrets.push(secret), Promise.reject(new Error("too many")));
  for (const wish of ["one", "one", "other"]) await once(wish, refuse, lost).catch(() => {});
  expect(new Set(secrets).size).toBe(3);
});
