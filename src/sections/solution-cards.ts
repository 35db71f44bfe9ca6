import type { Card } from "./cards.tsx";

interface SolutionSummary {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
}

/** @returns cards that lead to the core solutions' places on the solutions page. */
export function solutionCards(solutions: readonly SolutionSummary[]): readonly Card[] {
  return solutions.map(({ id, name, summary }) => ({ title: name, text: summary, href: `/ai-solutions#${id}` }));
}
