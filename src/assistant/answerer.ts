import type { AnswerPart } from "./assistant.ts";
import { compute } from "./computed.ts";
import type { Room } from "./excerpt.ts";
import { type Knowledge, type KnownIntent, type PackedKnowledge, unpackKnowledge } from "./knowledge.ts";
import { askingParts } from "./parts.ts";
import { plain } from "./plain.ts";
import { othersOf, quotationOf } from "./quotation.ts";
import { type Candidate, Recognition } from "./recognition.ts";
import { emergencyIn, foreignAnswer, isDangerous, type Risk, riskOf, withoutPhrases } from "./safety.ts";

/** Probability thresholds. */
const SHARE = {
  /** From here an answer is given without reservation; what else may be meant is offered all the same. */
  certain: 0.7,
  /** From here something else is declined. */
  declined: 0.6,
  /** From the first, and from the second as a ratio to the best guess, that makes guesses too doubtful to quote, unless the best is sure. */
  doubt: 0.12,
  doubtful: 0.8,
  sure: 0.5,
  /** From here one of two things that are asked is answered; from the second, it comes first among guesses. */
  part: 0.5,
  partGuess: 0.3,
  /** From the first, and from the second as a ratio to everything else, something else is declined that isn't like anything known. */
  odd: 0.3,
  odder: 4,
  /** From here the best guess is quoted, hedged. */
  guess: 0.12,
  /** With less, a few words in common don't make an answer. */
  least: 0.004,
  /** From here another question is offered with a sure answer. */
  alike: 0.0002,
} as const;

/** So near to the best score, further guesses are quoted, and a second answer. */
const NEAR = { guess: 3, also: 1 } as const;

/** What is so far ahead of everything else, and has at least this score, is right as often as a probable answer. */
const AHEAD = { by: 2.2, score: 0.3 } as const;

/** From this ratio to the share of the best, a second answer is given. */
const ALSO = 0.05;

/** How many questions are offered with each kind of answer. */
const OFFERED = { answer: 4, guess: 5, unsure: 6, decline: 3 } as const;

/** How many things are answered at once, how many guesses are quoted, and how many questions follow a sure answer. */
const MOST = { answers: 2, guesses: 4, next: 2 } as const;

/** How much is quoted: about a phone's screen, and less of each of several. */
const ROOM: { readonly [Many in "one" | "several"]: Room } = {
  one: { text: 640, items: 8 },
  several: { text: 500, items: 6 },
};

/** The line above suggested questions. */
const LEADS = { answer: "alike", guess: "meant", unsure: "meant", foreign: "meant" } as const;

/** How a question was understood. */
export interface Decision {
  readonly kind: "danger" | "foreign" | "decline" | "answer" | "guess" | "unsure";
  /** Whether the visitor may be in danger: emergency numbers come first. */
  readonly risk: Risk;
  /** What is answered: two things if two are asked. */
  readonly answered: readonly KnownIntent[];
  /** What it may be taken for instead, the likeliest first. */
  readonly offered: readonly KnownIntent[];
}

