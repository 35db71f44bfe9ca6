import type { Platform } from "../../../schemas/platform.ts";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { darkColours } from "../../theme/tokens.css.ts";
import * as styles from "./made.css.ts";

interface MadeProps {
  readonly made: NonNullable<Extract<Platform, { readonly status: "Available Now" }>["made"]>;
  /** That it is an example. */
  readonly label: string;
}

/** What is made with a platform: a recording and pictures. Drawn, and said in a sentence, like its screen. */
export function Made({ made: { description, recording, pictures }, label }: MadeProps) {
  return (
    <figure className={`${darkColours} ${styles.made}`}>
      <figcaption className={styles.description}>
        {label}: {description}
      </figcaption>
      <div className={styles.recording} aria-hidden="true" data-screen-only="">
        <p className={styles.label}>
          <strong>{recording.title}</strong> <span>{recording.length}</span>
        </p>
        <svg className={styles.wave} viewBox="0 0 320 64" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.heard} d={wave(0, HEARD)} />
          <path d={wave(HEARD, BARS)} />
        </svg>
      </div>
      <ul className={styles.pictures} aria-hidden="true" data-screen-only="">
        {pictures.map(({ drawing, title }, index) => (
          <li key={index}>
            <IndustryPicture drawing={drawing} />
            <span className={styles.label}>{title}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The bars of the waveform, and how many of them are played. */
const BARS = 80;
const HEARD = 29;

/** Words with pauses between them, as levels of a recording look. */
function wave(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    const word = Math.max(0.08, Math.abs(Math.sin(at * 0.29)) * Math.abs(Math.cos(at * 0.071 + 0.4)));
    const half = Math.round(30 * word * (0.55 + 0.45 * Math.abs(Math.sin(at * 1.7))));
    return `M${at * 4 + 2} ${32 - Math.max(1, half)}v${2 * Math.max(1, half)}`;
  }).join("");
}
