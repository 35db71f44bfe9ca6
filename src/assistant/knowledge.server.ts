import type { Intent } from "../../schemas/assistant/intents.ts";
import type { Content } from "../content/entries/content.server.ts";
import { factsOf } from "./facts.server.ts";
import { type Knowledge, type Passage, packKnowledge } from "./knowledge.ts";
import { findPassage, type PagePassage, passagesOf, type ReadablePage } from "./passages.server.ts";
import { plain } from "./plain.ts";
import type { TrainingClass } from "./train.server.ts";
import { trained } from "./trained.server.ts";
import clusters from "./word-clusters.json" with { type: "json" };

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
    // Where a paragraph was rewritten, all of its passage still answers.
    const found = findPassage(all, name) ?? findPassage(all, name.replace(/~.*/, ""));
    if (!found) return [];
    const place = places.get(name) ?? passages.push(passageOf(found)) - 1;
    places.set(name, place);
    return [place];
  };
  const intents = intentsOf(content).map(({ id, question, computed, text, short, together, passages: names = [] }) => ({
    ...{ id, question, computed, text, short, together },
    passages: names.flatMap(placeOf),
  }));
  const { alternatives, danger, harmless, languages } = content.one("assistant-language");
  const { answering, computed, emergency } = content.one("assistant");
  const lexicon = lexiconOf(content);
  return {
    passages,
    intents,
    model: trained(classesOf(content, all), lexicon),
    lexicon,
    facts: factsOf(content),
    language: { alternatives, danger, harmless, languages },
    words: { answering, computed, emergency },
  };
}

/** The knowledge file for the browser. */
export function knowledgeFile(content: Content, pages: readonly ReadablePage[]): string {
  return JSON.stringify(packKnowledge(knowledgeOf(content, pages)));
}

function passageOf({ page, href, heading, text, items }: PagePassage): Passage {
  return { page, href, heading, text, items };
}

/** Words of wordings, and the groups of words in similar use that have some of them. */
function lexiconOf(content: Content): Knowledge["lexicon"] {
  const counts = new Map<string, number>();
  for (const { wordings } of intentsOf(content)) {
    for (const word of wordings.flatMap((wording) => plain(wording).split(" ")))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const used = clusters.filter((line) => line.split(" ").filter((word) => counts.has(word)).length > 1);
  const known = new Set(used.flatMap((line) => line.split(" ")));
  // What several wordings have is spelt correctly.
  const vocabulary = [...counts]
    .flatMap(([word, count]) => (word.length > 3 && count > 1 && !known.has(word) ? [word] : []))
    .sort()
    .join(" ");
  return { synonyms: content.one("assistant-language").synonyms, clusters: used, vocabulary };
}

function sentencesIn(passage: PagePassage | undefined): string[] {
  return (passage?.blocks ?? [])
    .flatMap(({ text }) => text.split(/(?<=[.?!;]) /))
    .filter((each) => /\w+ \w+ \w+ \w/.test(each));
}

function classesOf(content: Content, all: readonly PagePassage[]): TrainingClass[] {
  return intentsOf(content).map(({ question, computed, text, passages = [], wordings }) => {
    const [first, ...others] = passages.map((name) => findPassage(all, name));
    return {
      wordings: [...wordings, question, first?.heading].filter((each) => each !== undefined),
      told: [first, ...others].flatMap(sentencesIn),
      isOfAnyone:
        computed !== "danger" &&
        computed !== "decline" &&
        text === undefined &&
        !passages[0]?.startsWith("/industries"),
    };
  });
}
