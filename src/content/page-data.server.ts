import type { ContentData, ContentTypeName } from "../../schemas/content-types.ts";
import type { Body } from "../prose/body.ts";
import { anchorId } from "../sections/anchor-id.ts";
import { articleCards, authorOf, categoryLabel, relatedArticles } from "./articles.server.ts";
import type { Content, Entry } from "./content.server.ts";
import { form } from "./form.server.ts";
import { industryTiles } from "./industry-tiles.server.ts";
import { illustrationAddress } from "./made-addresses.ts";
import { pageOf, paginationOf } from "./pagination.ts";
import { planChooser } from "./plan-chooser.ts";
import { readingMinutes } from "./reading-time.ts";

/** @returns a type's entries as lists show them: their fields, with the file's name as `id`. */
function listed<Name extends ContentTypeName>(content: Content, type: Name) {
  return content.all(type).map(({ name, data }) => ({ id: name, ...data }));
}

/** How many of the demo page's questions stand where visitors begin. */
const FIRST_QUESTIONS = 3;

/** @returns what visitors may ask the assistant at once, and where they are answered. */
function firstQuestions(content: Content) {
  const address = addressOf(content, "demo");
  const { items } = content.one("demo").questions;
  return items.slice(0, FIRST_QUESTIONS).map((question) => ({ question, href: `${address}#${anchorId(question)}` }));
}

/** @returns where a page is that other pages lead to. */
function addressOf(content: Content, page: "about" | "demo"): string {
  return content.all(page)[0]?.address ?? `/${page}`;
}

/** @returns the words of a case study's numbers before and after, wherever they are shown. */
function changeLabels(content: Content) {
  const { before, after, square } = content.one("case-studies-page").labels;
  return { before, after, square };
}

/** The body of an entry, rendered from its MDX. */
export type RenderBody = (entry: Entry) => Promise<Body>;

/** What a page's data is put together from. */
export interface PageSource<Name extends ContentTypeName> {
  readonly content: Content;
  readonly entry: Entry<ContentData[Name]>;
  /** Which page of the entry's list is asked for, counted from 1. */
  readonly page: number;
  readonly renderBody: RenderBody;
}

interface ListHead {
  readonly seo: { readonly title: string; readonly description: string };
  readonly hero: ContentData["blog-page"]["hero"];
}

/**
 * One page of a list. The first says of itself what its file says; the others add their number, since every page needs a
 * title of its own.
 */
function listPage<Item, Head extends ListHead>(
  { content, entry, page }: PageSource<"blog-page"> | PageSource<"case-studies-page">,
  head: Head,
  items: readonly Item[],
) {
  const { page: word, of } = content.one("navigation").pagination;
  const pagination = paginationOf(entry.address ?? "/", page, items.length);
  const shown = { items: pageOf(items, page), pagination };
  if (!pagination || page === 1) return { ...shown, head };
  const name = `${word} ${page}`;
  const seo = {
    title: `${head.seo.title}, ${name}`,
    description: `${head.seo.description} (${name} ${of} ${pagination.pages.length})`,
  };
  return { ...shown, head: { ...head, seo, hero: { ...head.hero, title: `${head.hero.title}, ${name}` } } };
}

/** @returns what a table of contents lists: the headings of the second level. */
function contentsOf({ prose }: Entry) {
  return (prose?.headings ?? []).flatMap(({ depth, id, text }) => (depth === 2 ? [{ id, text }] : []));
}

/**
 * What each kind of page shows, put together from the content. The key is the type of the page's own entry; the result
 * is what the page's route loads, on the server as in the browser.
 */
