import type { AnswerPart, Source } from "./assistant.ts";
import { Classifier } from "./classifier.ts";
import { compute } from "./computed.ts";
import { bestOf, excerptOf, termsOf } from "./excerpt.ts";
import { FeatureReader } from "./features.ts";
import { type Knowledge, type KnownIntent, type PackedKnowledge, type Passage, unpackKnowledge } from "./knowledge.ts";
import { askingParts, sentencesOf } from "./parts.ts";
import { foreignAnswer, isDangerous } from "./safety.ts";
import { Subjects } from "./subject.ts";

/** Probability thresholds. */
const SHARE = {
  /** From here an answer is given without reservation; what else may be meant is offered all the same. */
  certain: 0.7,
  /** From here something else is declined, and a follow-up is clear by itself. */
  sure: 0.5,
  /** From here one of two things that are asked is answered. */
  part: 0.7,
  /** From here the best guess is quoted, hedged. */
  guess: 0.2,
  /** From here another question is offered with a sure answer. */
  alike: 0.004,
  /** From this ratio to the first one, two guesses are quoted. */
  even: 0.3,
  /** From here emergency numbers come before the answer; for a sentence among others, whose few words say less, from the second. */
  danger: 0.15,
  dangerousPart: 0.3,
  /** From here only those numbers are given, unless something else is asked with at least that likelihood. */
  dangerous: 0.5,
  elsewhere: 0.25,
} as const;

/** How many questions are offered with each kind of answer, how many things are answered at once, and how many other places are named. */
const OFFERED = {
  ...{ answer: 3, guess: 4, unsure: 4, decline: 3 },
  answers: 2,
  ...{ others: 2, next: 2 },
} as const;

/** The line above suggested questions. */
const LEADS = { answer: "alike", guess: "meant", unsure: "meant", decline: "instead", foreign: "meant" } as const;

/** How a question was understood. */
export interface Decision {
  readonly kind: "danger" | "foreign" | "decline" | "answer" | "guess" | "unsure";
  /** Whether the visitor may be in danger: emergency numbers come first. */
  readonly isUrgent: boolean;
  /** What is answered: two things if two are asked. */
  readonly answered: readonly KnownIntent[];
  /** What it may be taken for instead, the likeliest first. */
  readonly offered: readonly KnownIntent[];
}

/** What a question may be taken for, and how likely that is. */
interface Candidate {
  readonly intent: KnownIntent;
  readonly share: number;
}

