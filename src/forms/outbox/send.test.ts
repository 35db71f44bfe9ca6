import { expect, test } from "vitest";
import { pauseAfter } from "./pauses.ts";
import { outcomeOf } from "./send.client.ts";

test.each([
  [201, undefined, { kind: "delivered" }],
  [409, "23505", { kind: "delivered" }],
  [429, "PT429", { kind: "rate-limited", status: 429 }],
  [429, undefined, { kind: "rate-limited", status: 429 }],
  [400, "23514", { kind: "refused", status: 400 }],
  [400, "22P02", { kind: "refused", status: 400 }],
  [400, "PGRST102", { kind: "refused", status: 400 }],
  [413, undefined, { kind: "refused", status: 413 }],
  [401, "42501", { kind: "failed", status: 401 }],
  [404, "PGRST205", { kind: "failed", status: 404 }],
  [400, "PGRST204", { kind: "failed", status: 400 }],
  [500, "23514", { kind: "failed", status: 500 }],
  [503, undefined, { kind: "failed", status: 503 }],
  [0, "", { kind: "failed", status: undefined }],
])("Status %s with the code %s", (status, code, outcome) => {
  expect(outcomeOf(status, code)).toEqual(outcome);
});

test("Pauses grow from seconds to an hour, and are ten minutes if too many came", () => {
  const pauses = Array.from({ length: 12 }, (_, index) => pauseAfter(index + 1, false, 0) / 1000);
  expect(pauses).toEqual([5, 15, 45, 120, 300, 900, 1800, 3600, 3600, 3600, 3600, 3600]);
  expect(pauseAfter(1, false, 1)).toBe(6250);
  expect(pauseAfter(3, true, 0)).toBe(600_000);
});
