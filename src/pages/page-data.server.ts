import type { ContentData } from "../../schemas/content-types.ts";
import type { Section } from "../../schemas/sections/index.ts";
import { paginationOf } from "../addresses/pagination.ts";
import type { Content, Entry } from "../content/entries/content.server.ts";
import { authorOf, categoryLabel, pictureOfArticle, relatedArticles } from "../content/lists/articles.server.ts";
import { addressOfSection } from "../content/lists/section-pages.server.ts";
import type { Body } from "../content/prose/body.ts";
import { readingMinutes } from "../format/reading-time.ts";
import { showSection } from "../sections/data.server.ts";
import { listedEntries, pagedSection } from "./list-pages.server.ts";
import type { PageEntry } from "./page-entry.ts";

export type RenderBody = (entry: Entry) => Promise<Body>;

/** Everything but the entry that a page's data is built from. */
interface PageSource {
  readonly content: Content;
  /** The page of the entry's list, counted from 1. */
  readonly page: number;
  readonly renderBody: RenderBody;
}

/** Builds a page's data; `type` is the template that shows it. */
export function pageData(entry: PageEntry, source: PageSource) {
  switch (entry.type) {
    case "industries":
      return { ...sectionsPage(entry, entry.data, source), name: entry.data.name };
    case "blog":
      return articlePage(entry, source);
    case "legal":
      return legalPage(entry, source);
    case "auth-callback": {
      const { newLink, help, messages, unreachable } = source.content.one("auth-reset-password");
      return { ...entry.data, newLink, help, messages, unreachable, type: entry.type };
    }
    case "auth-reset-password":
      return { ...entry.data, type: entry.type };
    default:
      return sectionsPage(entry, entry.data, source);
  }
}

type WithOptionalBody<Data> = Data extends { body: Body } ? Omit<Data, "body"> & { body?: Body } : Data;

/**
 * A page's data, on the server and in the browser. The body is left out where the application hydrates a page that
 * contains it.
 */
export type PageData = WithOptionalBody<Awaited<ReturnType<typeof pageData>>>;

/** What a page of one template shows. */
export type PageDataOf<Type extends PageData["type"]> = Extract<PageData, { readonly type: Type }>;

interface SectionsData {
  readonly seo: { readonly title: string; readonly description: string };
  readonly sections: readonly Section[];
}

function sectionsPage({ address = "/" }: Entry, data: SectionsData, { content, page }: PageSource) {
  const list = pagedSection(data.sections);
  const pagination = list && paginationOf(address, page, listedEntries(content, list).length);
  const { seo, sections } = pagination && page > 1 ? furtherPage(content, data, page, pagination.pages.length) : data;
  const context = { content, address, sections, page };
  const hero = sections.find((section) => section.section === "hero");
  return {
    type: "page" as const,
    seo,
    title: hero?.title ?? seo.title,
    sections: sections.map((section) => showSection(section, context)),
    pagination,
  };
}

/** Sections that further pages of a list have too. */
const ON_EVERY_PAGE: readonly Section["section"][] = ["hero", "form", "call-to-action"];

/**
 * Further pages of a long list have only the heading and the list. Every page needs a unique title, so they add
 * their number to the first one's.
 */
function furtherPage(content: Content, { seo, sections }: SectionsData, page: number, count: number): SectionsData {
  const { page: word, of } = content.one("navigation").pagination;
  const name = `${word} ${page}`;
  const list = pagedSection(sections);
  return {
    seo: { title: `${seo.title}, ${name}`, description: `${seo.description} (${name} ${of} ${count})` },
    sections: sections
      .filter((section) => section === list || ON_EVERY_PAGE.includes(section.section))
      .map((section) =>
        section.section === "hero" ? { ...section, title: `${section.title}, ${name}`, below: [] } : section,
      ),
  };
}

async function articlePage(entry: Entry<ContentData["blog"]>, { content, renderBody }: PageSource) {
  const { labels, articleAction } = content.one("blog-words");
  // Some may name unpublished entries.
  const { related: _related, ...fields } = entry.data;
  // The page that has all of them, not one that shows a few.
  const team = addressOfSection(content, (section) => section.section === "team" && section.only === undefined);
  return {
    type: "article" as const,
    ...fields,
    name: entry.name,
    labels,
    articleAction,
    category: categoryLabel(content, fields),
    author: { ...authorOf(content, fields.author), href: `${team}#${fields.author}` },
    imageUrl: pictureOfArticle(content, fields),
    minutes: readingMinutes(entry.prose?.words ?? 0),
    words: entry.prose?.words ?? 0,
    headings: contentsOf(entry),
    relatedArticles: relatedArticles(content, entry),
    body: await renderBody(entry),
  };
}

async function legalPage(entry: Entry<ContentData["legal"]>, { renderBody }: PageSource) {
  return { type: "legal" as const, ...entry.data, headings: contentsOf(entry), body: await renderBody(entry) };
}

/** The entries of a table of contents: headings of the second level. */
function contentsOf({ prose }: Entry) {
  return (prose?.headings ?? []).flatMap(({ isPart, id, text }) => (isPart ? [{ id, text }] : []));
}
