import { expect, test } from "vitest";

import type { Line } from "./protocol";
import { newestSince } from "./remarks";

const LINES: Line[] = [
  { n: 1, at: 0, kind: "started", remark: { seat: 1, says: "bold-hello-1" } },
  { n: 2, at: 0, kind: "move", seat: 0, move: "roll" },
  { n: 5, at: 0, kind: "move", seat: 1, move: "roll", remark: { seat: 2, says: "sly-tied-2" } },
  { n: 6, at: 0, kind: "done", seat: 1 },
];

test("only what came since is said, and the newest of it", () => {
  expect(newestSince(LINES, 0)?.says).toBe("sly-tied-2");
  expect(newestSince(LINES, 2)?.seat).toBe(2);
  expect(newestSince(LINES, 5)).toBeNull();
});
