import type { AnswerPart } from "./assistant.ts";

/** A question, and as much of its answer as has arrived. */
export interface Exchange {
  /** Counts up within a conversation. */
  readonly id: number;
  readonly question: string;
  readonly parts: readonly AnswerPart[];
  /** "broken" is an answer that did not come, or not to its end; "stopped" one that the visitor ended. */
  readonly status: "waiting" | "answering" | "done" | "broken" | "stopped";
}

/** @returns whether an answer is still to come, or to go on. */
export function isInProgress({ status }: Exchange): boolean {
  return status === "waiting" || status === "answering";
}
