import { expect, it } from "vitest";

import { sharing } from "./sharing";

const known = () => ({ lots: [{ number: 3 }, { number: null }], seat: "Anna", times: { roll: 1 } });

it("keeps what is equal, whole", () => {
  const before = known();
  expect(sharing(before, known())).toBe(before);
});

it("keeps the parts that are equal, and takes the others", () => {
  const [before, fresh] = [known(), { ...known(), lots: [{ number: 3 }, { number: 7 }] }];
  const shared = sharing(before, fresh);
  expect(shared).toEqual({ ...known(), lots: [{ number: 3 }, { number: 7 }] });
  expect(shared).not.toBe(before);
  expect(shared.lots[0]).toBe(before.lots[0]);
  expect(shared.times).toBe(before.times);
  expect(before).toEqual(known());
});

it.each<[unknown, unknown]>([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[], {}],
  [{ a: undefined }, { b: undefined }],
  [null, {}],
  [{ a: 0 }, { a: null }],
])("takes %j and %j to be different", (before, fresh) => {
  expect(sharing(before, structuredClone(fresh))).toEqual(fresh);
  expect(sharing(before, structuredClone(fresh))).not.toBe(before);
});
