import { type Values, writeValue } from "../../content/facts/worksheet.ts";
import { formatNumber } from "../../format/format.ts";
import type { SectionProps } from "../section-props.ts";
import type { calculatorData } from "./data.server.ts";

/** A calculator with its words. */
export type CalculatorWords = SectionProps<"calculator", typeof calculatorData>["section"];

/** What the worksheet comes to, with the plan that it counts. */
export interface CalculatorResult {
  /** A number that is missing, or can't be meant, is NaN. */
  readonly values: Values;
  /** None, where the visitor's calls are more than any plan with a price covers. */
  readonly planName: string | undefined;
  readonly isExample: boolean;
}

/** The result in words and amounts. */
export interface Result {
  readonly title: string;
  readonly isPaying: boolean;
  /** None while a number is missing. */
  readonly amounts?: {
    readonly gives: string;
    readonly firstMonth: string;
    readonly firstYear: string;
    readonly later: string;
  };
}

/** How many months the bars show. */
export const MONTHS = 24;

/** Puts numbers into the gaps of a sentence. */
export function fill(text: string, gaps: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
}

/** Says what comes of the numbers. */
export function resultOf({ result, incomplete }: CalculatorWords, { values, planName }: CalculatorResult): Result {
  if (!planName) return { title: result.quote, isPaying: false };
  const { calls, minutes, weeks, share, gained, plan, care, setup, preparation, left, months } = values;
  if (Number.isNaN(months)) return { title: incomplete, isPaying: false };
  const once = setup + preparation;
  const hours = formatNumber(Math.round(((calls * minutes) / 60) * weeks * share));
  const dollars = (amount: number) => writeValue(amount, "dollars");
  const balance = (amount: number) =>
    fill(amount < 0 ? result.behind : result.ahead, { amount: dollars(Math.abs(amount)) });
  return {
    title: titleOf(result, months),
    isPaying: months <= MONTHS,
    amounts: {
      gives: fill(result.gives, { hours, worth: dollars(gained) }),
      firstMonth: dollars(setup + plan / 12),
      firstYear: balance(gained - plan - care - once),
      later: dollars(left),
    },
  };
}

function titleOf(result: CalculatorWords["result"], months: number): string {
  if (!Number.isFinite(months)) return result.never;
  if (months < 1.5) return result.soon;
  if (months <= MONTHS) return fill(result.months, { months: String(Math.round(months)) });
  return fill(result.years, { years: formatNumber(Math.round(months / 1.2) / 10) });
}