/** Answers questions from the site's content. */
export class Answerer {
  readonly #knowledge: Knowledge;
  readonly #recognition: Recognition;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
    this.#recognition = new Recognition(knowledge);
  }

  /** @returns what a question may be taken for, the likeliest first */
  rank(question: string, earlier: readonly string[] = []): Candidate[] {
    return this.#recognition.rank(question, earlier);
  }

  /**
   * Decides what to do with a question.
   * @param earlier the questions before it, oldest first
   */
  decide(question: string, earlier: readonly string[] = []): Decision {
    const { danger, harmless, languages } = this.#knowledge.language;
    const meant = withoutPhrases(question, harmless);
    const hasSign = isDangerous(meant, danger);
    // The classifier only knows English words.
    if (!hasSign && foreignAnswer(question, languages) !== undefined)
      return { kind: "foreign", risk: "none", answered: [], offered: [] };
    const candidates = this.rank(question, earlier);
    const before = earlier.at(-1);
    const kind = kindOf(candidates, before !== undefined);
    const likeliest = Math.max(...candidates.map(({ share }) => share));
    const risk = riskOf(meant, hasSign, this.#recognition.risksOf(meant), likeliest);
    if (risk === "certain") return { kind: "danger", risk, answered: [], offered: [] };
    const asked = kind === "decline" ? [] : this.#askedIn(question);
    const several = intentsOf(asked, SHARE.part).slice(0, MOST.answers);
    const isTwo = several.length > 1;
    const guessed = kind === "guess" ? intentsOf(asked, SHARE.partGuess) : [];
    const known = before === undefined ? undefined : this.rank(before, earlier.slice(0, -1))[0]?.intent;
    // What was answered before comes after what is new.
    const answered = [...(isTwo ? several : firstOf(guessed, answeredOf(candidates, kind)))].sort(
      (one, other) => Number(one === known) - Number(other === known),
    );
    const others = candidates
      .filter(
        ({ intent, share }) =>
          intent.question && !answered.includes(intent) && (kind !== "answer" || share >= SHARE.alike),
      )
      .map(({ intent }) => intent);
    return { kind: isTwo ? "answer" : kind, risk, answered, offered: others.slice(0, OFFERED[kind]) };
  }

  /** What each part of a question is taken for, if it has several. */
  #askedIn(question: string): Candidate[] {
    return askingParts(question).flatMap((part) => this.rank(part, [question])[0] ?? []);
  }

  /** @param before the questions before this one, oldest first */
  *answer(question: string, before: readonly string[], now: Date): Generator<AnswerPart> {
    // Who asks the same again is told the same again.
    const earlier = before.filter((each) => plain(each) !== plain(question));
    const { kind, risk, answered, offered } = this.decide(question, earlier);
    const { words, language } = this.#knowledge;
    if (risk !== "none") yield* emergencyIn(withoutPhrases(question, language.harmless), words.emergency);
    if (kind === "danger") return;
    // Nothing is guessed to someone in danger: only what is surely asked as well is answered.
    if (risk === "likely" && kind !== "answer") {
      yield { kind: "refusal", text: words.answering.otherwise };
      return;
    }
    if (kind === "foreign") yield { kind: "text", text: foreignAnswer(question, language.languages) ?? "" };
    if (kind === "guess") yield { kind: "text", text: words.answering.unsure };
    if (kind === "unsure") yield { kind: "refusal" };
    const room = ROOM[answered.length > 1 ? "several" : "one"];
    // Where several may be meant, each says what it answers.
    const isNamed = kind === "guess" || answered.length > 1;
    const said = new Set<string>();
    for (const intent of answered) {
      const heading = isNamed ? intent.question : undefined;
      const parts = [...this.#answerTo(intent, { question, earlier, now, room, heading })];
      if (isRepeating(parts, said)) continue;
      if (heading !== undefined) yield { kind: "heading", text: heading };
      yield* parts;
    }
    // Nor is anything else suggested to someone who may be.
    if (risk === "none") yield* this.#suggested(kind, answered, offered);
    if (kind === "guess" || kind === "decline" || kind === "foreign")
      yield { kind: "refusal", text: words.answering.otherwise };
  }

  *#suggested(kind: keyof typeof LEADS | "decline", answered: readonly KnownIntent[], offered: readonly KnownIntent[]) {
    const { answering } = this.#knowledge.words;
    if (kind === "answer" && offered.length === 0) yield* this.#goingOn(answered);
    else if (kind === "decline") yield* questions(answering.instead, answering.general);
    else yield* questions(answering[LEADS[kind]], questionsOf(offered));
  }

  *#answerTo(
    { computed, text, short, together, passages: places }: KnownIntent,
    { question, earlier, now, room, heading }: AskedFor,
  ): Generator<AnswerPart> {
    const { passages, facts, words } = this.#knowledge;
    const told = places.flatMap((place) => passages[place] ?? []);
    for (const said of [text, short]) if (said !== undefined) yield { kind: "text", text: said };
    if (computed && computed !== "danger" && computed !== "decline") {
      const complete = this.#recognition.complete(question, earlier);
      yield* compute(computed, { facts, words, question: complete, before: earlier.at(-1), now });
    }
    if (text === undefined && computed === undefined) {
      yield* quotationOf(told, { asked: this.#recognition.asked(question), room, together, heading });
    } else {
      const [source] = told;
      if (source) yield { kind: "source", source: { title: source.page, href: source.href } };
      yield* othersOf(told, told.slice(0, 1));
    }
  }

  /** After a sure answer, what follows it in its file. */
  *#goingOn(answered: readonly KnownIntent[]): Generator<AnswerPart> {
    const { intents, words } = this.#knowledge;
    const place = intents.findLastIndex((intent) => answered.includes(intent));
    const following = [...intents.slice(place + 1), ...intents].filter(({ question }) => question !== undefined);
    yield* questions(words.answering.next, questionsOf(following.slice(0, MOST.next)));
  }
}

/** A question with what its answer needs. */
interface AskedFor {
  readonly question: string;
  readonly earlier: readonly string[];
  readonly now: Date;
  readonly room: Room;
  /** The heading above its answer. */
  readonly heading: string | undefined;
}

