import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { Nodes, Root } from "mdast";
import { remark } from "remark";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { expect, test } from "vitest";
import { remarkComponents } from "./component-syntax.ts";
import { parseProse } from "./read-prose.ts";

const markdown = remark().use(remarkFrontmatter).use(remarkGfm, { singleTilde: false }).use(remarkComponents);

const parseByRemark: Parse = (text) => markdown.parse(text);

const REFUSED = "content may not hold this";

type Parse = (text: string) => Root;

/**
 * What a parser makes of a text, with the places of nodes. Left out are what rests on no node (the places of properties) and the
 * paragraph that remark puts around a component on one line; the compiler takes it away again.
 */
function outcome(parse: Parse, text: string): unknown {
  try {
    return JSON.parse(JSON.stringify(parse(text)), (key, value) =>
      key === "position" ? startOf(value) : plain(value),
    );
  } catch {
    return REFUSED;
  }
}

function startOf({ start }: NonNullable<Nodes["position"]>): object {
  return { line: start.line, column: start.column, offset: start.offset };
}

function plain(node: unknown): unknown {
  if (typeof node !== "object" || node === null || Array.isArray(node) || !("type" in node)) return node;
  if (node.type === "mdxJsxAttribute" || node.type === "mdxJsxExpressionAttribute")
    return withoutField(node, "position");
  if (node.type === "mdxJsxTextElement") return { ...withoutField(node, "data"), type: "mdxJsxFlowElement" };
  const children = "children" in node && Array.isArray(node.children) ? node.children : [];
  if (node.type === "paragraph" && children.length === 1 && children[0].type === "mdxJsxFlowElement")
    return children[0];
  return withoutField(node, "data");
}

function withoutField(value: object, field: string): object {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== field)
      .sort(),
  );
}

const BLOCKS = [
  "## A heading",
  "### Another, with `code` & more",
  "Words, *stressed* and __strong__, [a link](/contact) and https://www.oaic.gov.au/ at the end.",
  "Two lines\nof one paragraph, with a break  \nin it\\\nand \\* escapes &lt; &amp;",
  "- one\n- two\n  - deeper\n\n  with more\n- [ ] three",
  "3. three\n4. four",
  "| A | B |\n| --- | :-: |\n| 1 | `x\\|y` |\n| [x](/y) | ~~z~~ |",
  '<Callout title="Worth knowing">\n\nWords.\n\n</Callout>',
  '<Callout title="&quot;One&quot; line">Words.</Callout>',
  '<Statistic value="65%" label="less" />',
  'Words <Statistic value="1" label="a" /> words',
  "> quoted\n> - with a list\nand laziness",
  "```js\nconst a = { b: '<c>' };\n```",
  "    indented words",
  "[[brand]] and `[[brand]]` and [[[brand]]](/x)",
  "[reference][one]\n\n[one]: /x 'Title'",
  "Setext\n---",
  "---",
  "a { b",
  "{1 + 1}",
  "5 < 6",
  "<Callout>",
  "</Callout>",
  "<!-- c -->",
  "import a from 'b'",
  "<https://www.oaic.gov.au>",
  "![picture](/x.png)",
  "5~10 words, 20~30 more, ~one~ and ~~two~~",
  "Note[^1]\n\n[^1]: below",
  "émigré – ‘quoted’ …\u00a0😀",
];

test("The native parser reads every body of the site as remark does", () => {
  for (const file of [
    "blog/ai-trends",
    "blog/ai-chatbots",
    "legal/privacy-policy",
    "guide/ai-for-australian-businesses",
  ]) {
    const text = readFileSync(`content/${file}.mdx`, "utf8");
    expect(outcome(parseProse, text), file).toEqual(outcome(parseByRemark, text));
  }
});

test("The native parser reads any mixture of blocks as remark does, or both refuse it", () => {
  const anyBody = fc
    .array(fc.tuple(fc.constantFrom(...BLOCKS), fc.constantFrom("\n\n", "\n", "\r\n\r\n", "\n\n\n", " ")), {
      maxLength: 8,
    })
    .map((parts) => parts.flat().join(""));
  fc.assert(
    fc.property(anyBody, (body) => {
      const text = `---\ntitle: "Ü"\n---\n\n${body}`;
      expect(outcome(parseProse, text)).toEqual(outcome(parseByRemark, text));
    }),
    { numRuns: 300 },
  );
});
