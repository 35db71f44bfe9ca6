import { describe, expect, test } from "vitest";
import { pictures } from "../../../scripts/pictures/pictures.ts";
import {
  articleText,
  type ContentCopy,
  copyContent,
  pageWith,
  shownArticle,
  shownAt,
  shownSection,
} from "../../../tests/support/content.ts";
import { seoFields } from "../../../tests/support/seo-fields.ts";
import { feedEntries, pageAddresses, sitemapEntries } from "../../pages/page-lists.server.ts";
import { atomFeed } from "../../seo/feeds.ts";
import { sharePictureAddress } from "../../seo/head.ts";
import type { Content } from "../entries/content.server.ts";

/** @returns the content, which must have no mistakes */
function valid(copy: ContentCopy): Content {
  const { content, problems } = copy.load();
  expect(problems).toEqual([]);
  return content;
}

const inSitemap = (content: Content, address: string) =>
  sitemapEntries(content).find((entry) => entry.address === address);

/** @returns the name of the published article that comes first on the blog page */
async function newestArticle(content: Content): Promise<string> {
  const [first] = (await shownSection(content, "/blog", "articles")).articles;
  if (!first) throw new Error("content/blog/ has no published article.");
  return first.name;
}

describe("An article is added with one file", () => {
  const file = "blog/fixture.mdx";

  test("and gets its page, its card in front, its place in sitemap and feed, and its picture", async () => {
    const content = valid(copyContent().write(file, articleText({ id: 9001, published: "2099-03-04" })));
    const { articles } = await shownSection(content, "/blog", "articles");

    expect(pageAddresses(content)).toContain("/blog/fixture");
    expect(articles[0]).toMatchObject({
      title: "Article 9001",
      excerpt: "What the card of article 9001 says.",
      link: "/blog/fixture",
      imageUrl: "/images/articles/main-street.svg",
      published: "2099-03-04",
      minutes: 1,
    });
    expect(inSitemap(content, "/blog/fixture")).toEqual({ address: "/blog/fixture", lastModified: "2099-03-04" });
    expect(feedEntries(content)[0]).toMatchObject({ title: "Article 9001", address: "/blog/fixture" });
    expect([...pictures(content).keys()]).toContain(sharePictureAddress("/blog/fixture"));
  });

  test("and an older one comes last in the list and in the feed", async () => {
    const content = valid(copyContent().write(file, articleText({ id: 9001, published: "1999-01-31" })));
    const { articles } = await shownSection(content, "/blog", "articles");

    expect(articles.at(-1)?.link).toBe("/blog/fixture");
    expect(feedEntries(content).at(-1)?.address).toBe("/blog/fixture");
  });

  test("and lists its related articles in the order it gives, and is listed by those that name it", async () => {
    const copy = copyContent().write(file, articleText({ id: 9001, published: "2099-03-04" }));
    const newest = await newestArticle(copy.load().content);
    const related = `related: [${newest}, oldest, fixture]\n`;
    copy.write("blog/oldest.mdx", articleText({ id: 9002, published: "1999-01-31" }));
    copy.write("blog/reader.mdx", articleText({ id: 9003, fields: related.replace(`${newest}, `, "") }));
    const { relatedArticles } = await shownArticle(valid(copy), "/blog/reader");

    expect(newest).toBe("fixture");
    expect(relatedArticles.map((card) => card.title)).toEqual(["Article 9002", "Article 9001"]);
  });

  test("and its page shows its fields, its contents and its category's name", async () => {
    const inside = '<Callout title="Note">\n\n## Inside\n\nWords.\n\n</Callout>\n\n> ## Quoted\n>\n> Words.';
    const body = `Words.\n\n## First part\n\n### Detail\n\n${inside}\n\n## Second part\n\nMore words.\n`;
    const content = valid(copyContent().write(file, articleText({ id: 9001, body })));
    const page = await shownArticle(content, "/blog/fixture");

    expect(page.title).toBe("Article 9001");
    expect(page.headings.map(({ id }) => id)).toEqual(["first-part", "second-part"]);
    expect(page.category).toBe(content.one("blog-words").categories[0]?.label);
  });
});

