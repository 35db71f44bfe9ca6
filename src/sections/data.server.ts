import type { Section, SectionKind, SectionOf } from "../../schemas/sections/index.ts";
import { assistantOfPage } from "../assistant/demo-assistant.server.ts";
import type { Content } from "../content/entries/content.server.ts";
import { worksheetIn } from "../content/facts/worksheet.ts";
import { figuresNamed } from "../content/lists/figures.server.ts";
import { form } from "../content/lists/form.server.ts";
import { industryTiles } from "../content/lists/industry-tiles.server.ts";
import { listed } from "../content/lists/listed.server.ts";
import { articlesData } from "./articles/data.server.ts";
import { caseStudiesData } from "./case-studies/data.server.ts";
import { heroData } from "./hero/data.server.ts";
import type { SectionContext } from "./section-context.ts";
import { solutionsData } from "./solutions/data.server.ts";

/**
 * Puts together what a section shows: what is in it, and what its kind gets from other content. A kind that isn't named
 * here shows only what is in it; one that gets more than a few lines can say has a file for that in its folder.
 */
export function showSection(section: Section, context: SectionContext) {
  const { content } = context;
  const words = content.one("words");
  const { labels, footnote, comparison } = content.one("pricing");
  switch (section.section) {
    case "accordion":
      return { ...section, words: words.accordion };
    case "articles":
      return { ...section, ...articlesData(section, context) };
    case "assistant":
      return { ...section, assistant: assistantOfPage(content) };
    case "calculation":
      return { ...section, words: words.calculation };
    case "calculator":
      return { ...section, lines: worksheetIn(content.find("guide", section.guide)?.prose?.tables ?? []) };
    case "case-studies":
      return { ...section, ...caseStudiesData(section, context) };
    case "contents":
      return { ...section, parts: context.sections.flatMap((each) => partOf(each) ?? []) };
    case "conversation":
      return { ...section, words: words.examples };
    case "form":
      return { ...section, form: form(content, section.form) };
    case "hero":
      return { ...section, ...heroData(section, context) };
    case "industries":
      return { ...section, ...industriesOf(content, section.layout), costLabel: words.calculation.today };
    case "plan-comparison":
      return { ...section, plans: listed(content, "plans"), labels, rows: comparison };
    case "plans":
      return { ...section, plans: listed(content, "plans", section.only), labels, footnote };
    case "platform-comparison":
      return { ...section, rows: section.rows.map((row) => ({ ...row, platform: platformOf(content, row.platform) })) };
    case "platforms": {
      const platforms = listed(content, "platforms", section.only);
      return { ...section, platforms, words: { ...words.platforms, ...words.examples } };
    }
    case "points":
      return { ...section, channels: words.channels };
    case "quote":
      return { ...section, testimonial: content.find("testimonials", section.testimonial)?.data };
    case "solutions":
      return { ...section, ...solutionsData(section, context) };
    case "statistics":
      return { ...section, figures: figuresNamed(content, section.figures) };
    case "team":
      return { ...section, members: listed(content, "team", section.only) };
    case "testimonials":
      return { ...section, testimonials: listed(content, "testimonials", section.only) };
    default:
      return section;
  }
}

/** A section that the page's table of contents names. */
function partOf(section: Section) {
  const heading = "title" in section ? section.title : undefined;
  return section.contentsLabel !== undefined && heading !== undefined
    ? { label: section.contentsLabel, heading }
    : undefined;
}

/** The industries: those with a page, and the cards of the others. */
function industriesOf(content: Content, layout: SectionOf<"industries">["layout"]) {
  const { own, others } = industryTiles(content);
  return { own: layout === "others" ? [] : own, others: layout === "costs" ? [] : others };
}

function platformOf(content: Content, name: string) {
  const platform = content.find("platforms", name)?.data;
  return platform && { name: platform.name, status: platform.status };
}

/** A section of any kind with all that it shows. */
export type ShownSection = ReturnType<typeof showSection>;

/** A section of one kind with all that it shows. */
export type SectionData<Kind extends SectionKind> = Extract<ShownSection, { readonly section: Kind }>;
