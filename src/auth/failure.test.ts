import {
  AuthApiError,
  AuthPKCECodeVerifierMissingError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { hasCode, isRetryable, isSessionOver, isUnanswered, messageOf } from "./failure.ts";

const DEFAULT = "The default text";

describe("The service's message is shown as received:", () => {
  test.each([
    new AuthApiError("New password should be different from the old password.", 422, "same_password"),
    new AuthWeakPasswordError("Password is known to be weak.", 422, ["pwned"]),
    new AuthApiError("Request rate limit reached", 429, "over_request_rate_limit"),
    new AuthRetryableFetchError("Processing this request timed out", 504),
    new AuthSessionMissingError(),
  ])("$message", (error) => {
    expect(messageOf(error, DEFAULT)).toBe(error.message);
  });
});

describe("The default text is due for", () => {
  test.each([
    ["an empty body", new AuthRetryableFetchError("{}", 500)],
    ["a body without a message", new AuthApiError('{"reason":"?"}', 400, undefined)],
    ["an empty text", new AuthApiError("", 400, undefined)],
    ["a bare status", new AuthRetryableFetchError("HTTP 502", 502)],
    ["a dropped connection", new AuthRetryableFetchError("Failed to fetch", 0)],
    ["an answer that is no JSON", new AuthUnknownError("Unexpected token '<'", new SyntaxError("Unexpected token"))],
    ["a missing verifier", new AuthPKCECodeVerifierMissingError()],
    ["an error of the browser", new TypeError("x is not a function")],
    ["no error at all", undefined],
  ])("%s", (_what, error) => {
    expect(messageOf(error, DEFAULT)).toBe(DEFAULT);
  });
});

test("Only what got no answer leaves unclear what the service did", () => {
  expect(isUnanswered(new AuthRetryableFetchError("Failed to fetch", 0))).toBe(true);
  expect(isUnanswered(new TypeError("Failed to fetch"))).toBe(true);
  expect(isUnanswered(new AuthRetryableFetchError("{}", 503))).toBe(false);
  expect(isUnanswered(new AuthApiError("No", 400, "same_password"))).toBe(false);
});

test("A broken or unreachable service is worth another try, a refusal is not", () => {
  expect(isRetryable(new AuthRetryableFetchError("{}", 503))).toBe(true);
  expect(isRetryable(new AuthApiError("No", 400, "refresh_token_not_found"))).toBe(false);
  expect(isRetryable(null)).toBe(false);
});

test("A session that is over needs a new link", () => {
  expect(isSessionOver(new AuthSessionMissingError())).toBe(true);
  expect(isSessionOver(new AuthApiError("invalid JWT", 403, "bad_jwt"))).toBe(true);
  expect(isSessionOver(new AuthApiError("No", 422, "same_password"))).toBe(false);
  expect(hasCode(new AuthApiError("No", 422, "same_password"), "same_password")).toBe(true);
  expect(hasCode(undefined, "same_password")).toBe(false);
});