/** The kind of answer to an English question without danger. What follows another is less clear, however far ahead. */
function kindOf(candidates: readonly Candidate[], isFollowing: boolean): "decline" | "answer" | "guess" | "unsure" {
  const [best, second] = candidates;
  const first = candidates.reduce<Candidate | undefined>(
    (most, each) => (most && most.share >= each.share ? most : each),
    undefined,
  );
  const declined = candidates.reduce((sum, { intent, share }) => sum + (intent.computed === "decline" ? share : 0), 0);
  const known = Math.max(...candidates.map(({ intent, share }) => (intent.computed === "decline" ? 0 : share)));
  const isOdd = declined >= Math.max(SHARE.odd, SHARE.odder * known);
  if (first?.intent.computed === "decline" && (isOdd || declined >= SHARE.declined)) return "decline";
  if (!best || !first || first.share < SHARE.guess || first.intent.computed === "decline") return "unsure";
  if (declined >= Math.max(SHARE.doubt, SHARE.doubtful * first.share) && first.share < SHARE.sure) return "unsure";
  const isSame = best.place !== undefined && best.place === second?.place;
  const isProbable = best.share + (isSame ? second.share : 0) >= SHARE.certain;
  return isProbable || (!isFollowing && isAhead(candidates)) ? "answer" : "guess";
}

/** Whether the best is far ahead of others, but for those with the same passage. */
function isAhead([best, ...others]: readonly Candidate[]): boolean {
  if (!best || best.score < AHEAD.score) return false;
  const next = others.find(({ place }) => place === undefined || place !== best.place);
  return best.score >= (next?.score ?? 0) + AHEAD.by;
}

/** What is answered: the likeliest, and others that are not much less likely and have another passage. */
function answeredOf(candidates: readonly Candidate[], kind: Decision["kind"]): KnownIntent[] {
  if (kind === "unsure") return [];
  if (kind === "decline")
    return candidates
      .filter(({ intent }) => intent.computed === "decline")
      .slice(0, 1)
      .map(({ intent }) => intent);
  const told = candidates.filter(
    // A greeting has no question, and is answered alone.
    ({ intent, share }, at) => (intent.question || at === 0) && intent.computed !== "decline" && share >= SHARE.least,
  );
  const [first] = told;
  if (!first) return [];
  const seen = new Set<number>();
  const different = told.filter(({ place }) => {
    const isNew = place === undefined || !seen.has(place);
    if (place !== undefined) seen.add(place);
    return isNew;
  });
  const near = different.filter(({ score, share }) =>
    kind === "guess"
      ? score >= first.score - NEAR.guess
      : score >= first.score - NEAR.also && share >= ALSO * first.share,
  );
  return near.slice(0, kind === "guess" ? MOST.guesses : MOST.answers).map(({ intent }) => intent);
}

/** Those that have a question and at least this share. */
function intentsOf(candidates: readonly Candidate[], least: number): KnownIntent[] {
  const likely = candidates.filter(({ intent, share }) => intent.question && share >= least);
  return [...new Set(likely.map(({ intent }) => intent))];
}

/** As many as are guessed: what the parts of a question are taken for, and then the others. */
function firstOf(guessed: readonly KnownIntent[], others: readonly KnownIntent[]): readonly KnownIntent[] {
  return guessed.length > 1 ? [...new Set([...guessed, ...others])].slice(0, MOST.guesses) : others;
}

/** Whether an answer says no new line of a list, and mostly sentences that were said; notes what it says. */
function isRepeating(parts: readonly AnswerPart[], said: Set<string>): boolean {
  const items = parts.flatMap((part) => (part.kind === "list" ? part.items : []));
  const sentences = parts.flatMap((part) => (part.kind === "text" ? part.text.split(/(?<=[.!?]) |\n/) : []));
  const lines = [...items, ...sentences];
  const fresh = lines.filter((line) => !said.has(line));
  for (const line of fresh) said.add(line);
  return lines.length > 0 && fresh.length < lines.length / 2 && !fresh.some((line) => items.includes(line));
}

function questionsOf(intents: readonly KnownIntent[]): readonly string[] {
  return [...new Set(intents.flatMap(({ question }) => question ?? []))];
}

function* questions(lead: string, asked: readonly string[]): Generator<AnswerPart> {
  if (asked.length > 0) yield { kind: "questions", lead, questions: asked };
}

/** @param packed what the build has written down for it */
export function createAnswerer(packed: PackedKnowledge): Answerer {
  return new Answerer(unpackKnowledge(packed));
}
