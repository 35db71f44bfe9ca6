import type { ComponentType } from "react";
import type { SectionKind } from "../../schemas/sections/index.ts";
import { AccordionSection } from "./accordion/section.tsx";
import { ArticlesSection } from "./articles/section.tsx";
import { AssistantSection } from "./assistant/section.tsx";
import { CalculationSection } from "./calculation/section.tsx";
import { CalculatorSection } from "./calculator/section.tsx";
import { CallToActionSection } from "./call-to-action/section.tsx";
import { CardsSection } from "./cards/section.tsx";
import { CaseStudiesSection } from "./case-studies/section.tsx";
import { ContentsSection } from "./contents/section.tsx";
import { ConversationSection } from "./conversation/section.tsx";
import { FilmSection } from "./film/section.tsx";
import { FormSection } from "./form/section.tsx";
import { HeroSection } from "./hero/section.tsx";
import { IndustriesSection } from "./industries/section.tsx";
import { LinksSection } from "./links/section.tsx";
import { PlanComparisonSection } from "./plan-comparison/section.tsx";
import { PlansSection } from "./plans/section.tsx";
import { PlatformComparisonSection } from "./platform-comparison/section.tsx";
import { PlatformsSection } from "./platforms/section.tsx";
import { PointsSection } from "./points/section.tsx";
import { QuoteSection } from "./quote/section.tsx";
import type { SectionProps } from "./section-props.ts";
import { SolutionsSection } from "./solutions/section.tsx";
import { StatisticsSection } from "./statistics/section.tsx";
import { StepsSection } from "./steps/section.tsx";
import { TableSection } from "./table/section.tsx";
import { TeamSection } from "./team/section.tsx";
import { TestimonialsSection } from "./testimonials/section.tsx";
import { TextSection } from "./text/section.tsx";

/** The component of each kind of section. */
export const sectionComponents: { readonly [Kind in SectionKind]: ComponentType<SectionProps<Kind>> } = {
  accordion: AccordionSection,
  articles: ArticlesSection,
  assistant: AssistantSection,
  calculation: CalculationSection,
  calculator: CalculatorSection,
  "call-to-action": CallToActionSection,
  cards: CardsSection,
  "case-studies": CaseStudiesSection,
  contents: ContentsSection,
  conversation: ConversationSection,
  film: FilmSection,
  form: FormSection,
  hero: HeroSection,
  industries: IndustriesSection,
  links: LinksSection,
  "plan-comparison": PlanComparisonSection,
  plans: PlansSection,
  "platform-comparison": PlatformComparisonSection,
  platforms: PlatformsSection,
  points: PointsSection,
  quote: QuoteSection,
  solutions: SolutionsSection,
  statistics: StatisticsSection,
  steps: StepsSection,
  table: TableSection,
  team: TeamSection,
  testimonials: TestimonialsSection,
  text: TextSection,
};
