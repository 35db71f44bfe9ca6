import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkOutcome } from "../../../scripts/content-check/check-outcome.ts";
import { articleText, type ContentCopy, copyContent, pageWith, projectRoot } from "../../../tests/support/content.ts";
import { seoFields } from "../../../tests/support/seo-fields.ts";
import { formatDollars } from "../../format/format.ts";

describe("A mistake in a file that others rest on is reported once, where it is", () => {
  test("when the brand's file can't be read, though every file uses its facts", () => {
    expect(copyContent().write("site/brand.json", "{").report()).toEqual([
      "content/site/brand.json:1:2",
      "not valid JSON: a closing } is missing",
    ]);
  });

  test("when a telephone number is written in another way, and a list has too few items", () => {
    const copy = copyContent();
    const contacts: { support: object } = JSON.parse(copy.read("site/contacts.json"));
    copy.write("site/contacts.json", { ...contacts, social: [], support: { ...contacts.support, phone: "12345" } });

    expect(copy.report()).toEqual([
      expect.stringMatching(/^content\/site\/contacts\.json:\d+:\d+ {2}support\.phone$/),
      'found "12345": write it as (08) 5550 1234 or 1800 975 701',
      'Telephone number as shown. Example: "(08) 5550 1234"',
      expect.stringMatching(/^content\/site\/contacts\.json:\d+:\d+ {2}social$/),
      "this list has 0 items, but exactly 4 are needed",
      "The four social links of the footer.",
    ]);
  });

  test("when files are missing that pages, links, figures, categories and redirects rest on", () => {
    const files = ["redirects.json", "site/blog.json", "site/figures.json", "site/pricing.json"];
    const copy = copyContent();
    for (const file of files) copy.delete(file);

    expect(copy.report()).toEqual(
      files.flatMap((file) => [`content/${file}:1:1`, "this file is missing, and the site needs it"]),
    );
  });

  test("and other mistakes of a file with one are reported with it", () => {
    const copy = copyContent().write(
      "blog/fixture.mdx",
      articleText({ id: 9001, fields: "related: [fixtrue]\ncolour: red\n", body: "[x](/blog/fixtrue) {y}\n" }),
    );

    expect(copy.report()).toEqual([
      "content/blog/fixture.mdx:13:11  related.0",
      'there is no file "fixtrue" in content/blog/. Did you mean "fixture"?',
      "content/blog/fixture.mdx:14:1  colour",
      'there is no field "colour" here',
      expect.stringMatching(/^Fields allowed here: draft, .*\btitle\b/),
      "content/blog/fixture.mdx:17:1  text",
      'there is no page "/blog/fixtrue". Did you mean "/blog/fixture"?',
      "content/blog/fixture.mdx:17:20  text",
      "words in curly brackets look like a program, and content has none",
      'If they are meant as text, write "\\{" for "{". A fact such as the brand\'s name is written [[brand]].',
    ]);
  });
});

