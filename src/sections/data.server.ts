import type { Section, SectionKind } from "../../schemas/sections/index.ts";
import { worksheetIn } from "../content/facts/worksheet.ts";
import { figuresNamed } from "../content/lists/figures.server.ts";
import { form } from "../content/lists/form.server.ts";
import { listed } from "../content/lists/listed.server.ts";
import { articlesData } from "./articles/data.server.ts";
import { assistantOfPage } from "./assistant/data.server.ts";
import { caseStudiesData } from "./case-studies/data.server.ts";
import { contentsData } from "./contents/data.server.ts";
import { heroData } from "./hero/data.server.ts";
import { industriesData } from "./industries/data.server.ts";
import { planComparisonData } from "./plan-comparison/data.server.ts";
import { plansData } from "./plans/data.server.ts";
import { platformComparisonData } from "./platform-comparison/data.server.ts";
import { platformsData } from "./platforms/data.server.ts";
import type { SectionContext } from "./section-context.ts";
import { solutionsData } from "./solutions/data.server.ts";

/**
 * Puts together what a section shows: what is in it, and what its kind gets from other content. A kind that isn't named
 * here shows only what is in it; one that gets more than an expression can say has a file for that in its folder.
 */
export function showSection(section: Section, context: SectionContext) {
  const { content } = context;
  switch (section.section) {
    case "accordion":
      return { ...section, words: content.one("words").accordion };
    case "articles":
      return { ...section, ...articlesData(section, context) };
    case "assistant":
      return { ...section, assistant: assistantOfPage(content) };
    case "calculation":
      return { ...section, words: content.one("words").calculation };
    case "calculator":
      return { ...section, lines: worksheetIn(content.find("guide", section.guide)?.prose?.tables ?? []) };
    case "case-studies":
      return { ...section, ...caseStudiesData(section, context) };
    case "contents":
      return { ...section, ...contentsData(context) };
    case "conversation":
      return { ...section, words: content.one("words").examples };
    case "form":
      return { ...section, form: form(content, section.form) };
    case "hero":
      return { ...section, ...heroData(section, context) };
    case "industries":
      return { ...section, ...industriesData(section, context) };
    case "plan-comparison":
      return { ...section, ...planComparisonData(context) };
    case "plans":
      return { ...section, ...plansData(section, context) };
    case "platform-comparison":
      return { ...section, ...platformComparisonData(section, context) };
    case "platforms":
      return { ...section, ...platformsData(section, context) };
    case "points":
      return { ...section, channels: content.one("words").channels };
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

/** A section of any kind with all that it shows. */
export type ShownSection = ReturnType<typeof showSection>;

/** A section of one kind with all that it shows. */
export type SectionData<Kind extends SectionKind> = Extract<ShownSection, { readonly section: Kind }>;
