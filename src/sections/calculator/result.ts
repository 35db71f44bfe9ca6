import { type Values, writeValue } from "../../content/facts/worksheet.ts";
import { formatNumber } from "../../format/format.ts";
import type { SectionProps } from "../section-props.ts";
import type { calculatorData } from "./data.server.ts";

export type CalculatorWords = SectionProps<"calculator", typeof calculatorData>["section"];

/** The result of the worksheet, with its plan. */
export interface CalculatorResult {
  /** Missing or implausible numbers are NaN. */
  readonly values: Values;
  /** Undefined if the calls exceed every plan with a price. */
  readonly planName: string | undefined;
  readonly isExample: boolean;
}

interface Result {
  readonly title: string;
  readonly isPaying: boolean;
  /** Undefined while a number is missing. */
  readonly amounts?: {
    readonly gives: string;
    readonly firstMonth: string;
    readonly firstYear: string;
    readonly later: string;
  };
}

/** The number of bars. */
export const MONTHS = 24;

/** Fills in the gaps of a sentence. */
export function fill(text: string, gaps: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
}

/** Puts the result into words. */
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
