import type { Plan } from "../../../schemas/plan.ts";
import type { SectionOf } from "../../../schemas/sections/index.ts";
import type { Pricing } from "../../../schemas/site/pricing.ts";
import { formatNumber } from "../../format/format.ts";
import { priceText } from "./price.ts";

/** The words of the question, and the daily enquiries to choose from. */
type Chooser = Omit<Extract<NonNullable<SectionOf<"hero">["aside"]>, { readonly kind: "plan-chooser" }>, "kind">;

/**
 * Works out which plan covers how many enquiries.
 * @param chooser the words, and the daily enquiries
 * @param labels the words around prices
 * @param plans the current plans, smallest first; one without a limit covers everything
 * @returns the question with an answer for each number
 * @throws if a number is above every limit, which the content check reports first
 */
export function planChooser(chooser: Chooser, labels: Pricing["labels"], plans: readonly Plan[]) {
  const { question, note, perDay, workingDays, about, perMonth, covered, unlimited } = chooser;
  const choices = perDay.map((number) => {
    const sum = number * workingDays;
    const plan = planFor(sum, plans);
    if (!plan) throw new Error(`No plan in content/plans/ covers ${sum} interactions a month.`);
    return {
      perDay: number,
      perMonth: `${about} ${formatNumber(sum)} ${perMonth}`,
      plan: plan.name,
      why: plan.interactions ? `${covered} ${formatNumber(plan.interactions)}. ${priceOf(plan, labels)}` : unlimited,
    };
  });
  return { question, note, choices };
}

/** @returns the first plan that covers a number of interactions a month. */
export function planFor<Limited extends { readonly interactions?: number | undefined }>(
  sum: number,
  plans: readonly Limited[],
): Limited | undefined {
  return plans.find(({ interactions = Number.POSITIVE_INFINITY }) => interactions >= sum);
}

function priceOf({ price }: Plan, labels: Pricing["labels"]): string {
  const words = `${priceText(price, labels)}.`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
