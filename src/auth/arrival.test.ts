import { describe, expect, test } from "vitest";
import { readArrival } from "./arrival.ts";
import { intendedAddress } from "./fields-in-address.ts";
import { withoutLink } from "./link-in-address.ts";

const at = (address: string) => new URL(address, "https://site.test");
const cleaned = (address: string, hasAsked = false) => withoutLink(at(address), hasAsked);

/** The link in an address: nothing unless something is removed from it. */
const linkAt = (address: string, hasAsked = false) =>
  cleaned(address, hasAsked) === undefined ? undefined : readArrival(at(address)).link;

const TOKENS = "access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer";
const CODE = "34e770dd-9ff9-416c-87fa-43b31d7ef225";

describe("A link that carries tokens", () => {
  test.each(["/", "/pricing?from=mail", "/no-such-page", "/auth/reset-password", "/auth/callback"])(
    "is read on %s",
    (page) => {
      for (const type of ["recovery", "magiclink"]) {
        expect(linkAt(`${page}#${TOKENS}&type=${type}`)).toEqual({
          kind: "tokens",
          access_token: "a.b.c",
          refresh_token: "r",
        });
      }
    },
  );

  test.each([
    ["another type", `${TOKENS}&type=signup`],
    ["an invitation", `${TOKENS}&type=invite`],
    ["no type", TOKENS],
    ["no refresh token", "access_token=a.b.c&type=recovery"],
    ["no access token", "refresh_token=r&type=recovery"],
    ["an empty token", "access_token=&refresh_token=r&type=recovery"],
  ])("can't sign in with %s, and leaves the address all the same", (_what, hash) => {
    expect(linkAt(`/#${hash}`)).toEqual({ kind: "other" });
    expect(cleaned(`/?a=b#${hash}`)).toBe("/?a=b");
  });

  test.each([
    ["an anchor", "voice-agents"],
    ["a hash of nine characters", "type=r&x"],
    ["nothing", ""],
  ])("is none with %s, and the address stays", (_what, hash) => {
    expect(linkAt(`/#${hash}`)).toBeUndefined();
    expect(cleaned(`/#${hash}`)).toBeUndefined();
  });

  test("leaves an address without its hash", () => {
    expect(cleaned(`/pricing?code=mail#${TOKENS}&type=recovery`)).toBe("/pricing?code=mail");
  });
});

describe("A code", () => {
  test("is read on the callback page, with what to do next", () => {
    expect(readArrival(at("/auth/callback?code=x&type=recovery&next=%2Fabout"))).toEqual({
      link: { kind: "code", code: "x" },
      isRecovery: true,
      next: "/about",
    });
    expect(readArrival(at("/auth/callback?code=x"))).toMatchObject({ isRecovery: false, next: null });
  });

  test.each(["/", "/auth/calback", "/pricing"])("is read on %s by a browser that has asked for a link", (page) => {
    expect(linkAt(`${page}?code=${CODE}`, true)).toEqual({ kind: "code", code: CODE });
    expect(cleaned(`${page}?code=${CODE}&from=mail`, true)).toBe(`${page}?from=mail`);
    expect(linkAt(`${page}?code=summer`, true)).toBeUndefined();
  });

  test.each([`/?code=${CODE}`, "/auth/callback?code=", "/auth/callback"])(
    "is not read from %s by others",
    (address) => {
      expect(linkAt(address)).toBeUndefined();
      expect(cleaned(address)).toBeUndefined();
    },
  );

  test("is taken off the address, and nothing else is", () => {
    expect(cleaned("/auth/callback?code=x&type=recovery")).toBe("/auth/callback?type=recovery");
    expect(cleaned("/auth/callback?code=x")).toBe("/auth/callback");
    expect(cleaned("/auth/callback?code=x#top")).toBe("/auth/callback#top");
  });
});

describe("A token hash in the query", () => {
  test("is read on the callback page alone, and taken off", () => {
    const query = "?token_hash=pkce_abc&type=recovery";
    expect(linkAt(`/auth/callback${query}`)).toEqual({ kind: "token-hash", token_hash: "pkce_abc", type: "recovery" });
    expect(cleaned(`/auth/callback${query}`)).toBe("/auth/callback?type=recovery");
    expect(linkAt(`/pricing${query}`)).toBeUndefined();
  });

  test("of an invitation can't sign in", () => {
    expect(linkAt("/auth/callback?token_hash=abc&type=invite")).toEqual({ kind: "other" });
  });
});