/** Answers questions from the site's content. */
export class Answerer {
  readonly #knowledge: Knowledge;
  readonly #reader: FeatureReader;
  readonly #classifier: Classifier;
  readonly #subjects: Subjects;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
    this.#reader = new FeatureReader(knowledge.lexicon);
    this.#classifier = new Classifier(knowledge.model, knowledge.intents.length);
    this.#subjects = new Subjects(knowledge.language.alternatives);
  }

  /**
   * Decides what to do with a question.
   * @param earlier the questions before it, oldest first
   */
  decide(question: string, earlier: readonly string[] = []): Decision {
    const { danger, languages } = this.#knowledge.language;
    const hasSign = isDangerous(question, danger);
    // The classifier only knows English words.
    if (!hasSign && foreignAnswer(question, languages) !== undefined)
      return { kind: "foreign", isUrgent: false, answered: [], offered: [] };
    const candidates = this.#candidates(question, earlier);
    const kind = kindOf(candidates);
    const [whole = 0, ...parts] = this.#risksOf(question);
    // "What would you do for callers in danger" is in no danger: numbers come first all the same, and then the answer.
    const isElsewhere = (candidates[0]?.share ?? 0) >= SHARE.elsewhere;
    if ((whole >= SHARE.dangerous || hasSign) && !isElsewhere)
      return { kind: "danger", isUrgent: true, answered: [], offered: [] };
    const isUrgent = hasSign || whole >= SHARE.danger || parts.some((part) => part >= SHARE.dangerousPart);
    const several = kind === "decline" ? [] : this.#severalIn(question);
    if (several.length > 1) return { kind: "answer", isUrgent, answered: several, offered: [] };
    const answered = kind === "unsure" ? [] : likeliest(candidates, kind);
    const others = candidates
      .filter(
        ({ intent, share }) =>
          intent.question && !answered.includes(intent) && (kind !== "answer" || share >= SHARE.alike),
      )
      .map(({ intent }) => intent);
    return { kind, isUrgent, answered, offered: others.slice(0, OFFERED[kind]) };
  }

  /** Earlier questions are corrected too: a subject may be misspelt. */
  #complete(question: string, earlier: readonly string[]): string {
    const meant = earlier.map((each) => this.#reader.words(each).join(" "));
    return this.#subjects.complete(question, meant);
  }

  /** What a question may be taken for, but for danger, the likeliest first. */
  #candidates(question: string, earlier: readonly string[]): Candidate[] {
    const complete = this.#complete(question, earlier);
    const asMeant = this.#sharesOfParts(complete);
    // Where only a subject was added, the question may be clearer without it.
    const isLonger = complete !== question && complete.startsWith(question);
    const alone = isLonger ? this.#sharesOfParts(question) : asMeant;
    const shares = Math.max(...alone) > Math.max(...asMeant) ? alone : asMeant;
    const before = earlier.at(-1);
    // What says little by itself goes on with what was asked before.
    const isUnclear = before !== undefined && Math.max(...shares) < SHARE.sure;
    const together = isUnclear ? this.#shares(`${before} ${question}`) : shares;
    return this.#sorted(shares.map((share, index) => (share + (together[index] ?? 0)) / 2));
  }

  #sorted(shares: readonly number[]): Candidate[] {
    const { intents } = this.#knowledge;
    return intents
      .map((intent, index) => ({ intent, share: shares[index] ?? 0 }))
      .filter(({ intent }) => intent.computed !== "danger")
      .sort((a, b) => b.share - a.share);
  }

  /** In a long question, what is asked counts as much as the rest. */
  #sharesOfParts(text: string): number[] {
    const whole = this.#shares(text);
    const parts = askingParts(text).map((part) => this.#shares(part));
    if (parts.length === 0) return whole;
    const meanAt = (index: number) => parts.reduce((sum, shares) => sum + (shares[index] ?? 0), 0) / parts.length;
    return whole.map((share, index) => (share + meanAt(index)) / 2);
  }

  #shares(text: string): number[] {
    return this.#classifier.shares(this.#reader.read(text));
  }

  /** How likely the visitor is in danger, by the whole question and each sentence of it. */
  #risksOf(question: string): number[] {
    const { intents } = this.#knowledge;
    return [question, ...sentencesOf(question)].map((text) =>
      this.#shares(text).reduce((sum, share, index) => sum + (intents[index]?.computed === "danger" ? share : 0), 0),
    );
  }

  /** What is asked if two things are. */
  #severalIn(question: string): KnownIntent[] {
    const asked = askingParts(question).flatMap((part) => {
      const [first] = this.#candidates(part, []);
      return first?.intent.question && first.share >= SHARE.part ? first.intent : [];
    });
    return [...new Set(asked)].slice(0, OFFERED.answers);
  }

  /** Answers a question. */
  *answer(question: string, earlier: readonly string[], now: Date): Generator<AnswerPart> {
    const { kind, isUrgent, answered, offered } = this.decide(question, earlier);
    const { words, language } = this.#knowledge;
    const complete = this.#complete(question, earlier);
    if (isUrgent) yield { kind: "danger", ...words.emergency };
    if (kind === "danger") return;
    if (kind === "foreign") yield { kind: "text", text: foreignAnswer(question, language.languages) ?? "" };
    if (kind === "guess") yield { kind: "text", text: words.answering.unsure };
    if (kind === "unsure") yield { kind: "refusal" };
    for (const intent of answered) yield* this.#answerTo(intent, complete, earlier.at(-1), now);
    if (kind === "answer" && offered.length === 0) yield* this.#goingOn(answered);
    else yield* questions(words.answering[LEADS[kind]], offered);
    if (kind === "guess" || kind === "decline" || kind === "foreign")
      yield { kind: "refusal", text: words.answering.otherwise };
  }

  *#answerTo(intent: KnownIntent, question: string, before: string | undefined, now: Date): Generator<AnswerPart> {
    const { passages, facts, words } = this.#knowledge;
    const { computed, text } = intent;
    const asked = new Set(termsOf(this.#reader.words(question).join(" ")));
    const told = intent.passages.flatMap((place) => passages[place] ?? []);
    const best = bestOf(told, asked);
    if (text !== undefined) yield { kind: "text", text };
    if (computed && computed !== "danger" && computed !== "decline")
      yield* compute(computed, { facts, words, question, before, now });
    else if (best && text === undefined) yield* quotation(excerptOf(best, asked));
    if (best) yield { kind: "source", source: { title: best.page, href: best.href } };
    yield* more(told, best, OFFERED.others);
  }

  /** After a sure answer, what follows it in its file. */
  *#goingOn(answered: readonly KnownIntent[]): Generator<AnswerPart> {
    const { intents, words } = this.#knowledge;
    const place = intents.findLastIndex((intent) => answered.includes(intent));
    const following = [...intents.slice(place + 1), ...intents].filter(({ question }) => question !== undefined);
    yield* questions(words.answering.next, following.slice(0, OFFERED.next));
  }
}

/** The kind of answer to an English question without danger. */
function kindOf([first, second]: readonly Candidate[]): "decline" | "answer" | "guess" | "unsure" {
  if (!first || first.share < SHARE.guess) return "unsure";
  if (first.intent.computed === "decline") return first.share >= SHARE.sure ? "decline" : "unsure";
  const isSame = first.intent.passages[0] !== undefined && first.intent.passages[0] === second?.intent.passages[0];
  return first.share + (isSame ? second.share : 0) >= SHARE.certain ? "answer" : "guess";
}

/** What is answered: of two guesses that are as likely both. */
function likeliest([first, second]: readonly Candidate[], kind: Decision["kind"]): KnownIntent[] {
  if (!first) return [];
  const isEven = kind === "guess" && second?.intent.question && second.share >= first.share * SHARE.even;
  return isEven ? [first.intent, second.intent] : [first.intent];
}

function* quotation({ heading, text, items }: Passage): Generator<AnswerPart> {
  yield { kind: "heading", text: heading };
  if (text) yield { kind: "text", text };
  if (items.length > 0) yield { kind: "list", items };
}

function* questions(lead: string, intents: readonly KnownIntent[]): Generator<AnswerPart> {
  const asked = [...new Set(intents.flatMap(({ question }) => question ?? []))];
  if (asked.length > 0) yield { kind: "questions", lead, questions: asked };
}

/** Further passages, one for each part of a page. */
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

/** @param packed what the build has written down for it */
export function createAnswerer(packed: PackedKnowledge): Answerer {
  return new Answerer(unpackKnowledge(packed));
}
