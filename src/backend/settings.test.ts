import { describe, expect, test } from "vitest";
import { localAnonKey, localServiceKey } from "../../scripts/local-backend/keys.ts";
import { readBackendSettings } from "./settings.ts";

const URL_VALUE = "https://abcdefgh.supabase.co";

function read(url: string | undefined, key: string | undefined) {
  return readBackendSettings({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key });
}

test.each([
  [URL_VALUE, localAnonKey],
  [`${URL_VALUE}/`, "sb_publishable_abc-DEF_123"],
  ["http://127.0.0.1:54321", localAnonKey],
  ["http://localhost:54321", localAnonKey],
])("%s with its key is accepted unchanged", (url, anonKey) => {
  expect(read(url, anonKey)).toEqual({ url, anonKey });
});

test.each([
  [undefined, undefined],
  ["", ""],
  [undefined, ""],
])("Neither value means no backend", (url, key) => {
  expect(read(url, key)).toBeUndefined();
});

describe("Refused in plain words:", () => {
  test.each([
    [URL_VALUE, undefined, /VITE_SUPABASE_ANON_KEY is not set, but VITE_SUPABASE_URL is/],
    ["", localAnonKey, /VITE_SUPABASE_URL is not set, but VITE_SUPABASE_ANON_KEY is/],
    ["abcdefgh.supabase.co", localAnonKey, /VITE_SUPABASE_URL is no address: "abcdefgh.supabase.co"/],
    [` ${URL_VALUE}`, localAnonKey, /no address/],
    ["http://abcdefgh.supabase.co", localAnonKey, /must start with https:/],
    ["ftp://127.0.0.1", localAnonKey, /must start with https:/],
    [`${URL_VALUE}/auth/v1`, localAnonKey, /more than a host/],
    [`${URL_VALUE}?x=1`, localAnonKey, /more than a host/],
    ["https://a.example;script-src", localAnonKey, /more than a host/],
    ['https://a.example"', localAnonKey, /more than a host/],
    ["https://user:secret@abcdefgh.supabase.co", localAnonKey, /more than a host/],
    [URL_VALUE, "key", /VITE_SUPABASE_ANON_KEY is no key/],
    [URL_VALUE, "a.b.c", /VITE_SUPABASE_ANON_KEY is no key/],
    [URL_VALUE, ` ${localAnonKey}`, /VITE_SUPABASE_ANON_KEY is no key/],
    [URL_VALUE, localServiceKey, /secret key \(role "service_role"\)/],
    [URL_VALUE, "sb_secret_abc", /secret key: everybody could read it/],
  ])("%s with %s", (url, key, message) => {
    expect(() => read(url, key)).toThrow(message);
  });

  test("both at once", () => {
    expect(() => read("x", "y")).toThrow(/VITE_SUPABASE_URL is no address.*\n.*VITE_SUPABASE_ANON_KEY is no key/);
  });
});
