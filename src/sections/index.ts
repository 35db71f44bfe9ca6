import type { ComponentType } from "react";
import type { SectionKind } from "../../schemas/sections/index.ts";
import { AccordionSection } from "./accordion/accordion.tsx";
import { ArticlesSection } from "./articles/articles.tsx";
import { AssistantSection } from "./assistant/assistant.tsx";
import { CalculationSection } from "./calculation/calculation.tsx";
import { CalculatorSection } from "./calculator/calculator.tsx";
import { CallSection } from "./call/call.tsx";
import { CallToActionSection } from "./call-to-action/call-to-action.tsx";
import { CardsSection } from "./cards/cards.tsx";
import { CaseStudiesSection } from "./case-studies/case-studies.tsx";
import { ContentsSection } from "./contents/contents.tsx";
import { ConversationSection } from "./conversation/conversation.tsx";
import type { SectionData } from "./data.server.ts";
import { FormSection } from "./form/form.tsx";
import { HeroSection } from "./hero/hero.tsx";
import { IndustriesSection } from "./industries/industries.tsx";
import { LinksSection } from "./links/links.tsx";
import { NextStepsSection } from "./next-steps/next-steps.tsx";
import type { Placement } from "./placement.ts";
import { PlanComparisonSection } from "./plan-comparison/plan-comparison.tsx";
import { PlansSection } from "./plans/plans.tsx";
import { PlatformComparisonSection } from "./platform-comparison/platform-comparison.tsx";
import { PlatformsSection } from "./platforms/platforms.tsx";
import { PointsSection } from "./points/points.tsx";
import { ProofSection } from "./proof/proof.tsx";
import { QuoteSection } from "./quote/quote.tsx";
import { RolePlaySection } from "./role-play/role-play.tsx";
import { ScreenSection } from "./screen/screen.tsx";
import { SolutionsSection } from "./solutions/solutions.tsx";
import { StackedBarsSection } from "./stacked-bars/stacked-bars.tsx";
import { StatisticsSection } from "./statistics/statistics.tsx";
import { StepsSection } from "./steps/steps.tsx";
import { TableSection } from "./table/table.tsx";
import { TeamSection } from "./team/team.tsx";
import { TestimonialsSection } from "./testimonials/testimonials.tsx";
import { TextSection } from "./text/text.tsx";

export interface ShownSectionProps<Kind extends SectionKind> {
  readonly section: SectionData<Kind>;
  readonly placement: Placement;
}

export const sectionComponents: { readonly [Kind in SectionKind]: ComponentType<ShownSectionProps<Kind>> } = {
  accordion: AccordionSection,
  articles: ArticlesSection,
  assistant: AssistantSection,
  calculation: CalculationSection,
  calculator: CalculatorSection,
  call: CallSection,
  "call-to-action": CallToActionSection,
  cards: CardsSection,
  "case-studies": CaseStudiesSection,
  contents: ContentsSection,
  conversation: ConversationSection,
  form: FormSection,
  hero: HeroSection,
  industries: IndustriesSection,
  links: LinksSection,
  "next-steps": NextStepsSection,
  "plan-comparison": PlanComparisonSection,
  plans: PlansSection,
  "platform-comparison": PlatformComparisonSection,
  platforms: PlatformsSection,
  points: PointsSection,
  proof: ProofSection,
  quote: QuoteSection,
  "role-play": RolePlaySection,
  screen: ScreenSection,
  solutions: SolutionsSection,
  "stacked-bars": StackedBarsSection,
  statistics: StatisticsSection,
  steps: StepsSection,
  table: TableSection,
  team: TeamSection,
  testimonials: TestimonialsSection,
  text: TextSection,
};