describe("The service's own error", () => {
  const error = "error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid";

  test.each([
    `/#${error}`,
    `/auth/callback?${error}`,
    `/auth/callback?${error}#${error}`,
    `/auth/reset-password#${error}`,
    `/no-such-page?${error}#${error}`,
  ])("is read from %s, and taken off", (address) => {
    expect(linkAt(address)).toEqual({ kind: "error", message: "Email link is invalid", code: "otp_expired" });
    expect(cleaned(address)).toBe(at(address).pathname);
  });

  test("is read from the query first: the hash is escaped twice", () => {
    const query = "error_description=It%27s+100%25+over%3A+too+late";
    const hash = "error_description=It%2527s+100%2525+over%253A+too+late";
    expect(linkAt(`/auth/callback?${query}#${hash}`)).toMatchObject({ message: "It's 100% over: too late" });
    expect(linkAt(`/auth/callback#${hash}`)).toMatchObject({ message: "It's 100% over: too late" });
    expect(linkAt("/auth/callback#error_description=100%25+over")).toMatchObject({ message: "100% over" });
  });

  test.each([
    ["#error=access_denied&error_code=otp_expired", "otp_expired"],
    ["#error=server_error&error_description=++", "server_error"],
  ])("is the best that %s says", (hash, message) => {
    expect(linkAt(`/auth/callback${hash}`)).toMatchObject({ message });
  });

  test("in the query of other pages means something else", () => {
    expect(linkAt(`/pricing?${error}`)).toBeUndefined();
    expect(cleaned(`/pricing?${error}`)).toBeUndefined();
  });
});

const tokens = { kind: "tokens", access_token: "a.b.c", refresh_token: "r" };
const both = `${TOKENS}&type=recovery`;

describe("A link that a mail program or a gateway has changed", () => {
  const tokenHash = { kind: "token-hash", token_hash: "pkce_abc", type: "recovery" };

  test.each([
    ["an ampersand as HTML", `/#${both.replaceAll("&", "&amp;")}`],
    ["the same, encoded", `/#${both.replaceAll("&", "&amp%3B")}`],
    ["encoded signs", `/#${encodeURIComponent(both)}`],
    ["signs that were encoded twice", `/#${encodeURIComponent(encodeURIComponent(both))}`],
    ["a doubled hash", `/##${both}`],
    ["a hash behind an anchor", `/#top#${both}`],
    ["a question mark for its own fields", `/#${both}?utm_source=mail&mc_eid=1`],
    ["extra fields", `/#${both}&utm_source=mail`],
    [
      "names in capitals",
      `/#${both.replace("access_token", "ACCESS_TOKEN").replace("type=recovery", "TYPE=RECOVERY")}`,
    ],
    ["equals signs of a mail", `/#${both.replaceAll("=", "=3D")}`],
    ["a full stop", `/#${both}.`],
    ["a bracket and a full stop", `/#${both}).`],
    ["a line's end in its midst", `/#${both.replace("a.b.c", "a.b=%0A.c")}`],
    ["a space in its midst", `/#${both.replace("a.b.c", "a.b.%20c")}`],
    ["an ampersand as HTML, twice", `/#${both.replaceAll("&", "&amp;amp;")}`],
    ["signs escaped for Markdown", `/#${both.replaceAll(/[_=&]/g, "\\$&")}`],
  ])("sets a session and leaves the address: %s", (_how, address) => {
    expect(linkAt(address)).toEqual(tokens);
    expect(cleaned(address)).toBe("/");
  });

  test.each([
    ["an ampersand as HTML", "?token_hash=pkce_abc&amp;type=recovery"],
    ["an ampersand as a number", "?token_hash=pkce_abc&#38;type=recovery"],
    ["an encoded ampersand", "?token_hash=pkce_abc%26type=recovery"],
    ["encoded signs", "?token_hash%3Dpkce_abc%26type%3Drecovery"],
    ["signs that were encoded twice", "?token_hash%253Dpkce_abc%2526type%253Drecovery"],
    ["one encoded sign", "?token_hash=pkce_abc&type%3Drecovery"],
    ["equals signs of a mail", "?token_hash=3Dpkce_abc&type=3Drecovery"],
    ["a bracket", "?token_hash=pkce_abc&type=recovery>"],
    ["a bracket after the token", "?type=recovery&token_hash=pkce_abc)."],
    ["a second question mark", "?type=recovery?token_hash=pkce_abc&utm_source=mail"],
    ["capitals", "?TOKEN_HASH=PKCE_ABC&TYPE=RECOVERY"],
    ["a line's end", "?token_hash=pkce_%0D%0Aabc&type=recovery"],
    ["a line's end in a name", "?token%0A_hash=pkce_abc&type=recovery"],
    ["spaces before its names", "?%20token_hash=pkce_abc&+type=recovery"],
    ["an ampersand as HTML, twice", "?token_hash=pkce_abc&amp;amp;type=recovery"],
    ["the same, encoded", "?token_hash=pkce_abc&amp%3Bamp%3Btype=recovery"],
    ["an encoded ampersand as HTML", "?token_hash=pkce_abc%26amp%3Btype=recovery"],
    ["underscores escaped for Markdown", "?token\\_hash=pkce\\_abc&type=recovery"],
    ["signs escaped for Markdown", "?token\\_hash\\=pkce\\_abc\\&type\\=recovery"],
  ])("is redeemed on the callback page: %s", (_how, query) => {
    expect(linkAt(`/auth/callback${query}`)).toEqual(tokenHash);
    expect(cleaned(`/auth/callback${query}`)).not.toMatch(/abc/i);
  });
});

