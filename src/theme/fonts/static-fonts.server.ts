import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** Static weights for PDF and pictures, complete: their renderers have no variable fonts and no fallbacks. */
const SOURCES = {
  heading: "@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf",
  text: "@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf",
  strong: "@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf",
  italic: "@expo-google-fonts/hanken-grotesk/400Regular_Italic/HankenGrotesk_400Regular_Italic.ttf",
} as const;

/** The name of a static font. */
export type StaticFont = keyof typeof SOURCES;

/** A static font as TrueType */
export function readStaticFont(name: StaticFont): Buffer {
  return readFileSync(require.resolve(SOURCES[name]));
}

const parsed = new Map<StaticFont, Font>();

/** A static font, to look up its glyphs */
function parsedFont(name: StaticFont): Font {
  const font = parsed.get(name) ?? create(readStaticFont(name));
  parsed.set(name, font);
  return font;
}

/** Whitespace and invisible characters need no glyph. (Control characters are another check's.) */
const UNDRAWN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/u;

/** Normalises a text to characters that fonts have: composed letters, plain hyphens instead of non-breaking ones */
export function drawable(text: string): string {
  return text.normalize("NFC").replaceAll("\u2011", "\u2060-\u2060");
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The letters of a text, as a reader sees them, that one of some fonts lacks */
export function missingLetters(text: string, fonts: readonly StaticFont[]): string[] {
  const isMissing = (character: string) =>
    !UNDRAWN.test(character) &&
    fonts.some((name) => !parsedFont(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const found = [...letters.segment(drawable(text))].map(({ segment }) => segment);
  return [...new Set(found)].filter((letter) => [...letter].some(isMissing));
}
