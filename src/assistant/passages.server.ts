import { slug } from "github-slugger";
import type { ContentData } from "../../schemas/content-types.ts";
import type { Section, SectionKind } from "../../schemas/sections/index.ts";
import { anchorId } from "../addresses/anchor-id.ts";
import type { Content, Entry } from "../content/entries/content.server.ts";
import { anchorsOf } from "../content/lists/anchors.server.ts";
import { addressOfForm } from "../content/lists/form.server.ts";
import { industryTiles } from "../content/lists/industry-tiles.server.ts";
import {
  addressOfSection,
  pageOfSection,
  pagesOfSections,
  type SectionsEntry,
} from "../content/lists/section-places.server.ts";
import type { NamedPassage as Passage } from "./knowledge.ts";
import { shorten } from "./shorten.ts";

/** The fields that can head a passage, and those that say something, in the order in which they are read. */
const HEADINGS = ["title", "name"] as const;
const TEXTS = [
  "lead",
  "role",
  "summary",
  "text",
  "description",
  "paragraphs",
  "note",
  "results",
  "lesson",
  "bestFor",
] as const;

/** Lists that belong to what is beside them. */
const LISTS = ["capabilities", "features"] as const;

/** What is no passage: words of buttons and forms, examples, what other pages say better. */
const SKIPPED = new Set(["seo", "actions", "action", "aside", "below", "facts", "screen"]);

/** Sections that announce or repeat what others say, or show examples. */
const UNTOLD: readonly SectionKind[] = [
  "articles",
  "assistant",
  "calculation",
  "calculator",
  "call",
  "call-to-action",
  "cards",
  "contents",
  "conversation",
  "film",
  "links",
  "quote",
  "screen",
  "statistics",
  "testimonials",
];

/** Where a passage is. */
interface Place {
  readonly page: string;
  readonly address: string;
  /** The anchor of the part of the page. */
  readonly anchor?: string | undefined;
}

/**
 * The most characters that are kept of a passage: all passages together have to be fetched before the first answer. A
 * guide is handed out by a form, so an answer gives only its beginning away.
 */
const LONGEST = { part: 360, article: 260, terms: 1200, policy: 320, guide: 120 } as const;

type Article = Entry<ContentData["blog"]>;

/**
 * @param articles those whose passages are wanted
 * @returns every passage of the site's pages, legal pages and guides, and of the articles
 */
export function passagesOf(content: Content, articles: readonly Article[]): Passage[] {
  const passages = [
    ...pagesOfSections(content).flatMap((entry) => ofPage(entry)),
    ...otherIndustries(content),
    ...(["team", "solutions", "case-studies"] as const).flatMap((type) =>
      ofEntries(
        content.all(type),
        addressOfSection(content, (section) => anchorsOf(section).entries === type),
      ),
    ),
    ...articles.flatMap((entry) => ofProse(entry, entry.address, LONGEST.article)),
    ...content.all("legal").flatMap((entry) => ofProse(entry, entry.address, longestLegal(entry))),
    ...content.all("guide").flatMap((entry) => ofGuide(content, entry)),
  ];
  return withoutDoubles(passages);
}

/** @returns every passage of an article. */
export function passagesOfArticle(entry: Article): Passage[] {
  return withoutDoubles(ofProse(entry, entry.address, LONGEST.article));
}

/** More is quoted of what is agreed on than of what else the law requires. */
function longestLegal({ name }: Entry): number {
  return name === "terms-of-service" ? LONGEST.terms : LONGEST.policy;
}

type Named = Readonly<Record<string, unknown>>;

/** The home page is left out: it announces what others say. */
function ofPage({ data, address = "/" }: SectionsEntry): Passage[] {
  if (address === "/") return [];
  const hero = data.sections.find((section) => section.section === "hero");
  const page = ("name" in data && textOf(data.name)) || (hero?.eyebrow ?? hero?.title ?? "");
  const opening = data.sections.flatMap((section) =>
    section.section === "text" && section.title === undefined ? section.paragraphs : [],
  );
  return data.sections.flatMap((section): Passage[] => {
    if (section.section === "hero")
      return walk({ title: section.title, lead: section.lead, paragraphs: opening }, { page, address });
    if (section.inAssistant === false || UNTOLD.includes(section.section)) return [];
    return walkChild(section, { page, address });
  });
}

