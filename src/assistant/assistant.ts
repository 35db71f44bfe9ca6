/** A place where something can be read. */
export interface Source {
  readonly title: string;
  readonly href: string;
}

/** A piece of an answer, in the order in which it is shown. */
export type AnswerPart =
  /** Somebody may be in danger: whom to ring comes before all else. */
  | { readonly kind: "danger"; readonly text: string; readonly numbers: readonly EmergencyNumber[] }
  | { readonly kind: "heading"; readonly text: string }
  /** Continues the text before it; a line break starts a new paragraph. Always plain text. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** Where the answer is. */
  | { readonly kind: "source"; readonly source: Source }
  /** Questions to go on with. */
  | { readonly kind: "questions"; readonly lead: string; readonly questions: readonly string[] }
  /** What else may help. */
  | { readonly kind: "more"; readonly source: Source }
  /** There is no sure answer: the visitor is offered a person, with these words in place of the usual ones. */
  | { readonly kind: "refusal"; readonly text?: string };

/** A number to ring. */
interface EmergencyNumber {
  readonly label: string;
  readonly phone: string;
}

/** A question that was answered before. */
export interface Turn {
  readonly question: string;
  readonly answer: string;
}

/** Something that answers questions: the one interface between the dialog and whatever is behind it. */
export interface Assistant {
  /**
   * Answers a question, piece by piece.
   * @param question as the visitor typed it
   * @param history what was asked and answered before, oldest first
   * @param signal ends the answer early
   * @throws AnswerFailure if there is no answer, or if it breaks off
   */
  readonly ask: (question: string, history: readonly Turn[], signal: AbortSignal) => AsyncIterable<AnswerPart>;
}

/** Why an answer did not come, or did not come to its end. */
export class AnswerFailure extends Error {}

/** The most characters of a question. */
export const LONGEST_QUESTION = 500;
