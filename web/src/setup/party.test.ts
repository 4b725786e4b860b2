import { expect, test } from "vitest";

import { Party } from "./party.svelte";

const KNOWN = ["ruby", "duke", "lola"];

function party(bots: number): Party {
  const found = new Party("Anna", (number) => `Player ${number}`, "casual");
  found.seatBots(bots);
  return found;
}

test("bots are the next who are not here yet, and all over again", () => {
  expect(party(2).cast(KNOWN)).toEqual(["ruby", "duke"]);
  expect(party(4).cast(KNOWN)).toEqual(["ruby", "duke", "lola", "ruby"]);
  expect(party(2).cast([])).toEqual(["", ""]);
});

test("who is asked for comes, and changes places with who sat there", () => {
  const found = party(2);
  found.invite(0, "lola", KNOWN);
  expect(found.cast(KNOWN)).toEqual(["lola", "duke"]);
  found.invite(1, "lola", KNOWN);
  expect(found.cast(KNOWN)).toEqual(["duke", "lola"]);
  expect(found.seats.filter(({ kind }) => kind === "bot").map(({ character }) => character)).toEqual(["duke", "lola"]);
  found.seatBots(1);
  found.seatBots(2);
  expect(found.cast(KNOWN)).toEqual(["duke", "ruby"]);
});

test("a table whose bots nobody chose leaves it to the house", () => {
  expect(party(1).seats.at(-1)).toEqual({ kind: "bot", bot: "casual" });
});
