import type { Section, SectionOf } from "../../../schemas/sections/index.ts";
import { anchorId } from "../../addresses/anchor-id.ts";
import { assistantOfPage } from "../../assistant/demo-assistant.server.ts";
import { planChooser } from "../../content/facts/plan-chooser.ts";
import { listed } from "../../content/lists/listed.server.ts";
import { assistantOf, pageOfSection } from "../../content/lists/section-places.server.ts";
import { drawingOf } from "../scene.server.ts";
import type { SectionContext } from "../section-context.ts";

type Hero = SectionOf<"hero">;
type Aside = NonNullable<Hero["aside"]>;
type AsideOf<Kind extends Aside["kind"]> = Extract<Aside, { readonly kind: Kind }>;

/** Gets what is beside and below the words, and what is behind them if nothing is beside them. */
export function heroData({ aside, below, scene }: Hero, context: SectionContext) {
  return {
    aside: aside && asideData(aside, context),
    below: below.flatMap((each) => belowData(each, context) ?? []),
    scene: aside ? undefined : (scene ?? drawingOf(context) ?? "street"),
  };
}

function asideData(aside: Aside, { content, sections }: SectionContext) {
  const { examples } = content.one("words");
  switch (aside.kind) {
    case "conversation":
      return conversationAside(aside, examples);
    case "note":
      return { ...aside, label: examples.example };
    case "calculation":
      return { ...aside, ...calculationOf(sections), words: content.one("words").calculation };
    case "timeline":
      return { ...aside, titles: pointsOf(sections)?.items.map(({ title }) => title) ?? [] };
    case "guide-cover":
      return { ...aside, ...coverContents(sections) };
    case "solutions":
      return { ...aside, solutions: listed(content, "solutions").map(({ id, sign, name }) => ({ id, sign, name })) };
    case "plan-chooser":
      return { kind: aside.kind, ...planChooser(aside, content.one("pricing").labels, listed(content, "plans")) };
    case "assistant":
      return { ...aside, assistant: assistantOfPage(content) };
    default:
      return aside;
  }
}

function conversationAside(
  aside: AsideOf<"conversation">,
  { example, customer, assistant }: { readonly example: string; readonly customer: string; readonly assistant: string },
) {
  return { ...aside, label: example, names: aside.names ?? { customer, assistant } };
}

function pointsOf(sections: readonly Section[]): SectionOf<"points"> | undefined {
  return sections.find((section) => section.section === "points");
}

function coverContents(sections: readonly Section[]) {
  const points = pointsOf(sections);
  return { contents: points?.title ?? "", parts: points?.items.map(({ title }) => title) ?? [] };
}

/** What the page's calculation comes to, in short. */
function calculationOf(sections: readonly Section[]) {
  const calculation = sections.find((section) => section.section === "calculation");
  if (!calculation) throw new Error("The schema of pages lets a hero show a calculation only if there is one.");
  const { title, business, rows, total } = calculation;
  return { business, total, href: `#${anchorId(title)}`, rows: rows.map(({ item, amount }) => ({ item, amount })) };
}

function belowData(below: Hero["below"][number], { content }: SectionContext) {
  switch (below.kind) {
    case "sample-questions":
      return { ...below, questions: firstQuestions(content) };
    case "contact-details":
      return { ...below, words: content.one("words").contact };
    case "platform-links":
      return below;
  }
}

/** How many of the assistant's questions are where visitors begin. */
const FIRST_QUESTIONS = 3;

/** @returns what visitors may ask the assistant at once, and where they are answered. */
function firstQuestions(content: SectionContext["content"]) {
  const page = pageOfSection(content, (section) => assistantOf(section) !== undefined);
  const questions = page?.data.sections.flatMap((section) => assistantOf(section)?.questions ?? []) ?? [];
  return questions
    .slice(0, FIRST_QUESTIONS)
    .map((question) => ({ question, href: `${page?.address}#${anchorId(question)}` }));
}
