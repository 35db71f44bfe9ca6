import type { AnswerPart, Source } from "./assistant.ts";
import { Classifier, type Guess } from "./classifier.ts";
import { compute } from "./computed.ts";
import { FeatureReader } from "./features.ts";
import type { Knowledge, KnownIntent, Passage } from "./knowledge.ts";
import { PassageSearch } from "./passage-search.ts";
import { foreignAnswer, isDangerous } from "./safety.ts";
import { Subjects } from "./subject.ts";

/** From which share of likelihood on something is done. */
const SHARE = {
  /** An answer is given as one. */
  sure: 0.5,
  /** The best guess is quoted, hedged. */
  guess: 0.22,
  /** A second question is as likely as this, of the first, to be named too. */
  alike: 0.5,
  /** Above whatever else is said, numbers to ring are given. */
  danger: 0.15,
  /** Nothing but those numbers is given. */
  dangerous: 0.5,
} as const;

/** How many questions are offered where none was understood, and how many other places are named. */
const OFFERED = { meant: 3, others: 2, places: 2 } as const;

/** What the assistant makes of a question. */
export interface Decision {
  readonly kind: "danger" | "foreign" | "decline" | "answer" | "alike" | "guess" | "unsure";
  /** Whether somebody may be in danger: numbers to ring come first, whatever else is said. */
  readonly isUrgent: boolean;
  /** What the question is taken for, the likeliest first. */
  readonly intents: readonly KnownIntent[];
}

/** Answers questions out of what the site says. */
export class Answerer {
  readonly #knowledge: Knowledge;
  readonly #reader: FeatureReader;
  readonly #classifier: Classifier;
  readonly #subjects: Subjects;
  readonly #search: PassageSearch;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
    this.#reader = new FeatureReader(knowledge.lexicon);
    this.#classifier = new Classifier(knowledge.model, knowledge.intents.length);
    this.#subjects = new Subjects(knowledge.language.alternatives);
    this.#search = new PassageSearch(knowledge.passages);
  }

  /**
   * Decides what to do with a question.
   * @param earlier the questions before it, oldest first
   */
  decide(question: string, earlier: readonly string[] = []): Decision {
    const { danger, languages } = this.#knowledge.language;
    const guesses = this.#guess(question, this.#complete(question, earlier));
    const intents = guesses.slice(0, OFFERED.meant + 2).flatMap(({ index }) => this.#knowledge.intents[index] ?? []);
    const risk = this.#riskOf(guesses);
    const hasSign = isDangerous(question, danger);
    const isForeign = foreignAnswer(question, languages) !== undefined;
    // Of another language's words the classifier knows nothing.
    if (isForeign && !hasSign) return { kind: "foreign", isUrgent: false, intents: [] };
    const kind = kindOf(guesses, intents);
    // Who asks what we'd do for callers in danger is in none.
    const isElsewhere = kind === "answer" && risk < SHARE.danger;
    const isLikeliest = intents[0]?.computed === "danger" && kind !== "unsure";
    if (risk >= SHARE.dangerous || isLikeliest || (hasSign && !isElsewhere))
      return { kind: "danger", isUrgent: true, intents };
    return { kind, isUrgent: hasSign || risk >= SHARE.danger, intents };
  }

  /** What was asked before is read as it was meant: a subject may be misspelt. */
  #complete(question: string, earlier: readonly string[]): string {
    const meant = earlier.map((each) => this.#reader.words(each).join(" "));
    return this.#subjects.complete(question, meant);
  }

  /** Where only a subject was added, the question may be clearer without it. */
  #guess(question: string, complete: string): Guess[] {
    const guesses = this.#classifier.guess(this.#reader.read(complete));
    if (complete === question || !complete.startsWith(question)) return guesses;
    const alone = this.#classifier.guess(this.#reader.read(question));
    return (alone[0]?.share ?? 0) > (guesses[0]?.share ?? 0) ? alone : guesses;
  }

  /** Answers a question. */
  *answer(question: string, earlier: readonly string[], now: Date): Generator<AnswerPart> {
    const { kind, isUrgent, intents } = this.decide(question, earlier);
    const { words, language } = this.#knowledge;
    const complete = this.#complete(question, earlier);
    if (isUrgent) yield { kind: "danger", ...words.emergency };
    if (kind === "danger") return;
    if (kind === "foreign") {
      yield { kind: "text", text: foreignAnswer(question, language.languages) ?? "" };
      yield { kind: "refusal", text: words.answering.otherwise };
      return;
    }
    const [best, second] = intents;
    if (kind === "unsure" || !best) return yield* this.#nothingSure(complete, intents);
    if (kind === "guess") yield { kind: "text", text: words.answering.unsure };
    yield* this.#answerTo(best, complete, now);
    if (kind === "guess" || kind === "alike") yield* this.#meant(kind, intents, second);
    else if (best.computed === "decline") yield { kind: "refusal", text: words.answering.otherwise };
    else yield* this.#goingOn(best);
  }

  *#answerTo(intent: KnownIntent, question: string, now: Date): Generator<AnswerPart> {
    const { passages } = this.#knowledge;
    const { computed, text } = intent;
    const [first, ...others] = intent.passages.flatMap((place) => passages[place] ?? []);
    if (text !== undefined) yield { kind: "text", text };
    if (computed && computed !== "danger" && computed !== "decline")
      yield* compute(computed, { facts: this.#knowledge.facts, words: this.#knowledge.words, question, now });
    else if (first && text === undefined) yield* quotation(first);
    if (first) yield { kind: "source", source: { title: first.page, href: first.href } };
    yield* more(others, first, OFFERED.others);
  }

  /** What was meant, if it wasn't this, and a person. */
  *#meant(kind: "guess" | "alike", intents: readonly KnownIntent[], second?: KnownIntent): Generator<AnswerPart> {
    const { words } = this.#knowledge;
    if (kind === "alike" && second?.question) {
      yield { kind: "questions", lead: words.answering.alike, questions: [second.question] };
      return;
    }
    yield* questions(words.answering.meant, intents.slice(1));
    yield { kind: "refusal", text: words.answering.otherwise };
  }

  /** Nothing is quoted that may be beside the point: what is near is named, and a person. */
  *#nothingSure(question: string, intents: readonly KnownIntent[]): Generator<AnswerPart> {
    yield { kind: "refusal" };
    yield* questions(this.#knowledge.words.answering.meant, intents);
    yield* more(this.#search.search(question), undefined, OFFERED.places);
  }

  *#goingOn({ next }: KnownIntent): Generator<AnswerPart> {
    const { intents, words } = this.#knowledge;
    yield* questions(
      words.answering.next,
      next.flatMap((place) => intents[place] ?? []),
    );
  }

  /** How likely it is that somebody is in danger. */
  #riskOf(guesses: readonly Guess[]): number {
    const isOfDanger = ({ index }: Guess) => this.#knowledge.intents[index]?.computed === "danger";
    return guesses.filter(isOfDanger).reduce((sum, { share }) => sum + share, 0);
  }
}

