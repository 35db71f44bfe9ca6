import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { articleText, copyContent } from "../../tests/support/content.ts";
import type { Body } from "../content/prose/body.ts";
import { Prose } from "./prose.tsx";
import { renderBody } from "./render-body.server.tsx";

async function bodyOf(text: string): Promise<Body> {
  const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001, body: text }));
  const brand = { ...JSON.parse(copy.read("site/brand.json")), name: "Wrén" };
  const { content, problems } = await copy.write("site/brand.json", brand).compile();
  expect(problems).toEqual([]);
  return renderBody(content.find("blog", "fixture")?.prose?.module, content.pictures);
}

test("A component on one line is a block, whichever parser reads it", async () => {
  const note = '<Callout title="A">Words.</Callout>\n';
  expect(await bodyOf(note)).toMatchObject([{ tag: "aside" }]);
  expect(await bodyOf(`${note}\nA { alone.\n`)).toMatchObject([{ tag: "aside" }, "\n", { tag: "p" }]);
});

test("Boxes to tick are signs, not controls without names", async () => {
  const items = ["☐ One", "☑ Two"].map((text) => ({ tag: "li", children: [text] }));
  const [list] = await bodyOf("- [ ] One\n- [x] Two\n");

  expect(list).toMatchObject({ tag: "ul", children: ["\n", items[0], "\n", items[1], "\n"] });
});

test("Numbers stay with their units, and anchors as they were", async () => {
  expect(await bodyOf("## In 30 minutes\n\nBy 5 pm.\n")).toEqual([
    { tag: "h2", props: { id: "in-30-minutes" }, children: ["In 30\u00a0minutes"] },
    "\n",
    { tag: "p", props: {}, children: ["By 5\u00a0pm."] },
  ]);
});

test.each([
  ["natively", "A sign."],
  // An opening bracket is left to remark.
  ["by remark", "A { sign."],
])(
  "Facts are filled in in texts, properties and addresses, but not in code, and headings get their anchors (%s)",
  async (_way, sign) => {
    const text = `## For [[brand]]\n\n<Callout title="[[brand]]">\n\n[a](/blog?y=[[brand]]) \`[[brand]] in 5 days\`\n\n</Callout>\n\n${sign}\n`;
    expect(await bodyOf(text)).toMatchObject([
      { tag: "h2", props: { id: "for-wrén" }, children: ["For Wrén"] },
      "\n",
      {
        tag: "aside",
        children: [
          { tag: "p", children: ["Wrén"] },
          {
            tag: "p",
            children: [
              { tag: "a", props: { href: "/blog?y=Wr%C3%A9n" } },
              " ",
              { tag: "code", children: ["[[brand]] in 5 days"] },
            ],
          },
        ],
      },
      "\n",
      { tag: "p", children: [sign] },
    ]);
  },
);

test("Cells are aligned by the site's styles, which the security policy lets pass", async () => {
  const body = JSON.stringify(await bodyOf("| A | B |\n| --- | --: |\n| 1 | 2 |\n"));
  expect(body).toContain('"data-align":"right"');
  expect(body).not.toContain('"align"');
  expect(body).not.toContain("style");
});

test("What the check takes for text is shown as text, to the letter", async () => {
  const written = readFileSync("tests/fixtures/content/stray-characters.mdx", "utf8").replace(
    /^---[\s\S]*?\n---\n/,
    "",
  );
  const html = renderToStaticMarkup(<Prose body={await bodyOf(written)} />).replaceAll("\u00a0", " ");

  expect(html).toContain(
    "<p>Children &lt;5 years, a &lt; b, 3 &lt;= 4, &lt;$100, a &lt;&gt; b, } alone, { alone, {escaped}, &lt;b and <code>{code}</code>.</p>",
  );
  expect(html).toContain("<p>import duties are high.</p>");
  expect(html).toContain("<p>export of wine grows.</p>");
  expect(html).toContain('href="https://www.oaic.gov.au/"');
  expect(html).toContain('<a href="mailto:me@company.example">me@company.example</a>');
  expect(html).toContain("A &lt; b { c");
  expect(html).toContain("<p>5 &lt; 6 here, too.</p>");
});