/** "&" as mail programs and gateways spell it. */
const ANDS = [
  ..."&amp; &AMP; &amp;amp; &#38; &#038; &#x26; &#X26; &amp;#38; &#38;amp; &amp &#38 \\u0026 \\&".split(" "),
  ..."%26 %2526 %26amp%3B %2526amp%253B &amp%3B &%2338%3B %26%2338%3B %5Cu0026 %26#38;".split(" "),
];

describe.each(ANDS)('A link whose "&" is spelled %s', (and) => {
  const inBothOrders = (...fields: string[]) => [fields.join(and), fields.toReversed().join(and)];

  test.each(inBothOrders("token_hash=pkce_abc", "type=recovery"))("is redeemed: ?%s", (query) => {
    const address = `/auth/callback?${query}`;
    expect(linkAt(address)).toEqual({ kind: "token-hash", token_hash: "pkce_abc", type: "recovery" });
    expect(cleaned(address)).not.toContain("abc");
  });

  test.each(inBothOrders(`code=${CODE}`, "type=recovery"))("is exchanged, for a new password: ?%s", (query) => {
    for (const [page, isAsked] of [["/auth/callback", false] as const, ["/", true] as const]) {
      expect(linkAt(`${page}?${query}`, isAsked)).toEqual({ kind: "code", code: CODE });
      expect(readArrival(at(`${page}?${query}`)).isRecovery).toBe(true);
      expect(cleaned(`${page}?${query}`, isAsked)).not.toContain(CODE);
    }
  });

  test.each(inBothOrders("access_token=a.b.c", "expires_in=3600", "refresh_token=r", "type=recovery"))(
    "sets a session: #%s",
    (hash) => {
      expect(linkAt(`/pricing?a=b#${hash}`)).toEqual(tokens);
      expect(cleaned(`/pricing?a=b#${hash}`)).toBe("/pricing?a=b");
    },
  );

  test.each(inBothOrders("error=access_denied", "error_description=It+is+over"))("is refused: %s", (fields) => {
    for (const address of [`/auth/callback?${fields}`, `/#${fields}`]) {
      expect(linkAt(address)).toMatchObject({ message: "It is over" });
      expect(cleaned(address)).not.toMatch(/denied|over/);
    }
  });
});

test("An underscore that is encoded leaves no token in the address", () => {
  for (const underscore of ["%5F", "%5f", "%255F", "\\_", "\\%5F"]) {
    const hash = both.replaceAll("_token", `${underscore}token`);
    expect(linkAt(`/#${hash}`), underscore).toEqual(tokens);
    expect(cleaned(`/#${hash}`), underscore).toBe("/");
  }
});

