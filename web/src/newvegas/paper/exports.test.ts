import { describe, expect, it } from "vitest";

import { bgStats } from "./exports";

describe("a play for BG Stats", () => {
  const sheets = [
    { name: 'Anna & "Ben"', total: 92 },
    { name: "Zoë ⭐ 100 %", total: -7 },
    { name: "Cy", total: 92 },
  ];
  const link = bgStats("Welcome to New Las Vegas", "k3v9", new Date("2026-11-18T19:05:09.123Z"), sheets, [0, 2]);

  it("goes to the page that takes plays, as one word", () => {
    expect(link).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=[\w%.!~*'()-]+$/);
  });

  it("is whole: its Android app stops at a player without `winner` or `startPlayer`, though both are optional", () => {
    expect(JSON.parse(new URL(link).searchParams.get("data") ?? "")).toEqual({
      sourceName: "Neonstrip",
      sourcePlayId: "k3v9",
      playDate: "2026-11-18 19:05:09",
      game: { name: "Welcome to New Las Vegas", sourceGameId: "newvegas", highestWins: true, noPoints: false },
      players: sheets.map(({ name, total: score }, seat) => ({
        name,
        sourcePlayerId: name,
        startPlayer: false,
        score,
        winner: seat !== 1,
      })),
    });
  });
});
