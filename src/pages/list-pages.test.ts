import type { Element } from "hast";
import { describe, expect, test } from "vitest";
import { pictures } from "../../scripts/pictures/pictures.ts";
import {
  articleText,
  ContentCopy,
  pageWith,
  shownArticle,
  shownAt,
  shownSection,
} from "../../tests/support/content.ts";
import { eachElement, textOf } from "../../tests/support/html-elements.ts";
import { PAGE_SIZE, paginationOf, shownPages } from "../addresses/pagination.ts";
import { resolveRedirect } from "../addresses/redirects.ts";
import type { Content } from "../content/entries/content.server.ts";
import { publishedArticles } from "../content/lists/articles.server.ts";
import { renderPage } from "../entry.server.tsx";
import { pageAddresses, sitemapEntries } from "./page-lists.server.ts";
import { siteRedirects } from "./site.server.ts";

/** @returns content with a number of articles and case studies, and an article that links to a case study */
function contentWith(count: number): Content {
  const copy = new ContentCopy();
  const { content } = copy.load();
  for (let index = content.all("blog").length + 1; index <= count; index += 1) {
    const published = new Date(Date.UTC(2020, 0, index)).toISOString().slice(0, 10);
    copy.write(`blog/fixture-${index}.mdx`, articleText({ id: 9000 + index, published }));
  }
  for (let index = content.all("case-studies").length + 1; index <= count; index += 1) {
    copy.addLike("case-studies", `fixture-${index}`, { title: `Fixture ${index}`, order: 9000 + index });
  }
  const links = ["#fixture-25", "#fixture-7"].map((anchor) => ({
    title: anchor,
    text: "Words.",
    href: `/case-studies${anchor}`,
    linkLabel: "Read on",
  }));
  copy.write("pages/fixture.json", pageWith({ section: "cards", title: "Read on", items: links }));
  const loaded = copy.load();
  return loaded.content;
}

const further = (addresses: readonly string[]) => addresses.filter((address) => address.includes("/page/"));

/** All elements of a page with that name */
async function elementsOf(content: Content, address: string, tagName: string): Promise<Element[]> {
  const found: Element[] = [];
  eachElement((await renderPage(content, address)).html, (element) => {
    if (element.tagName === tagName) found.push(element);
  });
  return found;
}

/** The links of a page's head, by rel */
async function headLinks(content: Content, address: string): Promise<Record<string, unknown>> {
  const links = await elementsOf(content, address, "link");
  const wanted = links.filter(({ properties }) => /^(?:canonical|prev|next)$/.test(String(properties.rel)));
  const path = ({ properties }: Element) => String(properties.href).replace(content.one("brand").url, "");
  return Object.fromEntries(wanted.map((link) => [String(link.properties.rel), path(link)]));
}

describe("With 24 entries", () => {
  test("a list is one page, without links to others", async () => {
    const content = contentWith(PAGE_SIZE);
    const { articles, pagination } = await shownSection(content, "/blog", "articles");

    expect(further(pageAddresses(content))).toEqual([]);
    expect(articles).toHaveLength(PAGE_SIZE);
    expect(pagination).toBeUndefined();
    expect((await shownSection(content, "/case-studies", "case-studies")).pagination).toBeUndefined();
    expect(await headLinks(content, "/blog")).toEqual({ canonical: "/blog" });
  });
});

describe("With 25 entries", () => {
  const content = contentWith(PAGE_SIZE + 1);

  test("a list goes on on a second page, each entry on one of the two, in order", async () => {
    const pages = await Promise.all(
      ["/blog", "/blog/page/2"].map((address) => shownSection(content, address, "articles")),
    );

    expect(further(pageAddresses(content))).toEqual(["/blog/page/2", "/case-studies/page/2"]);
    expect(pages.map(({ articles }) => articles.length)).toEqual([PAGE_SIZE, 1]);
    expect(pages.flatMap(({ articles }) => articles.map(({ link }) => link))).toEqual(
      publishedArticles(content).map(({ address }) => address),
    );
  });

  test("each page names itself as canonical, and its neighbours", async () => {
    expect(await headLinks(content, "/blog")).toEqual({ canonical: "/blog", next: "/blog/page/2" });
    expect(await headLinks(content, "/blog/page/2")).toEqual({ canonical: "/blog/page/2", prev: "/blog" });
    expect(await headLinks(content, "/case-studies/page/2")).toEqual({
      canonical: "/case-studies/page/2",
      prev: "/case-studies",
    });
  });

  test.each(["/blog", "/case-studies"])("%s leads to its second page by a plain link, and back", async (list) => {
    const hrefs = async (address: string) =>
      (await elementsOf(content, address, "a")).map(({ properties }) => properties.href);

    expect(await hrefs(list)).toContain(`${list}/page/2`);
    expect(await hrefs(`${list}/page/2`)).toContain(list);
    expect(await hrefs(`${list}/page/2`)).not.toContain(`${list}/page/1`);
  });

  test("a link to a case study leads to the page that shows it", async () => {
    const { items } = await shownSection(content, "/fixture", "cards");
    const { caseStudies } = await shownSection(content, "/case-studies/page/2", "case-studies");

    expect(caseStudies.map(({ id }) => id)).toEqual(["fixture-25"]);
    expect(items.map(({ href }) => href)).toEqual(["/case-studies/page/2#fixture-25", "/case-studies#fixture-7"]);
  });
});

