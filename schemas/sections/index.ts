import { z } from "zod";
import { accordionSection } from "./accordion.ts";
import { articlesSection } from "./articles.ts";
import { assistantSection } from "./assistant.ts";
import { calculationSection } from "./calculation.ts";
import { calculatorSection } from "./calculator.ts";
import { callSection } from "./call.ts";
import { callToActionSection } from "./call-to-action.ts";
import { cardsSection } from "./cards.ts";
import { caseStudiesSection } from "./case-studies.ts";
import { contentsSection } from "./contents.ts";
import { conversationSection } from "./conversation.ts";
import { formSection } from "./form.ts";
import { heroSection } from "./hero.ts";
import { industriesSection } from "./industries.ts";
import { linksSection } from "./links.ts";
import { nextStepsSection } from "./next-steps.ts";
import { planComparisonSection } from "./plan-comparison.ts";
import { plansSection } from "./plans.ts";
import { platformComparisonSection } from "./platform-comparison.ts";
import { platformsSection } from "./platforms.ts";
import { pointsSection } from "./points.ts";
import { proofSection } from "./proof.ts";
import { quoteSection } from "./quote.ts";
import { rolePlaySection } from "./role-play.ts";
import { screenSection } from "./screen.ts";
import { solutionsSection } from "./solutions.ts";
import { stackedBarsSection } from "./stacked-bars.ts";
import { statisticsSection } from "./statistics.ts";
import { stepsSection } from "./steps.ts";
import { tableSection } from "./table.ts";
import { teamSection } from "./team.ts";
import { testimonialsSection } from "./testimonials.ts";
import { textSection } from "./text.ts";

/** The kinds of section. A new kind is a line here and one in src/sections/index.ts. */
const kinds = [
  heroSection,
  textSection,
  pointsSection,
  stepsSection,
  cardsSection,
  linksSection,
  accordionSection,
  statisticsSection,
  quoteSection,
  proofSection,
  conversationSection,
  rolePlaySection,
  screenSection,
  callSection,
  calculationSection,
  calculatorSection,
  stackedBarsSection,
  tableSection,
  solutionsSection,
  platformsSection,
  platformComparisonSection,
  plansSection,
  planComparisonSection,
  industriesSection,
  caseStudiesSection,
  articlesSection,
  teamSection,
  testimonialsSection,
  formSection,
  assistantSection,
  contentsSection,
  nextStepsSection,
  callToActionSection,
] as const;

export const sectionOfAnyKind = z
  .discriminatedUnion("section", kinds)
  .describe('A section of the page. Its field "section" says of which kind it is; the other fields follow from that.');

export type Section = z.infer<typeof sectionOfAnyKind>;

/** The name of a kind of section. */
export type SectionKind = Section["section"];

/** A section of one kind as checked: defaults are filled in, references are still names. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { readonly section: Kind }>;

/** The kinds of section with their schemas, in the order of the guides. */
export const sectionSchemas = kinds;