describe("A draft", () => {
  const draft = articleText({ id: 9001, published: "2099-03-04", fields: "draft: true\n" });
  const relating = articleText({ id: 9002, fields: "related: [fixture]\n" });

  test("is shown nowhere: no page, card, related list, feed, sitemap or picture names it", async () => {
    const copy = copyContent().write("blog/fixture.mdx", draft).write("blog/relating.mdx", relating);
    const content = valid(copy);
    const shown = [
      pageAddresses(content),
      sitemapEntries(content),
      atomFeed(
        { brand: content.one("brand") },
        "Blog",
        feedEntries(content).map((entry) => ({ ...entry, html: "" })),
      ),
      [...pictures(content).keys()],
      await shownAt(content, "/"),
      await shownAt(content, "/blog"),
      await shownAt(content, "/blog/relating"),
    ];

    expect(copy.load().preview.find("blog", "fixture")?.data.draft).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/\bfixture"|[/.]fixture\b|[Aa]rticle 9001/);
    expect(JSON.stringify(shown)).toMatch(/Article 9002/);
  });

  test("appears everywhere once its line is taken out", async () => {
    const published = draft.replace("draft: true\n", "");
    const content = valid(copyContent().write("blog/fixture.mdx", published).write("blog/relating.mdx", relating));
    const { relatedArticles } = await shownArticle(content, "/blog/relating");

    expect(pageAddresses(content)).toContain("/blog/fixture");
    expect(relatedArticles.map((card) => card.link)).toEqual(["/blog/fixture"]);
  });

  test("can't be linked from a page that visitors see, but from another draft", () => {
    const body = "See [this](/blog/fixture).\n";
    const copy = copyContent().write("blog/fixture.mdx", draft);
    copy.write("blog/open.mdx", articleText({ id: 9002, body }));
    copy.write("blog/also-draft.mdx", articleText({ id: 9003, body, fields: "draft: true\n" }));

    expect(copy.report()).toEqual([
      "content/blog/open.mdx:15:5  text",
      `"/blog/fixture" is a draft, which visitors can't open: publish it (draft: false) or take the link out`,
    ]);
  });

  test("is checked like any article", () => {
    const copy = copyContent().write("blog/fixture.mdx", draft.replace('"Contour lines"', '""'));

    expect(copy.report().slice(0, 2)).toEqual(["content/blog/fixture.mdx:12:11  imageAlt", "this text is empty"]);
  });
});

describe("An industry is added with one file", () => {
  const fields = {
    name: "Fixtures",
    order: 0,
    summary: "What the tile says.",
    drawing: undefined,
    seo: seoFields("Fixtures"),
  };

  test("and gets its page, its tiles in front, its place in the sitemap and a picture that fits any trade", async () => {
    const content = valid(copyContent().addLike("industries", "fixture", fields));
    const tile = {
      id: "fixture",
      name: "Fixtures",
      summary: "What the tile says.",
      drawing: "street",
      href: "/industries/fixture",
    };

    expect(pageAddresses(content)).toContain("/industries/fixture");
    expect((await shownSection(content, "/", "industries")).own[0]).toMatchObject(tile);
    expect((await shownSection(content, "/industries", "industries")).own[0]).toMatchObject(tile);
    expect(await shownAt(content, "/industries/fixture")).toMatchObject({ name: "Fixtures" });
    expect(inSitemap(content, "/industries/fixture")).toBeDefined();
  });

  test("and its order decides its place among the tiles", async () => {
    const content = valid(copyContent().addLike("industries", "fixture", { ...fields, order: 9999 }));
    const { own } = await shownSection(content, "/industries", "industries");

    expect(own.map(({ id }) => id).indexOf("fixture")).toBe(own.length - 1);
  });
});

