import { expect, test } from "vitest";
import { plainMessage } from "./exit-on-error.ts";

test("a full disk is reported in plain words by any command", () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, write"), { errno: -28, code: "ENOSPC" });
  const wrapped = new Error(`Build failed with 1 error:\n[plugin] ${error.message}`);
  for (const each of [error, wrapped])
    expect(plainMessage(each)).toBe("the disk is full. Free some space, and run this again");
  expect(plainMessage(new Error("There is no such page."))).toBe("There is no such page.");
});