/** Those that have no page are in the list of industries. */
function otherIndustries(content: Content): Passage[] {
  const isList = (section: Section) => section.section === "industries" && section.layout === "others";
  const entry = pageOfSection(content, isList);
  const hero = entry?.data.sections.find((section) => section.section === "hero");
  const page = hero?.eyebrow ?? hero?.title ?? "";
  return industryTiles(content).others.flatMap(({ title, text }) =>
    walk({ title, text }, { page, address: entry?.address ?? "/" }),
  );
}

/** Entries that share a page, each with its name as anchor. */
function ofEntries(entries: readonly Entry<Named>[], address: string): Passage[] {
  return entries.flatMap(({ name, data }) =>
    walk(
      { ...data, facts: undefined },
      { page: textOf(data["name"]) || textOf(data["industry"]), address, anchor: name },
    ),
  );
}

function walk(value: Named, place: Place): Passage[] {
  const heading = textOf(HEADINGS.map((field) => value[field]).find(Boolean));
  const texts = TEXTS.flatMap((field) => textOf(value[field]).split("\n")).filter(Boolean);
  const text = shorten(texts, LONGEST.part).join("\n");
  const items = LISTS.flatMap((field) => value[field] ?? []).filter((item) => typeof item === "string");
  const own = heading && (text || items.length > 0) ? [passage(heading, text, items, place)] : [];
  const children = Object.entries(value).filter(([field]) => !SKIPPED.has(field));
  return [...own, ...children.flatMap(([, child]) => walkChild(child, place))];
}

function walkChild(child: unknown, place: Place): Passage[] {
  if (Array.isArray(child)) return child.filter(isRecord).flatMap((item) => walk(item, within(place, item["title"])));
  return isRecord(child) ? walk(child, within(place, child["title"])) : [];
}

/** Sections of a page, and questions, have an anchor made from their words; what is in them shares it. */
function within(place: Place, title: unknown): Place {
  const isQuestion = typeof title === "string" && title.endsWith("?");
  return textOf(title) && (isQuestion || !place.anchor) ? { ...place, anchor: anchorId(textOf(title)) } : place;
}

interface Titled {
  readonly title: string;
}

/** A guide is handed out by a form, so that is where its passages lead. */
function ofGuide(content: Content, entry: Entry<Titled>): Passage[] {
  const form = content.all("forms").find(({ data }) => data.success.download?.guide === entry.name);
  const address = form && addressOfForm(content, form.name);
  return ofProse(entry, address, LONGEST.guide, `/guide/${entry.name}`);
}

/** @param scope names the passages of a text that has no page of its own, so that none of them has an anchor */
function ofProse(
  { data, prose }: Entry<Titled>,
  address: string | undefined,
  longest: number,
  scope?: string,
): Passage[] {
  const { title } = data;
  return (prose?.sections ?? []).flatMap(({ id, blocks }) => {
    const heading = prose?.headings.find((each) => each.id === id)?.text ?? title;
    if (blocks.length === 0 || heading === "Sources") return [];
    const place = { page: title, address: address ?? "/", anchor: scope ? undefined : id };
    return [passage(heading, shorten(blocks, longest).join("\n"), [], place, scope)];
  });
}

function passage(
  heading: string,
  text: string,
  items: readonly string[],
  place: Place,
  scope = place.address,
): Passage {
  return {
    id: `${scope}#${slug(heading)}`,
    page: place.page,
    href: place.anchor ? `${place.address}#${place.anchor}` : place.address,
    heading: heading.replace(/^\d+\. /, ""),
    text,
    ...(items.length > 0 ? { items } : {}),
  };
}

/** Two passages of a page may have the same heading: the second one is numbered. */
function withoutDoubles(passages: readonly Passage[]): Passage[] {
  const seen = new Map<string, number>();
  return passages.map((each) => {
    const count = (seen.get(each.id) ?? 0) + 1;
    seen.set(each.id, count);
    return count === 1 ? each : { ...each, id: `${each.id}-${count}` };
  });
}

function isRecord(value: unknown): value is Named {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string").join("\n");
  return typeof value === "string" ? value : "";
}
