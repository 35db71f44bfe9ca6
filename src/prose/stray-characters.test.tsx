import { readFileSync } from "node:fs";
import type { MDXContent } from "mdx/types.js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readProse } from "../content/reading/prose.server.ts";
import { readMdx } from "../content/reading/source.server.ts";
import { components } from "./components.tsx";

const FILE = "tests/fixtures/content/stray-characters.mdx";

const compiled = import.meta.glob<{ default: MDXContent }>("/tests/fixtures/content/*.mdx");

test("What the check takes for text is shown as text, to the letter", async () => {
  expect(readProse(readMdx(FILE, readFileSync(FILE, "utf8")), new Map()).problems).toEqual([]);
  const module = await compiled[`/${FILE}`]?.();
  const html = module ? renderToStaticMarkup(<module.default components={components} />) : "";

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