/** What is done with a question that is in English and in no danger. */
function kindOf([first, second]: readonly Guess[], [best, other]: readonly KnownIntent[]): Decision["kind"] {
  if (!first || first.share < SHARE.guess) return "unsure";
  if (best?.computed === "decline") return "decline";
  if (first.share >= SHARE.sure) return "answer";
  const isSame = best?.passages[0] !== undefined && best.passages[0] === other?.passages[0];
  if (isSame && second && first.share + second.share >= SHARE.sure) return "answer";
  const isAlike = second && second.share >= first.share * SHARE.alike && first.share + second.share >= SHARE.sure;
  return isAlike ? "alike" : "guess";
}

function* quotation({ heading, text, items }: Passage): Generator<AnswerPart> {
  yield { kind: "heading", text: heading };
  if (text) yield { kind: "text", text };
  if (items.length > 0) yield { kind: "list", items };
}

function* questions(lead: string, intents: readonly KnownIntent[]): Generator<AnswerPart> {
  const asked = [...new Set(intents.flatMap(({ question }) => question ?? []))].slice(0, OFFERED.meant);
  if (asked.length > 0) yield { kind: "questions", lead, questions: asked };
}

/** Other places that fit, one for each part of a page. */
function* more(passages: readonly Passage[], quoted: Passage | undefined, most: number): Generator<AnswerPart> {
  const seen = new Set(quoted ? [quoted.href] : []);
  for (const { page, heading, href } of passages) {
    if (seen.has(href) || seen.size - (quoted ? 1 : 0) >= most) continue;
    seen.add(href);
    yield { kind: "more", source: sourceOf(page, heading, href) };
  }
}

function sourceOf(page: string, heading: string, href: string): Source {
  return { title: page === heading ? page : `${page}: ${heading}`, href };
}
