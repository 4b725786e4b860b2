import { createHash } from "node:crypto";

import { expect, it } from "vitest";

import { check, readRecord } from "./fairness";

const SERVER = "00ff".repeat(16);
const sha = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");
const PROMISE = sha(Buffer.from(SERVER, "hex"));
const SEED = sha(`neonstrip fair ${SERVER} - reiher-ż`);
const RECORD = `neonstrip record 1
game royale
option tiles 3
seed ${SEED}
server ${SERVER}
seat human Anna nonce
seat greedy Ruby
nonce 1 -
nonce 2 reiher-ż
1 roll
1 place 4
result 190 210
`;

it("a record tells of its seed", () => {
  expect(readRecord(RECORD)).toEqual({ server: SERVER, nonces: ["-", "reiher-ż"], seed: SEED });
});

it("where everything unseen was dealt anew, the last deal counts", () => {
  expect(readRecord(RECORD.replace("1 place 4\n", "1 place 4\ndeal abc\n")).seed).toBe("abc");
});

it("a fair game is found fair", async () => {
  expect(await check(readRecord(RECORD), PROMISE)).toEqual({ promised: true, seeded: true });
});

it("another promise, another word or another seed is found out", async () => {
  const told = readRecord(RECORD);
  expect(await check(told, sha("other"))).toEqual({ promised: false, seeded: true });
  expect(await check({ ...told, nonces: ["-", "heron"] }, PROMISE)).toEqual({ promised: true, seeded: false });
  expect(await check({ ...told, seed: sha("other") }, PROMISE)).toEqual({ promised: true, seeded: false });
  expect(await check({ ...told, server: "0ff0".repeat(16) }, PROMISE)).toEqual({ promised: false, seeded: false });
});
