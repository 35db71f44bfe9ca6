import { expect, test } from "vitest";
import { withoutStyles } from "../../scripts/hosts/inline-styles.ts";
import { dataAddress } from "../../src/client/page-data-transport.ts";
import { readPages, readTree, scriptsOf } from "../support/built-site.ts";
import { content, readBuilt } from "../support/site.ts";

const pages = readPages("dist");

/** Script types that browsers don't run. */
const DATA = ["application/json", "application/ld+json"];

test("no page holds a script that runs inline", () => {
  const inline = [...pages].flatMap(([path, html]) =>
    scriptsOf(html)
      .filter(({ src, type }) => src === undefined && !DATA.includes(type ?? ""))
      .map(() => path),
  );
  expect(inline).toEqual([]);
});

test("no page holds an inline style or event handler, which the security policy would refuse, beside the styles it knows", () => {
  const offending = [...pages].filter(
    ([, html]) => /<[a-z][^>]* (?:style|on[a-z]+)="/.test(html) || withoutStyles(html).includes("<style"),
  );
  expect(offending.map(([path]) => path)).toEqual([]);
});

test("no article's text is in any script", () => {
  const scripts = [...readTree("dist")].filter(([path]) => path.endsWith(".js")).map(([, data]) => data.toString());
  const looked: string[] = [];
  for (const { source, data } of content.all("blog")) {
    const sentences = [
      data.excerpt,
      ...source.body
        .split("\n")
        .filter((line) => /^[A-Z][^<[*`]{60,}$/.test(line))
        .map((line) => line.slice(0, 50)),
    ];
    looked.push(...sentences);
    for (const sentence of sentences)
      expect(
        scripts.some((script) => script.includes(sentence)),
        sentence,
      ).toBe(false);
  }
  expect(looked.length).toBeGreaterThan(content.all("blog").length);
});

/** The element with a page's address. */
const OWN_DATA = /<script type="application\/json" (data-address[^>]*)>([^<]*)<\/script>/;

test.each([...pages])(
  "%s names the version of its data if it is there to be read, and brings them along otherwise",
  (_path, html) => {
    const [, names = "", data = ""] = OWN_DATA.exec(html) ?? [];
    const { address = "", version } = Object.fromEntries(
      [...names.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, ...pair]) => pair),
    );
    if (html.includes("data-eager")) {
      expect(version).toBeUndefined();
      expect(JSON.parse(data || "null")).toEqual(names.includes('status="404"') ? null : expect.anything());
    } else {
      expect(JSON.parse(readBuilt(dataAddress(address)))).toMatchObject({ version });
      expect(data).toBe("");
    }
  },
);

test("an article's text is in its page once", () => {
  const sentences = content.all("blog").flatMap(({ address = "", source }) => {
    const line = source.body.split("\n").find((each) => /^[A-Z][^<[*`’]{60,}$/.test(each));
    return line ? [[address, line.slice(0, 50)] as const] : [];
  });
  expect(sentences).not.toEqual([]);
  for (const [address, sentence] of sentences)
    expect(readBuilt(`${address}.html`).split(sentence).length - 1, address).toBe(1);
});
