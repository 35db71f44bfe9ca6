import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { articleText, contentFolder, projectRoot } from "../../tests/support/content.ts";
import { linksIn, mainIn, readMarkdown, wordsOf } from "../../tests/support/page-text.ts";
import { renderPage } from "../entry.server.tsx";

const EXAMPLES = join(projectRoot, "docs/content/examples");

/** Every component for content. */
const examples = readdirSync(EXAMPLES).map((file) => readFileSync(join(EXAMPLES, file), "utf8"));

const LINKS = `Read [*how* it works](/pricing#our-plans), [what](https://example.com/a) and [the words][1]; write to [us](mailto:[[sales-email]]).

- A [[brand]] and \`[[brand]]\` in a list, with [a part](#last)

\`\`\`js
const kept = "[as](/it-is)";
\`\`\`

## Last

[1]: /blog
`;

test("An article's Markdown has all words, links and pictures of its page, whatever its author uses", async () => {
  const picture = sharp({ create: { width: 1000, height: 700, channels: 3, background: "navy" } });
  const { content, problems } = await contentFolder()
    .write("pictures/reception-desk.jpg", await picture.jpeg().toBuffer())
    .write("blog/fixture.mdx", articleText({ id: 9001, body: [LINKS, ...examples].join("\n") }))
    .compile();
  expect(problems).toEqual([]);
  const { html, markdown = "" } = await renderPage(content, "/blog/fixture");
  const page = mainIn(html);
  const { html: written, facts } = readMarkdown(markdown);
  const { url, name } = content.one("brand");

  expect(facts.url).toBe(`${url}/blog/fixture`);
  expect(wordsOf(written)).toBe(wordsOf(page));
  expect(wordsOf(written)).toContain(`A${name.replaceAll(" ", "")}and[[brand]]inalist`);
  for (const attribute of ["href", "src"] as const) {
    const wanted = linksIn(page, attribute).map((link) => new URL(link, facts.url).href);
    expect(linksIn(written, attribute)).toEqual(expect.arrayContaining(wanted));
  }
});
