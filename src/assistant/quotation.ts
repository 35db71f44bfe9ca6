import type { AnswerPart, Source } from "./assistant.ts";
import { bestOf, excerptOf, type Room, saidIn, wholeOf } from "./excerpt.ts";
import type { Passage } from "./knowledge.ts";
import { plain } from "./plain.ts";
import { type Asked, namesOf } from "./words.ts";

/** How many other places are named below a quotation. */
const OTHERS = 2;

/** What share of a question another passage has to say that the best one doesn't, to be quoted with it. */
const MISSING = 0.3;

/** How much of the room each of two passages has. */
const SHORTER = 0.7;

interface Wanted {
  readonly asked: Asked;
  readonly room: Room;
  /** A heading that is above it already. */
  readonly heading?: string | undefined;
  /** Whether they are quoted one after another, as many as fit. */
  readonly together?: boolean | undefined;
}

/** Quotes passages, and names where they are from and where more is. */
export function* quotationOf(passages: readonly Passage[], wanted: Wanted): Generator<AnswerPart> {
  const quoted = excerptsOf(passages, wanted);
  for (const [index, excerpt] of quoted.entries()) {
    const { heading, text, items, page, href } = excerpt;
    const above = index === 0 ? wanted.heading : quoted[index - 1]?.heading;
    const isAbove = heading === above || (quoted.length === 1 && above !== undefined && isReplacedBy(above, excerpt));
    if (!isAbove) yield { kind: "heading", text: heading };
    if (text) yield { kind: "text", text };
    if (items.length > 0) yield { kind: "list", items };
    if (href !== quoted[index + 1]?.href) yield { kind: "source", source: { title: page, href } };
  }
  yield* othersOf(passages, quoted);
}

/** Further passages, one for each part of a page. */
export function* othersOf(passages: readonly Passage[], quoted: readonly Passage[]): Generator<AnswerPart> {
  const seen = new Set(quoted.map(({ href }) => href));
  const most = seen.size + OTHERS;
  for (const { page, heading, href } of passages) {
    if (seen.has(href) || seen.size >= most) continue;
    seen.add(href);
    yield { kind: "more", source: sourceOf(page, heading, href) };
  }
}

/** Whether a question says as much as the heading of its answer. A yes or no answers the question of its own heading alone. */
function isReplacedBy(question: string, { heading, text }: Passage): boolean {
  return isAlike(heading, question) && !(heading.endsWith("?") && /^(?:yes|no|not)\b/i.test(text));
}

/** Whether two headings share a word. If not, the second may say who or what a text is about. */
function isAlike(one: string, other: string): boolean {
  const [names, others] = [one, other].map((text) => namesOf(plain(text).split(" ")));
  return names?.some((name) => !name.includes(" ") && others?.includes(name)) ?? false;
}

function excerptsOf(passages: readonly Passage[], { asked, room, together = false }: Wanted): Passage[] {
  const best = bestOf(passages, asked);
  if (!best) return [];
  if (!together) {
    const other = missingIn(best, passages, asked);
    return other === undefined
      ? [excerptOf(best, asked, room)]
      : [best, other].map((passage) => excerptOf(passage, asked, { text: room.text * SHORTER, items: room.items }));
  }
  let { text, items } = room;
  const chosen: Passage[] = [];
  for (const passage of passages) {
    const excerpt = excerptOf(passage, asked, { text: Math.max(text, 0), items: Math.max(items, 1) });
    text -= excerpt.text.length;
    items -= excerpt.items.length;
    if (chosen.length > 0 && (text < 0 || items < 0)) break;
    chosen.push(excerpt);
  }
  return chosen;
}

/** The passage that says most of what the best one doesn't, if that is much of the question. */
function missingIn(best: Passage, passages: readonly Passage[], asked: Asked): Passage | undefined {
  const missing: Asked = new Map([...asked].filter(([name]) => saidIn(wholeOf(best), new Map([[name, 1]])) === 0));
  const weightOf = (words: Asked) => [...words.values()].reduce((sum, weight) => sum + weight, 0);
  const needed = MISSING * weightOf(asked);
  const shares = passages.map((passage) => (passage === best ? 0 : saidIn(wholeOf(passage), missing)));
  const most = Math.max(...shares);
  return most > 0 && most * weightOf(missing) >= needed ? passages[shares.indexOf(most)] : undefined;
}

function sourceOf(page: string, heading: string, href: string): Source {
  return { title: page === heading ? page : `${page}: ${heading}`, href };
}
