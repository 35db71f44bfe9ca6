import { visuallyHidden } from "../theme/layout.css.ts";
import * as styles from "./messages.css.ts";

type Speaker = "customer" | "assistant";

/** What the speakers are called. */
export type SpeakerNames = Readonly<Record<Speaker, string>>;

interface MessagesProps {
  readonly lines: readonly {
    readonly speaker: Speaker;
    readonly text: string;
    /** Where the answer is from, or whom it went to. */
    readonly from?: string | undefined;
  }[];
  readonly names: SpeakerNames;
}

/** Messages as a chat shows them. Sides and colours say who wrote which; screen readers get the names. */
export function Messages({ lines, names }: MessagesProps) {
  return (
    <ol className={styles.messages}>
      {lines.map(({ speaker, text, from }, index) => (
        <li key={index} className={styles.speakers[speaker]}>
          <span className={visuallyHidden}>{names[speaker]}: </span>
          {text}
          {from && <span className={styles.from}>{from}</span>}
        </li>
      ))}
    </ol>
  );
}
