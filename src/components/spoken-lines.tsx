import { small, spaced } from "../theme/layout.css.ts";
import type { SpeakerNames, Turn } from "./chat.tsx";
import { speakers, wave, words } from "./spoken-lines.css.ts";

interface SpokenLinesProps {
  readonly lines: readonly Turn[];
  readonly names: SpeakerNames;
}

/** What is said on the phone, with a drawing of how it sounds. */
export function SpokenLines({ lines, names }: SpokenLinesProps) {
  return (
    <ol className={spaced.wide}>
      {lines.map(({ speaker, text }, index) => (
        <li key={index} className={speakers[speaker]}>
          <span className={small}>{names[speaker]}</span>
          <svg
            className={wave}
            viewBox={`0 -10 ${3 * text.length} 20`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <path d={sound(text)} />
          </svg>
          <span className={words}>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** How loud a letter sounds: a stroke of twice that height; other signs are silences. */
const LOUDNESS: readonly (readonly [letters: string, loudness: number])[] = [
  ["ao", 9],
  ["eiu", 7],
  ["lmnrwy", 5],
  ["bdgjvz", 4],
  ["cfhkpqstx", 2],
];

/** @returns a stroke for each letter, three units apart. */
function sound(text: string): string {
  return [...text.toLowerCase()]
    .map((letter, at) => {
      const loudness = LOUDNESS.find(([letters]) => letters.includes(letter))?.[1] ?? 0.5;
      return `M${3 * at + 1.5}-${loudness}V${loudness}`;
    })
    .join("");
}
