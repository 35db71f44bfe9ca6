import type { ProblemText } from "../problems/problem.ts";

export interface SignMistake {
  readonly index: number;
  readonly problem: ProblemText;
}

const INVISIBLE = new RegExp(
  [
    // Control characters, except tabs and line breaks. One of them makes a feed unreadable.
    /[^\P{Cc}\t\n\r]|[\u2028\u2029\ufff9-\ufffb]/u,
    // Default-ignorable characters. Joiners, emoji variants and flag letters are fine,
    /(?!\p{Join_Control}|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u,
    // but not after a Latin letter or a space, and not without a flag.
    /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Join_Control}])\p{Join_Control}/u,
    /(?<=\p{Script=Latin})\p{Join_Control}|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "u",
);

/** Code points that are no character: private use, unassigned, lone surrogates, the replacement character. */
const NO_CHARACTER = /[\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\ufffc\ufffd]/u;

const RETYPE = "It often comes with text pasted from other programs: delete the text around it and type it again.";

/** @returns the first invisible character of a text */
export function invisibleSign(text: string): SignMistake | undefined {
  return firstOf(text, INVISIBLE, "an invisible character");
}

/** @returns what can't be published of a text, typed, pasted or escaped; the first of each kind */
export function wrongSigns(text: string): SignMistake[] {
  return [invisibleSign(text), firstOf(text, NO_CHARACTER, "a code that is no character"), misreadSign(text)].filter(
    (found) => found !== undefined,
  );
}

function firstOf(text: string, signs: RegExp, what: string): SignMistake | undefined {
  const index = text.search(signs);
  if (index === -1) return undefined;
  return { index, problem: { message: `${what} is here${afterWord(text, index)}`, hint: RETYPE } };
}

function afterWord(text: string, index: number): string {
  const word = text.slice(0, index).split(/\s/).at(-1)?.slice(-20) ?? "";
  return word === "" ? "" : `, after "${word}"`;
}

/** Bytes from 0x80 on in the encoding that UTF-8 is most often mistaken for. */
const WINDOWS_1252 = [...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at))];

const WITHIN = `[${WINDOWS_1252.slice(0, 64).join("")}]`;

/** UTF-8 that was decoded with the old encoding of Windows or the Mac. In capitals, "CAFÉ”" and "PÅ…" are words. */
const MISREAD = new RegExp(
  `(?<!\\p{Lu})(?:[ÃÄÅ]${WITHIN}|[ÂÃ](?!\\p{L}))${WITHIN}?|[âï]${WITHIN}{2}|â€|ð${WITHIN}{3}|‚Ä[ôúùìî]|√[©®]`,
  "u",
);

function misreadSign(text: string): SignMistake | undefined {
  const found = MISREAD.exec(text);
  if (!found) return undefined;
  const meant = asUtf8(found[0]);
  return {
    index: found.index,
    problem: {
      message: `"${found[0].trim()}" is a character that a program has misread${meant ? `: it was "${meant}"` : ""}`,
      hint: "Copy the text once more from where it comes from, or type this character again.",
    },
  };
}

function asUtf8(written: string): string | undefined {
  const bytes = [...written].map((character) => 128 + WINDOWS_1252.indexOf(character));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes)).trim();
  } catch {
    return undefined;
  }
}
