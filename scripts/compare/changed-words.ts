/** What changed between two versions of a page's Markdown, in words for its report. */

/** More than that is told by the pictures. */
const MOST = 4;

/** Longer texts are cut. */
const LONGEST = 80;

/** @returns what changed, such as "“$99” is now “$107”"; nothing where the words are the same */
export function changedWords(before: string, after: string): string[] {
  const [old, young] = [linesOf(before), linesOf(after)];
  const [gone, come] = [without(old, young), without(young, old)];
  const found =
    gone.length === come.length
      ? gone.flatMap((line, at) => changesOf(line, come[at] ?? ""))
      : [...come.map((line) => `new: ${quoted(line)}`), ...gone.map((line) => `gone: ${quoted(line)}`)];
  const all = [...new Set([...moved(without(old, gone), without(young, come)), ...found])];
  return all.length > MOST ? [...all.slice(0, MOST), `${all.length - MOST} more`] : all;
}

/** Lines with words: those below the heads of tables have none. */
const linesOf = (markdown: string) =>
  markdown
    .split("\n")
    .map((line) => line.trim().replaceAll(/\s+/g, " "))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** @returns the lines that aren't among the others; a line that occurs twice has to be there twice */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count < 1;
  });
}

/** @returns the words that differ between two lines; the parts that differ where one has more words */
function changesOf(before: string, after: string): string[] {
  const [old, young] = [before.split(/\s+/), after.split(/\s+/)];
  if (old.length === young.length) {
    const pairs = old.flatMap((word, at) => (word === young[at] ? [] : [[bare(word), bare(young[at] ?? "")] as const]));
    if (pairs.length <= Math.min(MOST, old.length / 2))
      return pairs.map(([one, other]) => `${quoted(one)} is now ${quoted(other)}`);
  }
  return [`${quoted(before)} is now ${quoted(after)}`];
}

/** @returns the first heading that has changed its place among the others, with the sections below it */
function moved(old: readonly string[], young: readonly string[]): string[] {
  const headingsOf = (lines: readonly string[]) => lines.filter((line) => /^#{1,3} /.test(line));
  const [before, after] = [headingsOf(old), headingsOf(young)];
  const heading = before.find((each, index) => each !== after[index]);
  if (heading === undefined) return old.some((line, index) => line !== young[index]) ? [OTHER_ORDER] : [];
  return [`${quoted(heading)} has moved below ${quoted(after[after.indexOf(heading) - 1] ?? "")}`];
}

const OTHER_ORDER = "the same texts in another order";

/** A word without the signs around it. */
const bare = (word: string) => word.replaceAll(/^[*_("“‘[]+|[*_)"”’\],.:;]+$/g, "");

function quoted(text: string): string {
  const words = text.replace(/^(?:#+|[-*>|]|\d+\.) +/, "").replaceAll("**", "");
  return `“${words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()} …` : words}”`;
}
