import { expect, test } from "vitest";
import { isPagePath, withoutNeedlessEscapes } from "./address.client.ts";

test.each([
  ["/%61bout", "/about"],
  ["/ai%2Dchatbots/%7ex%2E", "/ai-chatbots/~x."],
  ["/a%2Fb%25%20%C3%A9", "/a%2Fb%25%20%C3%A9"],
  ["/%zz%", "/%zz%"],
])("%s without needless escapes is %s", (path, plain) => {
  expect(withoutNeedlessEscapes(path)).toBe(plain);
});

test.each(["/", "/about", "/blog/page/2", "/ai-chatbots/for-legal"])("%s may be a page's path", (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each(["", "/about/", "//about", "/About", "/about%20", "/café", "/a|b", "/$", "/blog/feed.xml"])(
  "%s is no page's path",
  (path) => {
    expect(isPagePath(path)).toBe(false);
  },
);
