import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test("The second build waits, and says so, until the first one is done", async () => {
  const lock = join(folder, "lock");
  const order: string[] = [];
  const onWait = vi.fn();
  const first = await oneAtATime(lock, onWait);
  const second = oneAtATime(lock, () => {
    order.push("waits");
    queueMicrotask(() => {
      order.push("first is done");
      first();
    });
  });
  (await second)();
  expect([...order, "second is done"]).toEqual(["waits", "first is done", "second is done"]);
  expect(onWait).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(["", "4194999", "nonsense"])(
  "A lock that a killed build left, with %j in it, is no hindrance",
  async (holder) => {
    const lock = join(folder, "lock");
    writeFileSync(lock, holder);
    const release = await oneAtATime(lock, () => undefined);
    expect(existsSync(lock)).toBe(true);
    release();
  },
);
