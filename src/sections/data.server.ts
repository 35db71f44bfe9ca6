import type { Section, SectionKind } from "../../schemas/sections/index.ts";
import { accordionData } from "./accordion/data.server.ts";
import { articlesData } from "./articles/data.server.ts";
import { assistantData } from "./assistant/data.server.ts";
import { calculatorData } from "./calculator/data.server.ts";
import { callData } from "./call/data.server.ts";
import { callToActionData } from "./call-to-action/data.server.ts";
import { cardsData } from "./cards/data.server.ts";
import { caseStudiesData } from "./case-studies/data.server.ts";
import { contentsData } from "./contents/data.server.ts";
import { conversationData } from "./conversation/data.server.ts";
import { exampleWords } from "./example-words.server.ts";
import { formData } from "./form/data.server.ts";
import { heroData } from "./hero/data.server.ts";
import { industriesData } from "./industries/data.server.ts";
import { nextStepsData } from "./next-steps/data.server.ts";
import { planComparisonData } from "./plan-comparison/data.server.ts";
import { plansData } from "./plans/data.server.ts";
import { platformComparisonData } from "./platform-comparison/data.server.ts";
import { platformsData } from "./platforms/data.server.ts";
import { pointsData } from "./points/data.server.ts";
import { proofData } from "./proof/data.server.ts";
import { quoteData } from "./quote/data.server.ts";
import { rolePlayData } from "./role-play/data.server.ts";
import type { SectionContext } from "./section-context.ts";
import { solutionsData } from "./solutions/data.server.ts";
import { statisticsData } from "./statistics/data.server.ts";
import { teamData } from "./team/data.server.ts";
import { testimonialsData } from "./testimonials/data.server.ts";
import { textData } from "./text/data.server.ts";

/** Adds a kind's data from other content to a section. Kinds that aren't listed here need none. */
export function showSection(section: Section, context: SectionContext) {
  switch (section.section) {
    case "accordion":
      return { ...section, ...accordionData(context) };
    case "articles":
      return { ...section, ...articlesData(section, context) };
    case "assistant":
      return { ...section, ...assistantData(context) };
    case "calculator":
      return { ...section, ...calculatorData(context) };
    case "call":
      return { ...section, ...callData(section, context) };
    case "call-to-action":
      return { ...section, ...callToActionData(context) };
    case "cards":
      return { ...section, ...cardsData(section, context) };
    case "case-studies":
      return { ...section, ...caseStudiesData(section, context) };
    case "contents":
      return { ...section, ...contentsData(context) };
    case "conversation":
      return { ...section, ...conversationData(context) };
    case "form":
      return { ...section, ...formData(section, context) };
    case "hero":
      return { ...section, ...heroData(section, context) };
    case "industries":
      return { ...section, ...industriesData(section, context) };
    case "next-steps":
      return { ...section, ...nextStepsData(section, context) };
    case "plan-comparison":
      return { ...section, ...planComparisonData(context) };
    case "plans":
      return { ...section, ...plansData(section, context) };
    case "platform-comparison":
      return { ...section, ...platformComparisonData(section, context) };
    case "platforms":
      return { ...section, ...platformsData(section, context) };
    case "points":
      return { ...section, ...pointsData(context) };
    case "proof":
      return { ...section, ...proofData(section, context) };
    case "quote":
      return { ...section, ...quoteData(section, context) };
    case "role-play":
      return { ...section, ...rolePlayData(section, context) };
    case "screen":
      return { ...section, ...exampleWords(context) };
    case "solutions":
      return { ...section, ...solutionsData(section, context) };
    case "statistics":
      return { ...section, ...statisticsData(section, context) };
    case "team":
      return { ...section, ...teamData(section, context) };
    case "testimonials":
      return { ...section, ...testimonialsData(section, context) };
    case "text":
      return { ...section, ...textData(section, context) };
    default:
      return section;
  }
}

export type ShownSection = ReturnType<typeof showSection>;

export type SectionData<Kind extends SectionKind> = Extract<ShownSection, { readonly section: Kind }>;
