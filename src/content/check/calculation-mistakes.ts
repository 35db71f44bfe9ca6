import type { Plan } from "../../../schemas/plan.ts";
import type { SectionOf } from "../../../schemas/sections/index.ts";
import { formatAdelaideTime } from "../../format/adelaide-time.ts";
import type { Content } from "../entries/content.server.ts";
import { publicationOf, publishedEntries } from "../entries/publication.ts";
import { planFor } from "../facts/plan-chooser.ts";
import { pagesOfSections, type SectionsEntry } from "../lists/section-pages.server.ts";
import type { Path, Problem } from "../problems/problem.ts";
import { problemAt, type Relations } from "./related-files.ts";

/** Checks what is computed from other content: the worksheet's plans, and the plan that covers a number. */
export function checkCalculations(relations: Relations): Problem[] {
  const choosers = pagesOfSections(relations.content).flatMap((page) =>
    page.data.sections.flatMap((section, at) =>
      section.section === "hero" ? checkPlanChooser(relations, page, section, ["sections", at]) : [],
    ),
  );
  return [...checkWorksheet(relations), ...choosers];
}

/** The worksheet needs monthly prices. */
function checkWorksheet({ content }: Relations): Problem[] {
  return content.all("worksheet").flatMap((entry) =>
    entry.data.plans.flatMap((id, at) => {
      const plan = content.find("plans", id);
      if (!plan || plan.data.price.kind === "monthly") return [];
      const message = `${plan.source.file} has no price a month, which the worksheet counts with`;
      const hint = "Take the plan out here, or give it a price a month.";
      return [problemAt(entry, ["plans", at], { message, hint })];
    }),
  );
}

interface Offer {
  readonly from: number;
  readonly plans: readonly Plan[];
}

/** @returns the plans that visitors see now, and after each expiry of one of them */
function offersFrom(content: Content, moment: number): Offer[] {
  const all = content.all("plans");
  const ends = all.map(({ data }) => publicationOf(data).until).filter((until) => until > moment && until < Infinity);
  return [moment, ...ends.sort((one, other) => one - other)].map((from) => ({
    from,
    plans: publishedEntries(all, from).map(({ data }) => data),
  }));
}

/** Only published plans count. */
function checkPlanChooser(
  { content, files, moment }: Relations,
  page: SectionsEntry,
  { aside }: SectionOf<"hero">,
  path: Path,
): Problem[] {
  if (aside?.kind !== "plan-chooser" || files.some(({ type, isBroken }) => type === "plans" && isBroken)) return [];
  const offers = offersFrom(content, moment);
  return aside.perDay.flatMap((number, at) => {
    const sum = number * aside.workingDays;
    const gap = offers.find(({ plans }) => !planFor(sum, plans));
    if (!gap) return [];
    const when = gap.from > moment ? `from ${formatAdelaideTime(gap.from)} on, ` : "";
    const message = `${when}no published plan in content/plans/ covers ${sum} interactions a month`;
    const hint = "Take the number out, or publish a plan with more interactions or without a limit.";
    return [problemAt(page, [...path, "aside", "perDay", at], { message, hint })];
  });
}
