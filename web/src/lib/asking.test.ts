import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { askAgain } from "./asking";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("it is asked again until the answer is that this was all, whatever fails meanwhile", async () => {
  const ask = vi.fn<() => Promise<boolean>>();
  ask.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error("no answer")).mockResolvedValueOnce(true);
  askAgain(ask, 10);
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("nobody asks who has stopped, even in the middle of a question", async () => {
  const ask = vi.fn(() => new Promise<boolean>((answer) => setTimeout(() => answer(false), 5)));
  const stop = askAgain(ask, 10);
  await vi.advanceTimersByTimeAsync(2);
  stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).toHaveBeenCalledTimes(1);
});
