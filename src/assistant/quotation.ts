import type { AnswerPart, Source } from "./assistant.ts";
import { bestOf, excerptOf, type Room } from "./excerpt.ts";
import type { Passage } from "./knowledge.ts";
import { plain } from "./plain.ts";
import { type Asked, namesOf } from "./words.ts";

/** How many other places are named below a quotation. */
const OTHERS = 2;

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
    const isAbove =
      heading === quoted[index - 1]?.heading ||
      (quoted.length === 1 && wanted.heading !== undefined && isAlike(heading, wanted.heading));
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

/** Whether two headings share a word. If not, the second may say who or what a text is about. */
function isAlike(one: string, other: string): boolean {
  const [names, others] = [one, other].map((text) => namesOf(plain(text).split(" ")));
  return names?.some((name) => !name.includes(" ") && others?.includes(name)) ?? false;
}

function excerptsOf(passages: readonly Passage[], { asked, room, together = false }: Wanted): Passage[] {
  const best = bestOf(passages, asked);
  if (!best) return [];
  if (!together) return [excerptOf(best, asked, room)];
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

function sourceOf(page: string, heading: string, href: string): Source {
  return { title: page === heading ? page : `${page}: ${heading}`, href };
}
