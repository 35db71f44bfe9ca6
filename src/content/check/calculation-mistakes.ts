import type { Plan } from "../../../schemas/plan.ts";
import type { Section, SectionOf } from "../../../schemas/sections/index.ts";
import { formatAdelaideTime } from "../../format/adelaide-time.ts";
import { formatDollars } from "../../format/format.ts";
import type { Content } from "../entries/content.server.ts";
import { publicationOf, publishedEntries } from "../entries/publication.ts";
import { planFor } from "../facts/plan-chooser.ts";
import { pagesOfSections, type SectionsEntry } from "../lists/section-pages.server.ts";
import type { Path, Problem } from "../problems/problem.ts";
import { problemAt, type Relations } from "./related-files.ts";

/** Checks what is computed from other content: the worksheet's plans, the plan that covers a number, and sums with a price in them. */
export function checkCalculations(relations: Relations): Problem[] {
  const ofPages = pagesOfSections(relations.content).flatMap((page) =>
    page.data.sections.flatMap((section, at) => [
      ...(section.section === "hero" ? checkPlanChooser(relations, page, section, ["sections", at]) : []),
      ...sumsOf(section).flatMap((sum) => checkSum(page, ["sections", at], sum)),
    ]),
  );
  return [...checkWorksheet(relations), ...ofPages];
}

/** An amount with what it should come to. */
interface Sum {
  /** Within the section. */
  readonly path: Path;
  readonly written: number | undefined;
  /** How it is worked out, as the page says. */
  readonly how: string;
  /** Undefined where the words are no plain sum. */
  readonly sum: number | undefined;
}

/** @returns the amounts of a section that it works out itself, which a changed price makes wrong */
function sumsOf(section: Section): Sum[] {
  if (section.section === "stacked-bars") {
    return section.bars.flatMap(({ parts }, bar) =>
      parts.map(({ amount, working }, part) => ({
        path: ["bars", bar, "parts", part, "amount"],
        written: amount,
        how: working,
        sum: productOf(working),
      })),
    );
  }
  if (section.section !== "calculation") return [];
  const rows = section.rows.map(({ amount, working }, row) => ({
    path: ["rows", row, "amount"],
    written: dollarsIn(amount),
    how: working,
    sum: productOf(working),
  }));
  return section.result ? [...rows, sumOfLines(section.result)] : rows;
}

/** Lines before the sum may say what it is a part of. The sum itself may come second, after the hours. */
function sumOfLines({ amount, later = "", lines }: NonNullable<SectionOf<"calculation">["result"]>): Sum {
  const field = dollarsIn(amount) === undefined ? "later" : "amount";
  const written = dollarsIn(field === "later" ? later : amount);
  const sums = lines.slice(0, -1).map((_line, from) => {
    const summed = lines.slice(from);
    const sum = summed.reduce((total, line) => total + (dollarsIn(line.amount) ?? Number.NaN), 0);
    return { how: summed.map((line) => line.amount).join(" "), sum: Number.isNaN(sum) ? undefined : sum };
  });
  const found = sums.find(({ sum }) => sum === written) ?? sums.at(1) ?? sums[0];
  return { path: ["result", field], written, how: found?.how ?? "", sum: found?.sum };
}

function checkSum(page: SectionsEntry, section: Path, { path, written, how, sum }: Sum): Problem[] {
  if (written === undefined || sum === undefined || Math.abs(sum - written) < 1) return [];
  const message = `"${how}" is ${formatDollars(Math.round(sum))}, not ${formatDollars(written)}`;
  const hint =
    "Work it out again, and what follows from it on this page: if a price has changed, other sums have, too.";
  return [{ ...problemAt(page, [...section, ...path], { message, hint }), warning: true }];
}

/** @returns the dollars at the beginning of a text, such as "−$4,188" or "$285 a week" */
function dollarsIn(text: string): number | undefined {
  const [, minus, digits] = /^([-−]?)\$([\d,]+)(?!\.)/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(",", "")) * (minus ? -1 : 1);
}

/** @returns what a multiplication comes to, such as "12 calls × 25% would have booked × $95 a visit"; what is equal counts from there */
function productOf(working: string): number | undefined {
  const factors = (working.split("=").at(-1) ?? "").split("×").map((factor) => {
    const [, number = "", percent] = /^\$?(\d[\d,]*(?:\.\d+)?)(%?)(?: \D*)?$/.exec(factor.trim()) ?? [];
    return Number(number.replaceAll(",", "") || Number.NaN) / (percent ? 100 : 1);
  });
  const product = factors.reduce((total, factor) => total * factor, 1);
  return factors.length < 2 || Number.isNaN(product) ? undefined : product;
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
