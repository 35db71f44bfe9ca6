import { KNOWLEDGE_ADDRESS } from "../addresses/made-addresses.ts";
import { AnswerFailure, type AnswerPart, type Assistant, type Source } from "./assistant.ts";
import { type PackedKnowledge, type Passage, unpackKnowledge } from "./knowledge.ts";
import { type Found, Retrieval } from "./retrieval.ts";
import { shorten } from "./shorten.ts";

/** The most characters of a passage that are quoted: what is on a phone's screen at once. */
const LONGEST_QUOTATION = 420;

/** How many passages are learnt at a time, so that a slow phone can answer a touch in between. */
const SLICE = 12;

/** How many other places are named below an answer, and in place of one. */
const OTHERS = { answered: 2, refused: 3 } as const;

/** Makes the assistant that finds answers in the site's own pages. It needs no server but the one with the site's files. */
export function createBuiltIn(): Assistant & { readonly prepare: () => Promise<void> } {
  let loading: Promise<Retrieval> | undefined;
  const load = () => {
    loading ??= loadRetrieval().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    prepare: async () => void (await load()),
    ask: async function* (question, history, signal) {
      const retrieval = await load();
      signal.throwIfAborted();
      yield* answer(
        retrieval,
        question,
        history.map((turn) => turn.question),
      );
    },
  };
}

async function loadRetrieval(): Promise<Retrieval> {
  const response = await fetch(KNOWLEDGE_ADDRESS);
  if (!response.ok) throw new AnswerFailure(`${KNOWLEDGE_ADDRESS}: ${response.status}`);
  // Made and checked by the build.
  const packed: PackedKnowledge = await response.json();
  const { passages, language } = unpackKnowledge(packed);
  const retrieval = new Retrieval(language);
  for (const [index, passage] of passages.entries()) {
    retrieval.learn(passage);
    if (index % SLICE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return retrieval;
}

function* answer(retrieval: Retrieval, question: string, earlier: readonly string[]): Generator<AnswerPart> {
  const { isAnswered, found } = retrieval.find(question, earlier);
  const [best, ...others] = found;
  if (isAnswered && best) {
    yield* quotation(best);
    yield* more(others, best.passage, OTHERS.answered);
    return;
  }
  yield { kind: "refusal" };
  yield* more(found, undefined, OTHERS.refused);
}

function* quotation({ passage, block }: Found): Generator<AnswerPart> {
  const { heading, text, items = [] } = passage;
  yield { kind: "heading", text: heading };
  if (text) yield { kind: "text", text: quoted(text.split("\n"), block).join("\n") };
  if (items.length > 0) yield { kind: "list", items };
  yield { kind: "source", source: { title: passage.page, href: passage.href } };
}

/** All of a short passage; of a long one, what begins at the paragraph that fits. */
function quoted(paragraphs: readonly string[], block: number): string[] {
  const isShort = paragraphs.join(" ").length <= LONGEST_QUOTATION;
  return isShort
    ? [...paragraphs]
    : shorten(paragraphs.slice(Math.min(block, paragraphs.length - 1)), LONGEST_QUOTATION);
}

/** Other places that fit, one for each part of a page. */
function* more(found: readonly Found[], quotedPassage: Passage | undefined, most: number): Generator<AnswerPart> {
  const seen = new Set(quotedPassage ? [quotedPassage.href] : []);
  for (const { passage, isNear } of found) {
    if (!isNear || seen.has(passage.href)) continue;
    seen.add(passage.href);
    yield { kind: "more", source: sourceOf(passage) };
    if (seen.size - (quotedPassage ? 1 : 0) === most) return;
  }
}

function sourceOf({ page, heading, href }: Passage): Source {
  return { title: page === heading ? page : `${page}: ${heading}`, href };
}
