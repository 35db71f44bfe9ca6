import type { Plan } from "../../../schemas/plan.ts";
import type { SectionOf } from "../../../schemas/sections/index.ts";
import { formatAdelaideTime } from "../../format/adelaide-time.ts";
import type { Content, Entry } from "../entries/content.server.ts";
import { publicationOf, publishedEntries } from "../entries/publication.ts";
import { planFor } from "../facts/plan-chooser.ts";
import { type WorksheetLine, worksheetIn, wrongLines } from "../facts/worksheet.ts";
import { pagesOfSections, type SectionsEntry } from "../lists/section-places.server.ts";
import type { Path, Problem } from "../problems/problem.ts";
import { problemAt, type Relations } from "./related-files.ts";

/** Checks the sums that pages work out from other content: a guide's worksheet, and the plan that covers a number. */
export function checkCalculations(relations: Relations): Problem[] {
  return pagesOfSections(relations.content).flatMap((page) =>
    page.data.sections.flatMap((section, at) => {
      if (section.section === "calculator") return checkCalculator(relations, page, section, ["sections", at]);
      return section.section === "hero" ? checkPlanChooser(relations, page, section, ["sections", at]) : [];
    }),
  );
}

function checkCalculator(
  { content, named }: Relations,
  page: SectionsEntry,
  { guide: name, results }: SectionOf<"calculator">,
  path: Path,
): Problem[] {
  const guide = content.find("guide", name);
  if (!guide || named.get("guide")?.get(name)?.isBroken) return [];
  const lines = worksheetIn(guide.prose?.tables ?? []);
  if (lines.length === 0) {
    const message = `${guide.source.file} has no worksheet: a table whose rows begin with A, B, C and so on`;
    return [problemAt(page, [...path, "guide"], { message })];
  }
  return [
    ...results.flatMap((letter, at) => {
      if (lines.some((line) => line.letter === letter)) return [];
      const message = `the worksheet in ${guide.source.file} has no line "${letter}"; it ends with ${lines.at(-1)?.letter}`;
      return [problemAt(page, [...path, "results", at], { message })];
    }),
    ...wrongLines(lines).map(({ line, right }) => wrongExample(guide, line, right)),
  ];
}

function wrongExample({ source }: Entry, { letter, example }: WorksheetLine, right: string): Problem {
  const lines = source.text.split("\n");
  const index = lines.findIndex((line) => new RegExp(`^\\s*\\|\\s*${letter}\\s*\\|`).test(line));
  return {
    file: source.file,
    line: index + 1,
    column: Math.max(lines[index]?.indexOf(example) ?? 0, 0) + 1,
    field: "text",
    message: `line ${letter} of the worksheet says ${example}, and comes to ${right}`,
    hint: "Change the example, or the numbers that it is worked out from.",
  };
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
