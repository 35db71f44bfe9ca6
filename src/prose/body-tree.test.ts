import fc from "fast-check";
import type { Root } from "hast";
import { expect, test } from "vitest";
import { isReadAlike } from "../content/reading/parse-mdx.ts";
import { bodyTree, readByRemark, readNatively } from "./body-tree.server.ts";

const BLOCKS = [
  "## A heading",
  "### Another, with `code` & more",
  "Words, *stressed* and __strong__, [a link](/contact 'Title') and https://www.oaic.gov.au/ at the end.",
  "Two lines\nof one paragraph, with a break  \nin it\\\nand \\* escapes &lt; &amp;",
  "- one\n- two\n  - deeper\n\n  with more\n- [ ] three",
  "3. three\n4. four",
  "| A | B | C |\n| --- | :-: | --: |\n| 1 | `x\\|y` | 2 |\n| [x](/y) | ~~z~~ | |",
  '<Callout title="Worth knowing">\n\nWords.\n\n- a\n- b\n\n</Callout>',
  '<Statistic value="65%" label="less" />',
  "> quoted\n> - with a list\nand laziness",
  "```js\nconst a = { b: '<c>' };\n```",
  "    indented words",
  "[[brand]] and `[[brand]]` and [[[brand]]](/x?y=[[brand]])",
  "[a](https://x.example/ä?b=[c]&d=%20 'T')",
  "Setext\n---",
  "---",
  "<https://www.oaic.gov.au>",
  "me@company.example and www.company.example",
];

const bodies = fc.array(fc.constantFrom(...BLOCKS), { maxLength: 6 }).map((blocks) => blocks.join("\n\n"));

/** A tree without what only the parsers' other users need, with each parser's way to align a cell written alike. */
function plain(tree: Root): unknown {
  return JSON.parse(JSON.stringify(tree), (key, value) => {
    if (key === "position" || key === "data") return undefined;
    if (key !== "properties" || !("style" in value)) return value;
    const { style, ...others } = value;
    return { ...others, align: style.replace("text-align: ", "") };
  });
}

test("what the native parser reads is what remark reads", () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const tree = isReadAlike(body) ? readNatively(body) : undefined;
      if (tree) expect(plain(tree)).toEqual(plain(readByRemark(body)));
    }),
    { numRuns: 1500 },
  );
});

test.each([
  ["natively", ""],
  // An opening bracket is left to remark.
  ["by remark", "{"],
])(
  "facts are filled in in texts, code, properties and addresses, and headings get their anchors (%s)",
  (_way, sign) => {
    const body = `## For [[brand]] ${sign}\n\n<Callout title="[[brand]]">\n\n[a](/x?y=[[brand]]) \`[[brand]]\` [[none]]\n\n</Callout>`;
    expect(isReadAlike(body)).toBe(sign === "");
    expect(bodyTree(body, new Map([["brand", "Wren & Co"]]))).toMatchObject({
      children: [
        { tagName: "h2", properties: { id: expect.stringMatching(/^for-wren--co/) } },
        { value: "\n" },
        {
          tagName: "Callout",
          properties: { title: "Wren & Co" },
          children: [
            {
              children: [
                { tagName: "a", properties: { href: "/x?y=Wren%20&%20Co" } },
                { value: " " },
                { tagName: "code", children: [{ value: "Wren & Co" }] },
                { value: " [[none]]" },
              ],
            },
          ],
        },
      ],
    });
  },
);

test("cells are aligned by an attribute, which the security policy lets pass", () => {
  const [table] = bodyTree("| A |\n| --: |\n| 1 |", new Map()).children;
  expect(JSON.stringify(table)).toContain('"properties":{"align":"right"}');
  expect(JSON.stringify(table)).not.toContain("style");
});