describe("One slip is reported in one file, whatever rests on it:", () => {
  const SLIPS: Readonly<Record<string, (copy: ContentCopy) => ContentCopy>> = {
    "a field of a page that others link into is misspelt": (copy) =>
      copy
        .write("pages/fixture.json", pageWith({ section: "form", form: "newsletter", titel: "Sections" }))
        .write("blog/fixture.mdx", articleText({ id: 9001, body: "[Words](/fixture#newsletter-title)\n" })),
    "a list of a page is misspelt that shows a form": (copy) =>
      copy.edit("pages/contact.json", (text) => text.replace('"sections"', '"section"')),
    "a form's fields are words, so that its choices are named nowhere": (copy) =>
      copy.write("forms/contact.json", { ...JSON.parse(copy.read("forms/contact.json")), fields: "none" }),
    ...Object.fromEntries(
      readdirSync(join(projectRoot, "content/plans")).flatMap(
        (file): [string, (copy: ContentCopy) => ContentCopy][] => [
          [
            `${file} has a field that is misspelt`,
            (copy) => copy.edit(`plans/${file}`, (text) => text.replace('"audience"', '"audeince"')),
          ],
          [`${file} can't be read`, (copy) => copy.edit(`plans/${file}`, (text) => text.replace("{", ""))],
          [
            `${file} has another ending`,
            (copy) => copy.write(`plans/${file}.txt`, copy.read(`plans/${file}`)).delete(`plans/${file}`),
          ],
        ],
      ),
    ),
    "the address of the brand is none": (copy) =>
      copy.edit("site/brand.json", (text) => text.replace('"url": "https://', '"url": "')),
    "a redirect's field is misspelt that links rest on": (copy) =>
      copy.edit("redirects.json", (text) => text.replace('"from"', '"form"')),
    "a row of the comparison is renamed for all plans": (copy) =>
      copy.edit("site/pricing.json", (text) => text.replace(/("id": "[^"]*)"/, '$1s"')),
    "a page's file has capitals": (copy) =>
      copy.write("pages/Pricing.json", copy.read("pages/pricing.json")).delete("pages/pricing.json"),
    "an article's file has another ending": (copy) =>
      copy.write("blog/fixture.md", articleText({ id: 9001 })).write("pages/fixture.json", pageWith(CARD)),
  };
  const CARD = { section: "links", title: "Links", items: [{ label: "A", href: "/blog/fixture" }] };

  test.each(Object.entries(SLIPS))("%s", (_name, slip) => {
    const loaded = slip(copyContent()).load();
    const { problems, warnings } = loaded;
    const files = [...problems, ...warnings.filter(({ hint }) => !hint?.startsWith("Write “"))].map(({ file }) => file);
    expect(new Set(files).size).toBe(1);
    // Files that wait for a fact are told from files that the check lost.
    expect(() => checkOutcome(loaded, { release: false })).not.toThrow();
  });
});

describe("A plan", () => {
  test("gives a value for each row of the comparison and for no other", () => {
    const copy = copyContent();
    const [[row, value], ...others] = comparisonOf(copy);
    copy.addLike("plans", "fixture", {
      comparison: { [`${row}-x`]: value, ...Object.fromEntries(others) },
      name: "Fixture",
    });

    expect(copy.report()).toEqual([
      `content/plans/fixture.json:3:5  comparison.${row}-x`,
      `the comparison in content/site/pricing.json has no row "${row}-x". Did you mean "${row}"?`,
    ]);
  });

  test("has a price above nothing, and words or yes or no in the comparison", () => {
    const copy = copyContent();
    const [[row], ...others] = comparisonOf(copy);
    const comparison = { [row]: 5, ...Object.fromEntries(others) };
    copy.addLike("plans", "fixture", { price: { kind: "monthly", amount: 0 }, comparison });

    expect(copy.report()).toEqual([
      "content/plans/fixture.json:4:15  price.amount",
      "found 0, but the number must be more than 0",
      "Australian dollars a month, GST included, without cents. Example: 99",
      `content/plans/fixture.json:7:${row.length + 9}  comparison.${row}`,
      'found 5, but a text in quotation marks (such as "Pricing") is needed',
      'A few words; "yes" and "no" are drawn as signs. Example: "500 a month"',
    ]);
  });

  /** @returns what a plan of the real content says of each row, the first row apart */
  function comparisonOf(copy: ContentCopy): [[string, unknown], ...[string, unknown][]] {
    const [file] = copy.list("plans");
    const plan: { comparison: object } = JSON.parse(copy.read(`plans/${file}`));
    const [first = ["", ""], ...others] = Object.entries(plan.comparison);
    return [first, ...others];
  }
});

test("Two industries with one search title are told apart by their files", () => {
  const copy = copyContent().addLike("industries", "fixture-a", { seo: seoFields("Fixtures") });
  copy.addLike("industries", "fixture-b", { seo: seoFields("Fixtures") });

  expect(copy.report()).toEqual([
    "content/industries/fixture-b.json:3:14  seo.title",
    '"Fixtures of the tests" is in content/industries/fixture-a.json too: it must be different on every page',
    "content/industries/fixture-b.json:4:20  seo.description",
    expect.stringMatching(/ is in content\/industries\/fixture-a\.json too: it must be different on every page$/),
  ]);
});

test("Files as Windows writes them are read like others, and their mistakes have the right positions", () => {
  const asWindows = (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  const copy = copyContent().write("blog/fixture.mdx", asWindows(articleText({ id: 9001 })));
  copy.write("blog/other.mdx", asWindows(articleText({ id: 9002, fields: "colour: red\n", body: "Words.\n\n{x}\n" })));
  copy.write("options/fixture.json", asWindows('{\n  "options": []\n}\n'));

  expect(copy.report().filter((line) => line.startsWith("content/"))).toEqual([
    "content/blog/other.mdx:13:1  colour",
    "content/blog/other.mdx:18:1  text",
    "content/options/fixture.json:2:14  options",
  ]);
});

test("A link to this site by its name without www would leave the site", () => {
  const copy = copyContent();
  const { url }: { url: string } = JSON.parse(copy.read("site/brand.json"));
  const bare = url.replace("www.", "");
  copy.write("blog/fixture.mdx", articleText({ id: 9001, body: `[One](${bare}/contact) and [two](${bare}).\n` }));

  expect(copy.report()).toEqual([
    "content/blog/fixture.mdx:15:1  text",
    `found "${bare}/contact", which is this site itself: write "/contact"`,
    expect.stringContaining(":15:"),
    `found "${bare}", which is this site itself: write "/"`,
  ]);
});

describe("The check works out what pages will", () => {
  test("so a changed price is right everywhere that counts with it", () => {
    const copy = copyContent();
    copy.edit("plans/starter.json", (text) => text.replace(/("amount": )\d+/, "$19876"));
    expect(copy.report().filter((line) => line.includes("worksheet"))).toEqual([]);
    const { tokens } = copy.load().content;
    expect(tokens.get("worksheet-plan")).toBe(formatDollars(12 * 9876));
  });

  test("and a plan of the worksheet without a price a month is found", () => {
    const copy = copyContent();
    copy.edit("site/worksheet.json", (text) => text.replace(/"plans": \[/, '$& "enterprise",'));
    const report = copy.report();
    expect(report).toContainEqual(expect.stringMatching(/^content\/site\/worksheet\.json:\d+:\d+ {2}plans\.0$/));
    expect(report).toContainEqual(expect.stringMatching(/^content\/plans\/enterprise\.json has no price a month/));
  });

  test("and a number of enquiries that no published plan covers", () => {
    const copy = copyContent();
    for (const file of copy.list("plans"))
      copy.edit(`plans/${file}`, (text) => text.replace(/"interactions": \d+,/, '"interactions": 10,'));
    const enterprise = copy.read("plans/enterprise.json");
    copy.write("plans/enterprise.json", enterprise.replace("{", '{ "draft": true,'));
    expect(copy.report()).toContainEqual(
      expect.stringMatching(/: no published plan in content\/plans\/ covers \d+ interactions/),
    );

    copy.write("plans/enterprise.json", enterprise.replace("{", '{ "expireAt": "2199-03-01 09:00",'));
    expect(copy.report()).toContainEqual(
      expect.stringMatching(/: from Friday 1 March 2199 at 9:00 am on, no published plan in content\/plans\/ covers/),
    );
  });
});

test("Links to the site itself and to its parts are known in every form", () => {
  const links = ["[[url]]/contact", "[[url]]#x", "#%c3%bcber-uns", "#%C3%9Cber-uns", "#über-uns"];
  const body = `## Über uns\n\n${links.map((link) => `- [words](${link})`).join("\n")}\n`;
  const report = copyContent()
    .write("blog/fixture.mdx", articleText({ id: 9001, body }))
    .report("blog/fixture.mdx");

  expect(report).toEqual([
    "content/blog/fixture.mdx:18:3  text",
    expect.stringMatching(/, which is this site itself: write "\/#x"$/),
    "content/blog/fixture.mdx:20:3  text",
    'the page "/blog/fixture" has no part named "#%C3%9Cber-uns". Did you mean "über-uns"?',
  ]);
});

test.each(["nothing", "900 dollars", "from $1.000,00", "from -$900", "$900.50"])(
  "A setup fee of %j is refused: the first month is calculated from it",
  (setupFee) => {
    const copy = copyContent();
    const plan: object = JSON.parse(copy.read("plans/starter.json"));

    expect(copy.write("plans/starter.json", { ...plan, setupFee }).report("plans/starter.json")[1]).toMatch(
      /: write the amount in whole dollars/,
    );
  },
);

describe("A link to a site whose name is near this site's", () => {
  const host = (copy: ContentCopy) => String(new URL(JSON.parse(copy.read("site/brand.json")).url).hostname);
  const said = (change: (own: string) => string) => {
    const copy = copyContent();
    const near = change(host(copy).replace("www.", ""));
    copy.write("blog/fixture.mdx", articleText({ id: 9001, body: `[There](https://${near}/)\n` }));
    const { problems, warnings } = copy.load();
    const about = (found: typeof problems) => found.filter(({ file }) => file === "content/blog/fixture.mdx").length;
    return { problems: about(problems), warnings: about(warnings) };
  };

  test("is worth a look, and may be a partner's", () => {
    expect(said((own) => `x${own}`)).toEqual({ problems: 0, warnings: 1 });
    expect(said((own) => `${own}.example`)).toEqual({ problems: 0, warnings: 1 });
    expect(said((own) => `blog.${own}`).problems).toBe(0);
  });

  test("is refused where it only looks like it: by letters of another alphabet, or by a name before an @", () => {
    expect(said((own) => `xn--${own}`)).toEqual({ problems: 1, warnings: 0 });
    expect(
      said((own) => own.replace(/[aeo]/, (letter) => ({ a: "а", e: "е", o: "о" })[letter] ?? letter)).problems,
    ).toBe(1);
    expect(said((own) => `${own}@other.example`).problems).toBe(1);
  });
});

test("A fact with letters that guides can't show is named where a guide uses it", () => {
  const copy = copyContent();
  const brand: { chat: object } = JSON.parse(copy.read("site/brand.json"));
  copy.write("site/brand.json", { ...brand, chat: { ...brand.chat, name: "Talk 中" } });
  copy.edit("guide/ai-for-australian-businesses.mdx", (text) => `${text}\nAsk [[chat]].\n`);
  const line = copy
    .read("guide/ai-for-australian-businesses.mdx")
    .split("\n")
    .findIndex((each) => each.includes("[[chat]]"));

  expect(copy.report("guide/ai-for-australian-businesses.mdx").slice(0, 2)).toEqual([
    expect.stringMatching(new RegExp(`:${line + 1}:\\d+  text$`)),
    "the guide's PDF can't have “中” in it: its typefaces have no such letter",
  ]);
});