describe("A further page", () => {
  const content = contentWith(PAGE_SIZE + 1);

  test.each(["/blog", "/case-studies"])("of %s says in titles and description which page it is", async (list) => {
    const [title] = await elementsOf(content, `${list}/page/2`, "title");
    const [heading] = await elementsOf(content, `${list}/page/2`, "h1");
    const { seo } = await shownAt(content, "/blog/page/2");

    expect(title && textOf(title)).toMatch(/, page 2 \| /);
    expect(heading && textOf(heading)).toMatch(/, page 2$/);
    expect(seo.description).toMatch(/ \(page 2 of 2\)$/);
  });

  test("changes no redirect, which is part of every page's code", () => {
    expect(siteRedirects(content)).toEqual(siteRedirects(contentWith(1)));
  });

  test("is never the first: /page/1 leads to the list itself", async () => {
    for (const list of ["/blog", "/case-studies"]) {
      expect(resolveRedirect(siteRedirects(content), `${list}/page/1`)).toEqual({ href: list, permanent: true });
    }
  });

  test.each(["/blog/page/3", "/blog/page/0", "/blog/page/02", "/blog/page/x", "/about/page/2", "/page/2"])(
    "%s is no page",
    async (address) => {
      expect((await renderPage(content, address)).status).toBe(404);
    },
  );

  test("is in the sitemap, and shares its list's picture", async () => {
    const listed = sitemapEntries(content).map(({ address }) => address);
    const metas = await elementsOf(content, "/blog/page/2", "meta");
    const picture = metas.find(({ properties }) => properties["property"] === "og:image")?.properties.content;

    expect(further(listed)).toEqual(["/blog/page/2", "/case-studies/page/2"]);
    expect([...pictures(content).keys()]).toContain(String(picture).replace(content.one("brand").url, ""));
  });
});

describe("Of many pages", () => {
  const numbers = (current: number, pages: number) => {
    const pagination = paginationOf("/blog", current, pages * PAGE_SIZE);
    return pagination && shownPages(pagination).map((page) => (page === "gap" ? "…" : page.number));
  };

  test.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, "…", 9]],
    [5, 9, [1, "…", 4, 5, 6, "…", 9]],
    [9, 9, [1, "…", 8, 9]],
  ])("from page %i of %i, links lead to %j", (current, pages, shown) => {
    expect(numbers(current, pages)).toEqual(shown);
  });
});

describe("An article that names no related article", () => {
  const article = (id: number, published: string, category?: string) => {
    const text = articleText({ id, published });
    return category ? text.replace(/^category: .*$/m, `category: ${category}`) : text;
  };

  test("is followed by the three nearest: of its category first, then by the time between them", async () => {
    const copy = new ContentCopy();
    const [, other] = copy.load().content.one("blog-words").categories;
    copy.write("blog/fixture.mdx", article(9001, "2020-06-01", other?.id));
    copy.write("blog/same-category-long-ago.mdx", article(9002, "2001-01-01", other?.id));
    copy.write("blog/other-category-day-after.mdx", article(9003, "2020-06-02"));
    copy.write("blog/other-category-week-before.mdx", article(9004, "2020-05-25"));
    copy.write(
      "blog/same-category-draft.mdx",
      article(9005, "2020-06-01", other?.id).replace("id:", "draft: true\nid:"),
    );
    const { content } = copy.load();
    const { relatedArticles } = await shownArticle(content, "/blog/fixture");
    const inCategory = content.all("blog").filter(({ data }) => data.category === other?.id && !data.draft).length - 1;

    expect(relatedArticles).toHaveLength(3);
    expect(relatedArticles.slice(0, inCategory).map(({ category }) => category)).toEqual(
      Array.from({ length: inCategory }, () => other?.label),
    );
    expect(relatedArticles.slice(inCategory).map(({ name }) => name)).toEqual(
      ["other-category-day-after", "other-category-week-before"].slice(0, 3 - inCategory),
    );
  });
});
