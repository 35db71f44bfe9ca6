import type { Result } from "lighthouse";

/** What each category must reach, of 100. */
export type ScoreBudget = Readonly<Record<string, number>>;

/** @returns each category's score, of 100 */
export function scoresOf(result: Result): Map<string, number> {
  return new Map(Object.entries(result.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
}

/**
 * Says what keeps a page from its budget.
 * @returns a line for each audit that costs a category points which its budget does not allow, the costliest first
 */
export function problemsOf(result: Result, budget: ScoreBudget): string[] {
  if (result.runtimeError) return [result.runtimeError.message];
  const scores = scoresOf(result);
  return Object.entries(budget).flatMap(([category, least]) => {
    const score = scores.get(category);
    if (score === undefined) throw new Error(`Lighthouse measured no category "${category}".`);
    return score >= least ? [] : lost(result, category).map((what) => `${category} ${score}: ${what}`);
  });
}

/** The audits of a category that cost points. */
function lost(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ audit: result.audits[id], weight }))
    .map(({ audit, weight }) => ({ audit, cost: weight * (1 - (audit?.score ?? 1)) }))
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .flatMap(({ audit }) => (audit ? [`${audit.title}${said(audit)}`] : []));
}

/** How much, or else where: the first things that the audit found. */
function said({ displayValue, details }: Result["audits"][string]): string {
  const value = displayValue ? ` (${displayValue})` : "";
  const items: readonly unknown[] = details && "items" in details ? details.items : [];
  const places = items.slice(0, 3).map(placeOf).filter(Boolean);
  return places.length > 0 ? `${value} – ${places.join(" – ")}` : value;
}

/** Audits name what they found by an element, an address or a description. */
function placeOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return "";
  for (const value of Object.values(item)) {
    if (typeof value === "string") return value;
    if (typeof value === "object" && value !== null && "snippet" in value) return String(value.snippet);
  }
  return "";
}
