import { expect, test } from "vitest";
import { feedHtml } from "./feed-html.server.tsx";

const URL_OF_PAGE = "https://www.company.example/blog/fixture";
const element = (tag: string, props: Record<string, string | number | boolean>, ...children: string[]) => ({
  tag,
  props,
  children,
});

test.each([
  [
    "links get full addresses",
    element("a", { href: "/contact" }, "Ask"),
    '<a href="https://www.company.example/contact">Ask</a>',
  ],
  ["links in the page, too", element("a", { href: "#sums" }, "Sums"), `<a href="${URL_OF_PAGE}#sums">Sums</a>`],
  [
    "other sites' links stay",
    element("a", { href: "mailto:a@b.example" }, "Mail"),
    '<a href="mailto:a@b.example">Mail</a>',
  ],
  [
    "pictures get full addresses",
    element("img", { src: "/a.webp", alt: "A", loading: "lazy" }),
    '<img src="https://www.company.example/a.webp" alt="A" loading="lazy"/>',
  ],
  [
    "other sizes of a picture go",
    {
      tag: "picture",
      props: {},
      children: [
        element("source", { srcSet: "/a.avif 1w" }),
        element("img", { srcSet: "/a-480.webp 480w", sizes: "92vw", alt: "A" }),
      ],
    },
    '<picture><img alt="A"/></picture>',
  ],
  [
    "drawings go",
    { tag: "dd", props: {}, children: ["31", { ...element("svg", { "aria-hidden": "true", viewBox: "0 0 100 1" }) }] },
    "<dd>31</dd>",
  ],
  [
    "styles go",
    element("p", { className: "x1", "data-column": "Cost", id: "sums" }, "5 < 6"),
    '<p id="sums">5 &lt; 6</p>',
  ],
])("For feed readers, %s", (_what, node, html) => {
  expect(feedHtml([node], URL_OF_PAGE)).toBe(html);
});
