import { expect, test } from "vitest";
import { pauseAfter } from "./pauses.ts";
import { outcomeOf } from "./send.client.ts";

const error = (code: string) => JSON.stringify({ code, details: null, hint: null, message: "…" });
const HTML = "<!doctype html><title>Sign in to the network</title>";

test.each([
  [201, "", { kind: "delivered" }],
  [409, error("23505"), { kind: "delivered" }],
  [429, error("PT429"), { kind: "rate-limited", status: 429, retryAfter: undefined }],
  [400, error("23514"), { kind: "refused", status: 400 }],
  [400, error("23502"), { kind: "refused", status: 400 }],
])("The service answers %s with %j", (status, body, outcome) => {
  expect(outcomeOf(status, body)).toEqual(outcome);
});

test.each([
  [200, HTML],
  [200, '{"error":"blocked"}'],
  [200, ""],
  [200, error("23505")],
  [201, HTML],
  [201, '{"error":"blocked"}'],
  [202, ""],
  [204, ""],
  [302, ""],
  [400, error("22P02")],
  [400, error("PGRST102")],
  [400, error("PGRST204")],
  [400, HTML],
  [400, ""],
  [401, error("42501")],
  [403, error("23514")],
  [404, error("PGRST205")],
  [409, ""],
  [409, HTML],
  [409, '"23505"'],
  [409, error("23503")],
  [413, ""],
  [500, error("23514")],
  [503, ""],
])("%s with %j is neither a receipt nor a refusal", (status, body) => {
  expect(outcomeOf(status, body)).toEqual({ kind: "failed", status });
});

test.each([
  [null, undefined],
  ["540", 540],
  ["0", 0],
  ["Thu, 26 Nov 2026 10:00:00 GMT", undefined],
  ["-1", undefined],
])("429 without a body is no receipt; Retry-After %j means %s seconds", (header, retryAfter) => {
  expect(outcomeOf(429, "", header)).toEqual({ kind: "rate-limited", status: 429, retryAfter });
});

const failed = { kind: "failed", status: 503 } as const;
const limited = (retryAfter?: number) => ({ kind: "rate-limited", status: 429, retryAfter }) as const;

test("Pauses grow from seconds to an hour", () => {
  const pauses = Array.from({ length: 12 }, (_, index) => pauseAfter(index + 1, failed, 0) / 1000);
  expect(pauses).toEqual([5, 15, 45, 120, 300, 900, 1800, 3600, 3600, 3600, 3600, 3600]);
  expect(pauseAfter(1, failed, 1)).toBe(6250);
});

test("If too many came, a pause is as long as the service says, from a minute to a day, or as its limit lasts", () => {
  expect(pauseAfter(3, limited(), 0)).toBe(660_000);
  expect([0, 90, 1e9].map((seconds) => pauseAfter(3, limited(seconds), 0) / 1000)).toEqual([60, 90, 86_400]);
});
