import type { Plan } from "../../../schemas/plan.ts";
import type { SectionOf } from "../../../schemas/sections/index.ts";
import { formatAdelaideTime } from "../../format/adelaide-time.ts";
import { formatDollars } from "../../format/format.ts";
import type { Content } from "../entries/content.server.ts";
import { publicationOf, publishedEntries } from "../entries/publication.ts";
import { planFor } from "../facts/plan-chooser.ts";
import { pagesOfSections, type SectionsEntry } from "../lists/section-places.server.ts";
import type { Path, Problem } from "../problems/problem.ts";
import { problemAt, type Relations } from "./related-files.ts";

/** Checks what is worked out from other content: the worksheet's plans, and the plan that covers a number. */
export function checkCalculations(relations: Relations): Problem[] {
  const choosers = pagesOfSections(relations.content).flatMap((page) =>
    page.data.sections.flatMap((section, at) =>
      section.section === "hero" ? checkPlanChooser(relations, page, section, ["sections", at]) : [],
    ),
  );
  return [...checkWorksheet(relations), ...choosers];
}

/** The worksheet counts with numbers, and says what they are in the plans' own files. */
function checkWorksheet({ content }: Relations): Problem[] {
  return content.all("worksheet").flatMap((entry) =>
    entry.data.plans.flatMap(({ plan: name, monthly, setup }, at) => {
      const plan = content.find("plans", name);
      if (!plan) return [];
      const { price, setupFee = "" } = plan.data;
      const wrong = (field: string, value: number, says: string) => {
        const message = `${formatDollars(value)} isn't what ${plan.source.file} says: ${says}`;
        return problemAt(entry, ["plans", at, field], { message, hint: "Write the same number in both files." });
      };
      const isPriced = price.kind === "monthly" && price.amount === monthly;
      const says = price.kind === "monthly" ? formatDollars(price.amount) : price.label;
      return [
        ...(isPriced ? [] : [wrong("monthly", monthly, says)]),
        ...(setupFee.includes(formatDollars(setup)) ? [] : [wrong("setup", setup, setupFee || "no setup fee")]),
      ];
    }),
  );
}

interface Offer {
  readonly from: number;
  readonly plans: readonly Plan[];
}

/** @returns the plans that visitors see now, and at each later moment at which one of them expires */
function offersFrom(content: Content, moment: number): Offer[] {
  const all = content.all("plans");
  const ends = all.map(({ data }) => publicationOf(data).until).filter((until) => until > moment && until < Infinity);
  return [moment, ...ends.sort((one, other) => one - other)].map((from) => ({
    from,
    plans: publishedEntries(all, from).map(({ data }) => data),
  }));
}

/** What only a draft covers is covered by nothing that visitors see. */
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
