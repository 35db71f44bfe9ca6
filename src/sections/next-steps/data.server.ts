import { anchorId } from "../../addresses/anchor-id.ts";
import { assistantOf, pageOfSection } from "../../content/lists/section-pages.server.ts";
import type { SectionContext } from "../section-context.ts";

/** How many of the assistant's questions are where visitors begin. */
const FIRST_QUESTIONS = 3;

/** What visitors may ask the assistant at once, and where they are answered. */
export function nextStepsData({ content }: SectionContext) {
  const page = pageOfSection(content, (section) => assistantOf(section) !== undefined);
  const questions = page?.data.sections.flatMap((section) => assistantOf(section)?.questions ?? []) ?? [];
  return {
    questions: questions
      .slice(0, FIRST_QUESTIONS)
      .map((question) => ({ question, href: `${page?.address}#${anchorId(question)}` })),
  };
}
