import type { SectionOf } from "../../../schemas/sections/index.ts";
import { anchorId } from "../../addresses/anchor-id.ts";
import { GUIDE_COVER, guidePageAddress } from "../../addresses/generated-addresses.ts";
import { assistantOf, pageOfSection } from "../../content/lists/section-pages.server.ts";
import type { SectionContext } from "../section-context.ts";

/** How many sample questions are shown. */
const FIRST_QUESTIONS = 3;

/** The guide's cover, and sample questions with the address that answers them. */
export function nextStepsData({ guide }: SectionOf<"next-steps">, { content }: SectionContext) {
  const page = pageOfSection(content, (section) => assistantOf(section) !== undefined);
  const questions = page?.data.sections.flatMap((section) => assistantOf(section)?.questions ?? []) ?? [];
  return {
    cover: guidePageAddress(guide.guide, GUIDE_COVER),
    questions: questions
      .slice(0, FIRST_QUESTIONS)
      .map((question) => ({ question, href: `${page?.address}#${anchorId(question)}` })),
  };
}
