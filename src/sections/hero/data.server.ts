import type { SectionOf } from "../../../schemas/sections/index.ts";
import { anchorId } from "../../addresses/anchor-id.ts";
import { guidePageAddress } from "../../addresses/generated-addresses.ts";
import { assistantOfPage } from "../../assistant/demo-assistant.server.ts";
import { planChooser } from "../../content/facts/plan-chooser.ts";
import { firstMonth, periodOf, priceOver } from "../../content/facts/price.ts";
import { listed } from "../../content/lists/listed.server.ts";
import { assistantOf, pageOfSection } from "../../content/lists/section-pages.server.ts";
import { formatDollars } from "../../format/format.ts";
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

function asideData(aside: Aside, { content }: SectionContext) {
  const { examples } = content.one("words");
  switch (aside.kind) {
    case "conversation":
      return conversationAside(aside, examples);
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

/** What the page's calculation comes to, and what a plan costs over the same time. */
function costAndPrice(name: string, { content, sections }: SectionContext) {
  const calculation = sections.find((section) => section.section === "calculation");
  const plan = content.find("plans", name)?.data;
  const period = periodOf(calculation?.total.amount ?? "");
  if (!calculation || !period || plan?.price.kind !== "monthly") return undefined;
  const { business, title, total } = calculation;
  return {
    kind: "cost-and-price" as const,
    cost: total.amount,
    business,
    href: `#${anchorId(title)}`,
    price: `${formatDollars(priceOver(period, plan.price.amount))} a ${period}`,
    plan: plan.name,
    firstMonth: formatDollars(firstMonth(plan.price.amount, plan.setupFee)),
    words: content.one("words").calculation,
  };
}

function belowData(below: Hero["below"][number], context: SectionContext) {
  const { content } = context;
  switch (below.kind) {
    case "cost-and-price":
      return costAndPrice(below.plan, context);
    case "sample-questions":
      return { ...below, questions: firstQuestions(content) };
    case "guide-pages":
      return { kind: below.kind, pages: below.pages.map((page) => guidePageAddress(below.guide, page)) };
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
