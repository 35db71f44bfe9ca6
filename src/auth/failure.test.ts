import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
  createClient,
} from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { onlyServiceAnswers } from "../backend/service-answers.ts";
import { hasCode, isRetryable, isUnanswered, needsNewSession, serviceMessage } from "./failure.ts";

describe("The service's message is shown as received:", () => {
  test.each([
    new AuthApiError("New password should be different from the old password.", 422, "same_password"),
    new AuthWeakPasswordError("Password is known to be weak.", 422, ["pwned"]),
    new AuthApiError("Request rate limit reached", 429, "over_request_rate_limit"),
    new AuthRetryableFetchError("Processing this request timed out", 504),
    new AuthSessionMissingError(),
  ])("$message", (error) => {
    expect(serviceMessage(error)).toBe(error.message);
  });
});

describe("No message for people has", () => {
  test.each([
    ["an empty body", new AuthRetryableFetchError("{}", 500)],
    ["a body without a message", new AuthApiError('{"reason":"?"}', 400, undefined)],
    ["an empty text", new AuthApiError("", 400, undefined)],
    ["a bare status", new AuthRetryableFetchError("HTTP 502", 502)],
    ["a dropped connection", new AuthRetryableFetchError("Failed to fetch", 0)],
    ["an answer that is no JSON", new AuthUnknownError("Unexpected token '<'", new SyntaxError("Unexpected token"))],
    ["an error of the browser", new TypeError("x is not a function")],
    ["no error at all", undefined],
  ])("%s", (_what, error) => {
    expect(serviceMessage(error)).toBeUndefined();
  });
});

test("Only what got no answer leaves unclear what the service did", () => {
  expect(isUnanswered(new AuthRetryableFetchError("Failed to fetch", 0))).toBe(true);
  expect(isUnanswered(new TypeError("Failed to fetch"))).toBe(true);
  expect(isUnanswered(new AuthRetryableFetchError("{}", 503))).toBe(false);
  expect(isUnanswered(new AuthApiError("No", 400, "same_password"))).toBe(false);
});

describe("The same step may work later after", () => {
  test.each([
    ["a broken service", new AuthRetryableFetchError("{}", 503)],
    ["a dropped connection", new AuthRetryableFetchError("Failed to fetch", 0)],
    ["too many requests", new AuthApiError("Request rate limit reached", 429, "over_request_rate_limit")],
    ["an answer that is no JSON", new AuthUnknownError("Unexpected token '<'", new SyntaxError("Unexpected token"))],
  ])("%s", (_what, error) => {
    expect(isRetryable(error)).toBe(true);
  });

  test("but not after a refusal", () => {
    expect(isRetryable(new AuthApiError("No", 400, "refresh_token_not_found"))).toBe(false);
    expect(isRetryable(new AuthApiError("No", 400, undefined))).toBe(false);
    expect(isRetryable(new AuthSessionMissingError())).toBe(false);
    expect(isRetryable(new SyntaxError("The token has no JSON in it"))).toBe(false);
    expect(isRetryable(null)).toBe(false);
  });
});

/** The client library's error for an answer. */
async function errorOf(status: number, body: object | string): Promise<unknown> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "x-supabase-api-version": "2024-01-01" };
  const client = createClient("https://backend.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: onlyServiceAnswers(async () => new Response(text, { status, headers })) },
  });
  return (await client.auth.getUser("a.b.c")).error;
}

describe("Of the library's own errors,", () => {
  test.each([
    [503, {}],
    [400, "<html>"],
    [502, "<html>"],
    [429, { code: "over_request_rate_limit", message: "Request rate limit reached" }],
    [500, { code: "unexpected_failure", message: "Unexpected failure" }],
  ])("an answer %i of %j may be another one later", async (status, body) => {
    expect(isRetryable(await errorOf(status, body))).toBe(true);
  });

  test.each([
    [422, { code: "same_password", message: "It is the old one." }, "It is the old one."],
    [422, { code: "weak_password", message: "It is known.", weak_password: { reasons: ["pwned"] } }, "It is known."],
    [504, { code: "request_timeout", message: "It timed out." }, "It timed out."],
    [500, { code: "unexpected_failure", message: "Unexpected failure" }, "Unexpected failure"],
    [500, {}, undefined],
    [503, { reason: "none that could be shown" }, undefined],
    [502, "<html>Bad Gateway</html>", undefined],
  ])("an answer %i of %j is said as %j", async (status, body, said) => {
    expect(serviceMessage(await errorOf(status, body))).toBe(said);
  });

  test.each(["bad_jwt", "session_not_found", "session_expired", "refresh_token_already_used"])(
    "one of the code %s needs a new link",
    async (code) => {
      expect(needsNewSession(await errorOf(403, { code, message: "No" }))).toBe(true);
    },
  );
});

test("A session that is over, or too old, needs a new link", () => {
  expect(needsNewSession(new AuthSessionMissingError())).toBe(true);
  expect(needsNewSession(new AuthApiError("invalid JWT", 403, "bad_jwt"))).toBe(true);
  expect(needsNewSession(new AuthApiError("No", 400, "reauthentication_needed"))).toBe(true);
  expect(needsNewSession(new AuthApiError("No", 422, "same_password"))).toBe(false);
  expect(hasCode(new AuthApiError("No", 422, "same_password"), "same_password")).toBe(true);
  expect(hasCode(undefined, "same_password")).toBe(false);
});