describe("A case study is added with one file", () => {
  const fields = { title: "A fixture stood still", order: 0, summary: "How it was done." };

  test("and gets its card in front, and a place on the pages that name it", async () => {
    const copy = copyContent().addLike("case-studies", "fixture", fields);
    copy.write("pages/fixture.json", pageWith({ section: "case-studies", title: "One", only: ["fixture"] }));
    const content = valid(copy);
    const [card] = (await shownSection(content, "/case-studies", "case-studies")).caseStudies;
    const page = await shownSection(content, "/fixture", "case-studies");

    expect(card).toMatchObject({ id: "fixture", ...fields });
    expect(page.caseStudies).toMatchObject([{ id: "fixture", title: fields.title, summary: fields.summary }]);
  });

  test("and names the platforms it was built on", async () => {
    const copy = copyContent();
    const [platform] = copy.load().content.all("platforms");
    const content = valid(copy.addLike("case-studies", "fixture", { ...fields, platform: [platform?.name] }));
    const [card] = (await shownSection(content, "/case-studies", "case-studies")).caseStudies;

    expect(card?.platform).toEqual([platform?.data.name]);
  });
});

test("A plan is added with one file and gets its card and its column at the place that its order gives", async () => {
  const content = valid(copyContent().addLike("plans", "fixture", { name: "Fixture", order: 0 }));
  const { plans, rows } = await shownSection(content, "/pricing", "plan-comparison");

  expect(plans[0]).toMatchObject({ id: "fixture", name: "Fixture" });
  expect(rows.map((row) => plans[0]?.comparison[row.id])).not.toContain(undefined);
});

test("An option is added by editing one file, and the form that uses the list offers it", async () => {
  const copy = copyContent();
  const form = copy.load().content.find("forms", "contact")?.data;
  const field = form?.fields.find((each) => each.kind === "select");
  if (field?.kind !== "select") throw new Error("The contact form has no select.");
  copy.edit(`options/${field.options}.json`, (text) =>
    text.replace(/"options":\s*\[/, '$& { "value": "fixture", "label": "A fixture" },'),
  );
  const shown = await shownSection(valid(copy), "/contact", "form");
  const { choices } = shown.form.fields.find((each) => each.name === field.name) ?? {};

  expect(choices?.[0]).toEqual({ value: "fixture", label: "A fixture" });
});

describe("Removing an entry that others name", () => {
  test("is a mistake at each place that names it", () => {
    const copy = copyContent().addLike("case-studies", "fixture", { title: "A fixture" });
    copy.write("pages/fixture.json", pageWith({ section: "case-studies", title: "One", only: ["fixture"] }));
    expect(copy.report()).toEqual([]);

    copy.delete("case-studies/fixture.json");
    expect(copy.report()).toEqual([
      "content/pages/fixture.json:16:9  sections.1.only.0",
      expect.stringMatching(
        /^section 2 \(case-studies\): there is no file "fixture" in content\/case-studies\/\. Known: /,
      ),
    ]);
  });

  test("is a mistake at the article that relates to it, at its line", () => {
    const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001 }));
    copy.write("blog/other.mdx", articleText({ id: 9002, fields: "related:\n  - fixture\n" }));
    copy.delete("blog/fixture.mdx");

    expect(copy.report()).toEqual([
      "content/blog/other.mdx:14:5  related.0",
      expect.stringMatching(/^there is no file "fixture" in content\/blog\/\. /),
    ]);
  });

  test("is one mistake only if the entry is there but wrong", () => {
    const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001 }).replace("Contour lines", ""));
    copy.write("blog/other.mdx", articleText({ id: 9002, body: "[x](/blog/fixture)", fields: "related: [fixture]\n" }));

    expect(copy.report().filter((line) => line.startsWith("content/"))).toEqual([
      "content/blog/fixture.mdx:12:11  imageAlt",
    ]);
  });
});
