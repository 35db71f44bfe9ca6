import { fullWidthStack, smallTitle, softText, strongText, visuallyHidden } from "../theme/layout.css.ts";
import * as styles from "./chat.css.ts";

/** Who writes. */
export type Speaker = "customer" | "assistant";

/** What one of them writes. */
export interface Turn {
  readonly speaker: Speaker;
  readonly text: string;
  /** Where the answer is from, or whom it went to. */
  readonly from?: string | undefined;
}

/** What the speakers are called. */
export type SpeakerNames = Readonly<Record<Speaker, string>>;

interface ChatProps {
  readonly chat: {
    readonly label: string;
    readonly title: string;
    readonly names: SpeakerNames;
    readonly lines: readonly Turn[];
    /** What is there afterwards. */
    readonly outcome?: { readonly label: string; readonly title: string; readonly text: string } | undefined;
  };
}

/** The product at work: what a customer and the assistant write to each other, and what came of it. */
export function Chat({ chat: { label, title, names, lines, outcome } }: ChatProps) {
  return (
    <div className={styles.chat}>
      <figure className={styles.sheet}>
        <figcaption className={styles.caption}>
          <span className={strongText}>{title}</span>
          <span className={softText}>{label}</span>
        </figcaption>
        <Messages lines={lines} names={names} isWindow />
      </figure>
      {outcome && (
        <div className={styles.outcome}>
          <p className={smallTitle}>{outcome.label}</p>
          <p className={styles.outcomeTitle}>{outcome.title}</p>
          <p className={softText}>{outcome.text}</p>
        </div>
      )}
    </div>
  );
}

interface MessagesProps {
  readonly lines: readonly Turn[];
  readonly names: SpeakerNames;
  /** With the space of a window around them. */
  readonly isWindow?: boolean;
}

/** Messages as a chat shows them. Who wrote which is seen from its side and colour, and said to those who don't see it. */
export function Messages({ lines, names, isWindow = false }: MessagesProps) {
  return (
    <ol className={isWindow ? styles.pane : fullWidthStack.small}>
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
