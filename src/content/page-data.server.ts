import { slug } from "github-slugger";
import type { ContentData, ContentTypeName } from "../../schemas/content-types.ts";
import type { Body } from "../prose/body.ts";
import { anchorId } from "../sections/anchor-id.ts";
import { compareText } from "./checking/problem.ts";
import type { Content, Entry } from "./content.server.ts";
import { pageOf, paginationOf } from "./pagination.ts";
import { perContent } from "./per-content.ts";
import { planChooser } from "./plan-chooser.ts";
import { readingMinutes } from "./reading-time.ts";

/** @returns a type's entries as lists show them: their fields, with the file's name as `id`. */
function listed<Name extends ContentTypeName>(content: Content, type: Name) {
  return content.all(type).map(({ name, data }) => ({ id: name, ...data }));
}

/** @returns what pages show of the industries they link to: those with a page, and the others. */
export function industryTiles(content: Content) {
  const own = content.all("industries").map(({ name, address = "/industries", data }) => ({
    id: name,
    name: data.name,
    summary: data.summary,
    href: address,
  }));
  const others = content.one("industries-page").others.items.map((item) => ({
    id: slug(item.title),
    name: item.title,
    summary: item.text,
    href: item.href,
  }));
  return { own, others };
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

/** A person or team that writes articles, as the About page tells of them. */
export type Author = ContentData["about"]["team"]["members"][number];

/** @returns who an article names as its author; the content check makes sure that there is one. */
export function authorOf(content: Content, id: string): Author {
  const author = content.one("about").team.members.find((member) => member.id === id);
  if (!author) throw new Error(`There is no person or team "${id}" in content/pages/about.json.`);
  return author;
}

/** @returns the published articles, newest first, as their cards show them. */
export const articleCards = perContent((content) => {
  const { categories } = content.one("blog-page");
  return publishedArticles(content).map(({ name, address = "/blog", data, prose }) => ({
    name,
    id: data.id,
    title: data.title,
    category: categories.find((category) => category.id === data.category)?.label ?? data.category,
    excerpt: data.excerpt,
    author: authorOf(content, data.author).name,
    imageUrl: illustrationAddress(name),
    imageAlt: data.imageAlt,
    link: address,
    published: data.published,
    minutes: readingMinutes(prose?.words ?? 0),
  }));
});

const cardsByName = perContent((content) => new Map(articleCards(content).map((card) => [card.name, card])));

/** @returns the articles, newest first. */
export const publishedArticles = perContent((content): readonly Entry<ContentData["blog"]>[] =>
  [...content.all("blog")].sort((a, b) => compareText(b.data.published, a.data.published) || b.data.id - a.data.id),
);

/** @returns the words of a case study's numbers before and after, wherever they are shown. */
function changeLabels(content: Content) {
  const { before, after, square } = content.one("case-studies-page").labels;
  return { before, after, square };
}

/** @returns the address of the picture that the build draws for an industry's tile. */
export function tileAddress(id: string): string {
  return `/images/tiles/${id}.svg`;
}

/** @returns the address of the illustration that the build draws for an article. */
export function illustrationAddress(name: string): string {
  return `/images/blog/${name}.svg`;
}

/** @returns the address of the PDF that the build makes of a guide. */
export function guideAddress(name: string): string {
  return `/guide/${name}.pdf`;
}

/** @returns a form with the choices of its fields and the words that all forms share. */
export function form(content: Content, name: string) {
  const definition = content.find("forms", name)?.data;
  if (!definition) throw new Error(`There is no form "${name}" in content/forms/.`);
  const fields = definition.fields.map((field) => ({
    ...field,
    choices: "options" in field ? (content.find("options", field.options)?.data.options ?? []) : [],
  }));
  const { download, ...success } = definition.success;
  return {
    id: name,
    ...definition,
    fields,
    success: { ...success, download: download && { label: download.label, href: guideAddress(download.guide) } },
    words: content.one("form-words"),
  };
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

/** Articles that follow an article which names none itself. */
const NEAREST = 3;

/** @returns the published articles nearest to one: of its category first, then by the time between them. */
function nearestArticles(content: Content, { name, data }: Entry<ContentData["blog"]>): ArticleCard[] {
  const own = cardsByName(content).get(name);
  const distance = (card: ArticleCard) => Math.abs(Date.parse(card.published) - Date.parse(data.published));
  const around = [cardsByCategory(content).get(own?.category ?? "") ?? [], articleCards(content)].flatMap((cards) =>
    neighbours(cards, own),
  );
  return [...new Set(around)]
    .sort(
      (a, b) =>
        Number(b.category === own?.category) - Number(a.category === own?.category) || distance(a) - distance(b),
    )
    .slice(0, NEAREST);
}

/** Cards are in the order of their dates, so the nearest stand on either side. */
function neighbours(cards: readonly ArticleCard[], own: ArticleCard | undefined): ArticleCard[] {
  const at = own ? cards.indexOf(own) : -1;
  const [from, to] = at < 0 ? [0, NEAREST] : [Math.max(0, at - NEAREST), at + NEAREST + 1];
  return cards.slice(from, to).filter((card) => card !== own);
}

const cardsByCategory = perContent((content) => Map.groupBy(articleCards(content), (card) => card.category));

type ArticleCard = ReturnType<typeof articleCards>[number];

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
  "auth-callback": ({ entry }: PageSource<"auth-callback">) => entry.data,
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
    const { labels, articleAction, categories } = content.one("blog-page");
    // The names stay behind, as some may be of entries that are not published.
    const { related, ...fields } = entry.data;
    const named = related.flatMap((name) => cardsByName(content).get(name) ?? []);
    const category = categories.find(({ id }) => id === fields.category)?.label ?? fields.category;
    return {
      ...fields,
      name: entry.name,
      labels,
      articleAction,
      category,
      author: { ...authorOf(content, fields.author), href: `${addressOf(content, "about")}#${fields.author}` },
      imageUrl: illustrationAddress(entry.name),
      minutes: readingMinutes(entry.prose?.words ?? 0),
      words: entry.prose?.words ?? 0,
      headings: contentsOf(entry),
      relatedArticles: named.length > 0 ? named : nearestArticles(content, entry),
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

/** What a page of a kind shows. The body is left out of the data that stands in the page's own HTML. */
export type PageData = { [Kind in PageKind]: WithOptionalBody<Awaited<ReturnType<(typeof pageData)[Kind]>>> };

type WithOptionalBody<Data> = Data extends { body: Body } ? Omit<Data, "body"> & { body?: Body } : Data;