export const pageData = {
  home: ({ content, entry }: PageSource<"home">) => {
    const { own, others } = industryTiles(content);
    return {
      ...entry.data,
      questions: firstQuestions(content),
      platformCards: listed(content, "platforms"),
      solutionCards: content
        .all("solutions")
        .map(({ name, data }) => ({ id: name, name: data.name, summary: data.summary })),
      tiles: [...own, ...others],
    };
  },
  about: ({ entry }: PageSource<"about">) => entry.data,
  "ai-solutions": ({ content, entry }: PageSource<"ai-solutions">) => ({
    ...entry.data,
    solutionCards: listed(content, "solutions"),
    platformCards: listed(content, "platforms"),
  }),
  "platforms-page": ({ content, entry }: PageSource<"platforms-page">) => ({
    ...entry.data,
    platformCards: listed(content, "platforms"),
  }),
  "case-studies-page": (source: PageSource<"case-studies-page">) => {
    const { content, entry } = source;
    const { head, items, pagination } = listPage(source, entry.data, content.all("case-studies"));
    return {
      ...head,
      pagination,
      figures: entry.data.figures.flatMap(
        (id) => content.one("figures").figures.find((figure) => figure.id === id) ?? [],
      ),
      caseStudies: items.map(({ name, data }) => ({
        id: name,
        ...data,
        platform: data.platform.flatMap((platform) => content.find("platforms", platform)?.data.name ?? []),
      })),
    };
  },
  "industries-page": ({ content, entry }: PageSource<"industries-page">) => ({
    ...entry.data,
    tiles: content.all("industries").map(({ name, address = "/industries", data }) => ({
      id: name,
      name: data.name,
      summary: data.summary,
      drawing: data.drawing,
      href: address,
      cost: { amount: data.cost.total.amount, business: data.cost.business },
    })),
  }),
  contact: ({ content, entry }: PageSource<"contact">) => ({ ...entry.data, form: form(content, entry.data.form) }),
  "free-strategy-session": ({ content, entry }: PageSource<"free-strategy-session">) => ({
    ...entry.data,
    form: form(content, entry.data.form),
  }),
  "free-guide": ({ content, entry }: PageSource<"free-guide">) => ({
    ...entry.data,
    form: form(content, entry.data.form),
  }),
  pricing: ({ content, entry }: PageSource<"pricing">) => {
    const plans = listed(content, "plans");
    return { ...entry.data, plans, chooser: planChooser(entry.data, plans) };
  },
  demo: ({ content, entry }: PageSource<"demo">) => {
    const { facts: _facts, ...words } = content.one("assistant");
    return { ...entry.data, assistant: { words, settings: content.one("assistant-settings") } };
  },
  "blog-page": (source: PageSource<"blog-page">) => {
    const { content, entry } = source;
    const { head, items, pagination } = listPage(source, entry.data, articleCards(content));
    return { ...head, pagination, articleCards: items, newsletter: form(content, entry.data.newsletter) };
  },
  "auth-callback": ({ content, entry }: PageSource<"auth-callback">) => {
    const { newLink, help, unreachable } = content.one("auth-reset-password");
    return { ...entry.data, newLink, help, unreachable };
  },
  "auth-reset-password": ({ entry }: PageSource<"auth-reset-password">) => entry.data,
  industries: ({ content, entry }: PageSource<"industries">) => ({
    ...entry.data,
    labels: content.one("industries-page").labels,
    solutions: entry.data.solutions.flatMap((name) => {
      const solution = content.find("solutions", name)?.data;
      return solution ? [{ id: name, name: solution.name, summary: solution.summary }] : [];
    }),
    caseStudies: entry.data.caseStudies.flatMap((name) => {
      const study = content.find("case-studies", name)?.data;
      if (!study) return [];
      const { title, summary, metrics, change } = study;
      return [{ id: name, title, summary, metrics, change }];
    }),
    changeLabels: changeLabels(content),
  }),
  blog: async ({ content, entry, renderBody }: PageSource<"blog">) => {
    const { labels, articleAction } = content.one("blog-page");
    // The names stay behind, as some may be of entries that are not published.
    const { related: _related, ...fields } = entry.data;
    return {
      ...fields,
      name: entry.name,
      labels,
      articleAction,
      category: categoryLabel(content, fields),
      author: { ...authorOf(content, fields.author), href: `${addressOf(content, "about")}#${fields.author}` },
      imageUrl: illustrationAddress(entry.name),
      minutes: readingMinutes(entry.prose?.words ?? 0),
      words: entry.prose?.words ?? 0,
      headings: contentsOf(entry),
      relatedArticles: relatedArticles(content, entry),
      body: await renderBody(entry),
    };
  },
  legal: async ({ entry, renderBody }: PageSource<"legal">) => ({
    ...entry.data,
    headings: contentsOf(entry),
    body: await renderBody(entry),
  }),
};

/** A kind of page: the type of its own entry. */
export type PageKind = keyof typeof pageData;

/** What a page of a kind shows. The body is left out where the application takes over a page in which it stands already. */
export type PageData = { [Kind in PageKind]: WithOptionalBody<Awaited<ReturnType<(typeof pageData)[Kind]>>> };

type WithOptionalBody<Data> = Data extends { body: Body } ? Omit<Data, "body"> & { body?: Body } : Data;
