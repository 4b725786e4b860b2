import { expect, test } from "vitest";

import type { NewVegasView } from "../lib/protocol";
import { tie } from "./ties";

const sheet = (name: string, total: number, grand = 0, small = 0) => ({ name, total, hotels: [...Array(grand).fill("grand"), ...Array(small).fill("small"), null] });
const view = (sheets: ReturnType<typeof sheet>[], acme: { total: number } | null = null): NewVegasView => ({ sheets, acme }) as unknown as NewVegasView;

test("nothing is said where points decide", () => {
  expect(tie(view([sheet("Anna", 80), sheet("Ben", 79)]), ["Anna"])).toBeNull();
  expect(tie(view([sheet("Anna", 80)], { total: 60 }), ["Anna"])).toBeNull();
  expect(tie(view([sheet("Anna", 50)], { total: 60 }), [])).toBeNull();
});

test("more hotels decide, then more grand ones, then nobody", () => {
  expect(tie(view([sheet("Anna", 80, 1, 2), sheet("Ben", 80, 2, 0), sheet("Cleo", 70, 5, 5)]), ["Anna"])).toBe("hotels");
  expect(tie(view([sheet("Anna", 80, 1, 2), sheet("Ben", 80, 2, 1)]), ["Ben"])).toBe("grand");
  expect(tie(view([sheet("Anna", 80, 1, 2), sheet("Ben", 80, 1, 2)]), ["Anna", "Ben"])).toBe("shared");
});

test("as many points as the ACME are not enough", () => {
  expect(tie(view([sheet("Anna", 60)], { total: 60 }), [])).toBe("acme");
});
