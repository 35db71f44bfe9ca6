import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Redirect } from "../../schemas/redirects.ts";
import { resolveRedirect, splitAddress } from "./redirects.ts";

const redirects: readonly Redirect[] = [
  { from: "/voice/*", to: "/solutions#voice", permanent: false },
  { from: "/chat/*", to: "https://chat.company.example/*", permanent: false },
  { from: "/old", to: "/new", permanent: true },
  { from: "/old/*", to: "/archive/*", permanent: true },
  { from: "/sale", to: "/pricing?offer=winter", permanent: false },
  { from: "/chat/late", to: "/never", permanent: true },
  { from: "/über-uns", to: "/about", permanent: true },
  { from: "/2019/post.html", to: "/blog", permanent: true },
];

test.each([
  ["/old", "/new"],
  ["/old/", "/new"],
  ["/old?a=1", "/new?a=1"],
  ["/old#part", "/new#part"],
  ["/old?a=1&b=2#part", "/new?a=1&b=2#part"],
  ["/old/page", "/archive/page"],
  ["/old/page/", "/archive/page/"],
  ["/voice", "/solutions#voice"],
  ["/voice/phone-agent", "/solutions#voice"],
  ["/voice/phone-agent?from=menu#top", "/solutions?from=menu#voice"],
  ["/chat", "https://chat.company.example"],
  ["/chat/", "https://chat.company.example"],
  ["/chat/for-healthcare", "https://chat.company.example/for-healthcare"],
  ["/chat/a/b%20c?x=/y#z", "https://chat.company.example/a/b%20c?x=/y#z"],
  ["/chat?from=home", "https://chat.company.example?from=home"],
  ["/sale", "/pricing?offer=winter"],
  ["/über-uns", "/about"],
  ["/%C3%BCber-uns/?a=1", "/about?a=1"],
  ["/%c3%bcber-uns", "/about"],
  ["/2019/post.html", "/blog"],
  ["/2019/post", "/blog"],
  ["/sale?from=mail", "/pricing?offer=winter&from=mail"],
])("%s leads to %s", (address, href) => {
  expect(resolveRedirect(redirects, address)?.href).toBe(href);
});

test.each(["/", "", "/chats", "/chat-room/x", "/olde", "/new", "/Old", "/x/old", "/pricing?to=/old", "/#/old"])(
  "%j leads nowhere else",
  (address) => {
    expect(resolveRedirect(redirects, address)).toBeUndefined();
  },
);

test("The first redirect that fits is used", () => {
  expect(resolveRedirect(redirects, "/chat/late")?.href).toBe("https://chat.company.example/late");
});

test("A redirect says whether the old address is gone for good", () => {
  expect(resolveRedirect(redirects, "/old")?.permanent).toBe(true);
  expect(resolveRedirect(redirects, "/voice")?.permanent).toBe(false);
});

describe("Whatever is asked for", () => {
  const address = fc
    .tuple(fc.constantFrom("/chat", "/old", "/voice", "/sale"), fc.string(), fc.constantFrom("", "//", "/\\", "/.."))
    .map(([base, rest, start]) => base + start + rest);

  test("the redirect stays on the site that it names", () => {
    const site = "https://www.company.example";
    fc.assert(
      fc.property(address, (asked) => {
        const found = resolveRedirect(redirects, asked);
        const { origin } = new URL(found?.href ?? "/", site);
        expect(origin).toBe(asked.startsWith("/chat") && found ? "https://chat.company.example" : site);
      }),
    );
  });

  test("its parts are the address again", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { path, query, hash } = splitAddress(text);
        expect(path + query + hash).toBe(text);
        expect(path).not.toMatch(/[?#]/);
      }),
    );
  });
});
