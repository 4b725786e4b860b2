import { describe, expect, it } from "vitest";

import { pay } from "./money";

const NOTES = [30, 40, 50, 60, 70, 80, 90, 100];
const fined = (cards: number[], cash: number): number[] => {
  const purse = { cards: [...cards], jetons: 0 };
  pay(purse, "Anna", { casinos: [], fines: [{ from: "Anna", cash, jetons: 0 }] }, [10, 20], NOTES);
  return purse.cards;
};

describe("a fine", () => {
  it("is paid with the cards that make just so much", () => {
    expect(fined([90, 50, 30], 50)).toEqual([90, 30]);
  });
  it("is paid from change where no cards make so much", () => {
    expect(fined([60, 40], 50)).toEqual([50]);
    expect(fined([100, 90], 50).reduce((sum, card) => sum + card)).toBe(140);
  });
  it("may take all there is", () => {
    expect(fined([60], 60)).toEqual([]);
  });
});
