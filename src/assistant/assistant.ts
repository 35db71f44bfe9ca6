/** A link to a page. */
export interface Source {
  readonly title: string;
  readonly href: string;
}

/** A part of an answer, in display order. */
export type AnswerPart =
  /** The visitor may be in danger: emergency numbers come first. */
  | { readonly kind: "danger"; readonly text: string; readonly numbers: readonly EmergencyNumber[] }
  | { readonly kind: "heading"; readonly text: string }
  /** Continues the text before it; a line break starts a new paragraph. Always plain text. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** Where the answer is from. */
  | { readonly kind: "source"; readonly source: Source }
  /** Suggested questions. */
  | { readonly kind: "questions"; readonly lead: string; readonly questions: readonly string[] }
  /** A page that may help. */
  | { readonly kind: "more"; readonly source: Source }
  /** No confident answer: offers a person, optionally with these words. */
  | { readonly kind: "refusal"; readonly text?: string };

interface EmergencyNumber {
  readonly label: string;
  readonly phone: string;
}

/** An earlier question with its answer. */
export interface Turn {
  readonly question: string;
  readonly answer: string;
}

/** The interface between the dialog and any backend. */
export interface Assistant {
  /**
   * Answers a question in parts.
   * @param question as typed
   * @param history earlier questions and answers, oldest first
   * @param signal aborts the answer
   * @throws AnswerFailure if there is no answer, or an incomplete one
   */
  readonly ask: (question: string, history: readonly Turn[], signal: AbortSignal) => AsyncIterable<AnswerPart>;
  /** Fetches what the first answer needs. If that fails, it is fetched again with the first question. */
  readonly prepare?: () => void;
}

/** Thrown if an answer is missing or incomplete. */
export class AnswerFailure extends Error {}

/** The most characters of a question. */
export const LONGEST_QUESTION = 500;
