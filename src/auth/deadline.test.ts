import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LATE, withDeadline } from "./deadline.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("Work that is done in time leads to its result, and no timer is left", async () => {
  expect(await withDeadline(Promise.resolve("done"), 1000)).toBe("done");
  expect(vi.getTimerCount()).toBe(0);
});

test("Work that takes too long is given up", async () => {
  const waiting = withDeadline(new Promise(() => undefined), 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBe(LATE);
});

test("Work that fails, fails", async () => {
  await expect(withDeadline(Promise.reject(new Error("broken")), 1000)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});
