import { createHash } from "node:crypto";

import { expect, it } from "vitest";

import { check, readRecord, verdict } from "./fairness";

const SERVER = "00ff".repeat(16);
const WORD = "a-word-of-twenty-two-or-more";
const sha = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");
const PROMISE = sha(Buffer.from(SERVER, "hex"));
const PLEDGE = sha(`neonstrip nonce ${WORD}`);
const SEED = sha(`neonstrip fair ${SERVER} - ${WORD} -`);
const SILENT = "57".repeat(32);
const RECORD = `neonstrip record 1
game royale
option tiles 3
seed ${SEED}
commitment ${PROMISE}
server ${SERVER}
seat human Anna nonce
seat human Benno
seat human Carla
nonce 1 -
nonce 2 ${WORD}
nonce 3 -
pledge 2 ${PLEDGE}
pledge 3 ${SILENT}
1 roll
1 place 4
result 190 210 0
`;
const FITS = { promised: true, pledged: true, seeded: true, noted: true, mine: false };
const NOTE = { commitment: PROMISE, pledges: [null, PLEDGE, SILENT] };

it("a record tells of its seed", () => {
  expect(readRecord(RECORD)).toEqual({
    server: SERVER,
    nonces: ["-", WORD, "-"],
    pledges: [null, PLEDGE, SILENT],
    seed: SEED,
  });
  expect(readRecord(RECORD.replaceAll(/(nonce|pledge) \d .*\n/g, "")).pledges).toEqual([]);
});

it("where everything unseen was dealt anew, the last deal counts", () => {
  expect(readRecord(RECORD.replace("1 place 4\n", "1 place 4\ndeal abc\n")).seed).toBe("abc");
});

it("a fair game is found fair; for who took part, without trusting anybody", () => {
  const told = readRecord(RECORD);
  expect(check(told, PROMISE)).toEqual(FITS);
  expect(check(told, PROMISE, [{ nonce: "never told" }])).toEqual(FITS);
  expect(check(told, PROMISE, [{ nonce: WORD, told: NOTE }])).toEqual({ ...FITS, mine: true });
});

it("another promise, another word or another seed is found out", () => {
  const told = readRecord(RECORD);
  expect(check(told, sha("other"))).toEqual({ ...FITS, promised: false });
  expect(check({ ...told, nonces: ["-", "heron", "-"] }, PROMISE)).toEqual({ ...FITS, pledged: false, seeded: false });
  expect(check({ ...told, seed: sha("other") }, PROMISE)).toEqual({ ...FITS, seeded: false });
  expect(check({ ...told, server: "0ff0".repeat(16) }, PROMISE)).toEqual({ ...FITS, promised: false, seeded: false });
});

it("who was bound to something else when this device told its word is found out", () => {
  const told = readRecord(RECORD);
  for (const pledges of [
    [null, PLEDGE, sha("other")],
    [null, PLEDGE, null],
    [null, PLEDGE],
    [SILENT, PLEDGE, SILENT],
  ]) {
    expect(check(told, PROMISE, [{ nonce: WORD, told: { ...NOTE, pledges } }])).toEqual({ ...FITS, noted: false });
  }
  expect(check(told, PROMISE, [{ nonce: "another", told: NOTE }]).noted).toBe(false);
  expect(check(told, PROMISE, [{ nonce: WORD, told: { ...NOTE, commitment: sha("other") } }]).noted).toBe(false);
});

it("says what is proved to whom", () => {
  expect(verdict({ ...FITS, mine: true }, "two-sided")).toBe("ending-fair-mine");
  expect(verdict(FITS, "two-sided")).toBe("ending-fair-two-sided");
  expect(verdict(FITS, "server-only")).toBe("ending-fair-server-only");
  for (const wrong of ["promised", "pledged", "seeded", "noted"])
    expect(verdict({ ...FITS, [wrong]: false }, "two-sided")).toBe("ending-fair-wrong");
});
