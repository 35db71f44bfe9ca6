import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** The weights that PDF and pictures are set in, whole: what draws those knows no variable fonts, and no other font to take a letter from. */
const SOURCES = {
  heading: "@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf",
  text: "@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf",
  strong: "@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf",
  italic: "@expo-google-fonts/hanken-grotesk/400Regular_Italic/HankenGrotesk_400Regular_Italic.ttf",
} as const;

/** The name of a font that PDF and pictures are set in. */
export type StaticFont = keyof typeof SOURCES;

/** @returns a font that PDF and pictures are set in, as TrueType */
export function readStaticFont(name: StaticFont): Buffer {
  return readFileSync(require.resolve(SOURCES[name]));
}

const parsed = new Map<StaticFont, Font>();

/** @returns the same font, to ask it about its letters */
export function parsedFont(name: StaticFont): Font {
  const font = parsed.get(name) ?? create(readStaticFont(name));
  parsed.set(name, font);
  return font;
}

/** Spaces, and signs that are not seen: no font needs a drawing of them. (Control characters are another check's.) */
const UNDRAWN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/u;

/** @returns a text in the signs that the fonts have most of: a letter and its accent are one, and a hyphen that doesn't break is any hyphen between joiners */
export function drawable(text: string): string {
  return text.normalize("NFC").replaceAll("\u2011", "\u2060-\u2060");
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** @returns the letters of a text, as a reader sees them, that one of some fonts can't draw */
export function missingLetters(text: string, fonts: readonly StaticFont[]): string[] {
  const isMissing = (character: string) =>
    !UNDRAWN.test(character) &&
    fonts.some((name) => !parsedFont(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const found = [...letters.segment(drawable(text))].map(({ segment }) => segment);
  return [...new Set(found)].filter((letter) => [...letter].some(isMissing));
}
