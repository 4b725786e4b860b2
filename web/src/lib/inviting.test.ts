import { expect, test } from "vitest";

import { inviting } from "./inviting";

const at = (url: string) => new URL(url) as unknown as Location;
const LAN = "http://192.168.7.9:7711/";

test("who has the page open under a name for all invites there", () => {
  expect(inviting(at("https://tables.example.org/t/x"), "")).toBe("https://tables.example.org");
  expect(inviting(at("http://192.168.7.9:7711/t/x"), "http://10.0.0.2:7711/")).toBe("http://192.168.7.9:7711");
});

test("who has it open at their own machine invites to where others can come in", () => {
  for (const host of ["127.0.0.1", "localhost", "tables.localhost", "[::1]", "127.1.2.3"])
    expect([host, inviting(at(`http://${host}:7711/t/x`), LAN)]).toEqual([host, "http://192.168.7.9:7711"]);
});

test("nobody is invited to where nobody can come", () => {
  expect(inviting(at("http://127.0.0.1:7711/t/x"), "")).toBe("");
});
