import type { SectionOf } from "../../../schemas/sections/index.ts";
import { anchorId } from "../../addresses/anchor-id.ts";
import { guidePageAddress } from "../../addresses/generated-addresses.ts";
import { assistantOfPage } from "../../assistant/demo-assistant.server.ts";
import { planChooser } from "../../content/facts/plan-chooser.ts";
import { firstMonth, overYear, priceOver } from "../../content/facts/price.ts";
import { listed } from "../../content/lists/listed.server.ts";
import { shownPicture } from "../../content/lists/shown-picture.server.ts";
import { formatDollars } from "../../format/format.ts";
import { drawingOf } from "../scene.server.ts";
import type { SectionContext } from "../section-context.ts";
import { isStrip } from "./strip.ts";

type Hero = SectionOf<"hero">;
type Aside = NonNullable<Hero["aside"]>;

/** Gets the aside, the part below, and the scene if nothing but the chatbot is beside the words; where a form is, its tile. */
export function heroData({ aside, below, scene }: Hero, context: SectionContext) {
  return {
    aside: aside && asideData(aside, context),
    below: below.flatMap((each) => belowData(each, context) ?? []),
    scene:
      aside && !isStrip(aside) && aside.kind !== "assistant" ? undefined : (scene ?? drawingOf(context) ?? "street"),
    tile: scene,
  };
}

function asideData(aside: Aside, { content }: SectionContext) {
  switch (aside.kind) {
    case "solutions":
      return { ...aside, solutions: listed(content, "solutions").map(({ id, sign, name }) => ({ id, sign, name })) };
    case "plan-chooser":
      return { kind: aside.kind, ...planChooser(aside, content.one("pricing").labels, listed(content, "plans")) };
    case "picture":
      return { kind: aside.kind, picture: shownPicture(content, aside) };
    case "assistant":
      return { ...aside, assistant: assistantOfPage(content) };
    default:
      return aside;
  }
}

/** A year's cost of the page's problems, what of it is won back, and a plan's price, which is paid all year. */
function costAndPrice(name: string, { content, sections }: SectionContext) {
  const calculation = sections.find((section) => section.section === "calculation");
  const plan = content.find("plans", name)?.data;
  if (!calculation || plan?.price.kind !== "monthly") return undefined;
  const { business, title, total } = calculation;
  const cost = overYear(total.amount, total.weeks);
  return {
    kind: "cost-and-price" as const,
    cost,
    wonBack: Math.round((cost * total.wonBack) / 100),
    price: priceOver("year", plan.price.amount),
    business,
    href: `#${anchorId(title)}`,
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
    case "guide-pages":
      return { kind: below.kind, pages: below.pages.map((page) => guidePageAddress(below.guide, page)) };
    case "contact-details":
      return { ...below, words: content.one("words").contact };
    case "platform-links":
      return below;
  }
}
