import type { Intent } from "../../schemas/assistant/intents.ts";
import type { Content } from "../content/entries/content.server.ts";
import { factsOf } from "./facts.server.ts";
import { type Knowledge, type KnownIntent, type Passage, packKnowledge } from "./knowledge.ts";
import { findPassage, type PagePassage, passagesOf, type ReadablePage } from "./passages.server.ts";
import { plain } from "./plain.ts";
import { shorten } from "./shorten.ts";
import type { TrainingClass } from "./train.server.ts";
import { trained } from "./trained.server.ts";
import clusters from "./word-clusters.json" with { type: "json" };

/** The most characters of a quoted passage: about a phone's screen. */
const QUOTED = { text: 420, items: 14 } as const;

/** The most characters of a passage that is only suggested; all are loaded before the first answer. */
const NAMED = 90;

/** The most such passages; articles come last, so the file doesn't grow with their number. */
const MOST_NAMED = 420;

/** Sections of links, and descriptions of the text itself. */
const UNTOLD = /#(?:sources|who-wrote-this|related-articles|talk-it-through-with-a-person)$/;

/** All passages of the site's pages, by the names that content uses */
export function namedPassages(content: Content, pages: readonly ReadablePage[]): PagePassage[] {
  const { example } = content.one("words").examples;
  return pages.flatMap((page) => passagesOf(page, example)).filter(({ id }) => !UNTOLD.test(id));
}

/** All intents, in the order of the files */
export function intentsOf(content: Content): Intent[] {
  return content.all("assistant-intents").flatMap(({ data }) => data.intents);
}

/** The knowledge of the assistant. Names are only needed by content and its check. */
export function knowledgeOf(content: Content, pages: readonly ReadablePage[]): Knowledge {
  const all = namedPassages(content, pages);
  const passages: Passage[] = [];
  const places = new Map<string, number>();
  const placeOf = (name: string): number[] => {
    const found = findPassage(all, name);
    if (!found) return [];
    const place = places.get(name) ?? passages.push(quotable(found)) - 1;
    places.set(name, place);
    return [place];
  };
  const intents = withNext(
    content.all("assistant-intents").map(({ data }) => data.intents),
    (names) => names.flatMap(placeOf),
  );
  const others = all.filter(({ id }) => !places.has(id)).sort((a, b) => Number(isArticle(a)) - Number(isArticle(b)));
  const { synonyms, ...language } = content.one("assistant-language");
  const { answering, computed, emergency } = content.one("assistant");
  const lexicon = { synonyms, clusters, vocabulary: vocabularyOf(content) };
  return {
    passages: [...passages, ...others.slice(0, MOST_NAMED).map(nameable)],
    intents,
    model: trained(classesOf(content, all), lexicon),
    lexicon,
    facts: factsOf(content),
    language,
    words: { answering, computed, emergency },
  };
}

/** The knowledge file for the browser. */
export function knowledgeFile(content: Content, pages: readonly ReadablePage[]): string {
  return JSON.stringify(packKnowledge(knowledgeOf(content, pages)));
}

function quotable({ page, href, heading, text, items }: PagePassage): Passage {
  const quoted = text === "" ? "" : shorten(text.split("\n"), QUOTED.text).join("\n");
  return { page, href, heading, text: quoted, items: items.slice(0, QUOTED.items) };
}

function nameable({ page, href, heading, text, items }: PagePassage): Passage {
  return { page, href, heading, text: `${text} ${items.join(" ")}`.trim().slice(0, NAMED), items: [] };
}

const isArticle = ({ id }: PagePassage) => id.startsWith("/blog/");

/** Suggested next are the following intents of the file. */
function withNext(
  files: readonly (readonly Intent[])[],
  indexesOf: (names: readonly string[]) => number[],
): KnownIntent[] {
  let start = 0;
  return files.flatMap((intents) => {
    const first = start;
    start += intents.length;
    return intents.map(({ id, question, computed, text, passages = [] }, index) => {
      const following = [...intents.keys()].map((offset) => (index + 1 + offset) % intents.length);
      const next =
        question === undefined ? [] : following.filter((each) => each !== index && intents[each]?.question).slice(0, 2);
      return { id, question, computed, text, passages: indexesOf(passages), next: next.map((each) => first + each) };
    });
  });
}

/** Words that several wordings have and no cluster: they are spelt correctly. */
function vocabularyOf(content: Content): string {
  const known = new Set(clusters.flatMap((line) => line.split(" ")));
  const counts = new Map<string, number>();
  for (const { wordings } of intentsOf(content)) {
    for (const word of wordings.flatMap((wording) => plain(wording).split(" "))) {
      if (word.length > 3 && !known.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .flatMap(([word, count]) => (count > 1 ? [word] : []))
    .sort()
    .join(" ");
}

function classesOf(content: Content, all: readonly PagePassage[]): TrainingClass[] {
  return intentsOf(content).map(({ question, computed, text, passages: [first = ""] = [], wordings }) => ({
    wordings: [...wordings, question, findPassage(all, first)?.heading].filter((each) => each !== undefined),
    isOfAnyone:
      computed !== "danger" && computed !== "decline" && text === undefined && !first.startsWith("/industries"),
  }));
}