test('"%26" within a value is part of the value', () => {
  const { next } = readArrival(at("/auth/callback?code=x&next=%2Fsearch%3Fa%3Db%26c%3Dd&type=recovery"));
  expect(next).toBe("/search?a=b&c=d");
  expect(linkAt("/auth/callback?error_description=Terms+%26+conditions")).toMatchObject({
    message: "Terms & conditions",
  });
});

test("However long a link is, and however often it was encoded, it is read at once", () => {
  const long = `a${".".repeat(100_000)}a`;
  const often = `%${"25".repeat(50_000)}`;
  const encoded = both.replaceAll(/[&=]/g, (sign) => encodeURIComponent(sign).replace("%", often));
  const begun = performance.now();
  expect(linkAt(`/auth/callback?code=${long}#access_token=${long}`)).toEqual({ kind: "other" });
  expect(linkAt(`/#${encoded}`)).toEqual(tokens);
  expect(performance.now() - begun).toBeLessThan(1000);
});

describe("Such a link with a code", () => {
  test.each([
    [`/auth/callback?code=${CODE}&amp;type=recovery`, "/auth/callback?type=recovery"],
    [`/auth/callback?type=recovery&amp;code=${CODE}`, "/auth/callback?type=recovery"],
    [`/auth/callback?code=${CODE}?utm_source=mail`, "/auth/callback?utm_source=mail"],
    [`/auth/callback?code=${CODE}>`, "/auth/callback"],
    [`/auth/callback?CODE=${CODE.toUpperCase()}`, "/auth/callback"],
  ])("brings its code: %s", (address, rest) => {
    expect(linkAt(address)).toEqual({ kind: "code", code: CODE });
    expect(cleaned(address)).toBe(rest);
  });

  test("says what the callback is to do next", () => {
    expect(readArrival(at(`/auth/callback?code=${CODE}&amp;type=recovery&amp;next=%2Fabout`))).toMatchObject({
      isRecovery: true,
      next: "/about",
    });
  });
});

describe("Such a link whose path was changed, too,", () => {
  test.each([
    ["/auth/callback%3Ftoken_hash%3Dpkce_abc%26type%3Drecovery", "/auth/callback?token_hash=pkce_abc&type=recovery"],
    [
      "/auth/callback%253Ftoken_hash%253Dpkce_abc%2526type%253Drecovery",
      "/auth/callback?token_hash=pkce_abc&type=recovery",
    ],
    [`/pricing%2523${TOKENS}&type=recovery`, `/pricing#${TOKENS}&type=recovery`],
    ["/AUTH/CALLBACK?TOKEN_HASH=PKCE_ABC", "/auth/callback?TOKEN_HASH=PKCE_ABC"],
    ["/auth/callback&amp;token_hash=abc", "/auth/callback?token_hash=abc"],
    ["/auth/callback%26type=recovery%26code=x", "/auth/callback?type=recovery&code=x"],
    ["/auth/callback)?code=x", "/auth/callback?code=x"],
    ["/auth/reset-password.", "/auth/reset-password"],
    [`/auth/reset-password%23${TOKENS}&type=recovery`, `/auth/reset-password#${TOKENS}&type=recovery`],
    [`/pricing%23${TOKENS}&type=recovery`, `/pricing#${TOKENS}&type=recovery`],
    ["/auth/callback&#38;token_hash=abc&#38;type=recovery", "/auth/callback?token_hash=abc&type=recovery"],
    ["/auth/callback%26%2338%3Btoken_hash=abc", "/auth/callback?token_hash=abc"],
  ])("is opened at the page that it meant: %s", (address, meant) => {
    expect(intendedAddress(at(address))).toBe(meant);
    expect(intendedAddress(at(meant)), "and from there nowhere else").toBeUndefined();
  });

  // A host may redirect any of them to any other: redirecting back would loop.
  test.each([
    "/auth/callback",
    "/auth/callback/",
    "/auth/callback.html",
    "/auth/reset-password/",
    "/auth/callback/of-another-page",
    "/pricing",
    "/caf%C3%A9",
    "/caf%25C3%25A9",
    "/a%20b",
    "/%",
    "/%25zz",
  ])("is followed where it is on %s", (path) => {
    expect(intendedAddress(at(`${path}?code=x#access_token=a`))).toBeUndefined();
  });
});
