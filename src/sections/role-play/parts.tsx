import { titleSize } from "../../theme/layout.css.ts";
import { darkColours } from "../../theme/tokens.css.ts";
import { example, type Line, type PlayState } from "./play.ts";
import * as styles from "./role-play.css.ts";
import type { Shown } from "./shown.ts";

interface LinesProps {
  readonly lines: readonly Line[];
  /** The name of the product's role. */
  readonly speaker: string;
  readonly words: Shown["words"];
}

export function Lines({ lines, speaker, words }: LinesProps) {
  const names = { assistant: speaker, customer: words.you, noted: words.noted };
  return (
    <ol className={styles.lines}>
      {lines.map(({ kind, text }, index) => (
        <li key={index} className={styles.kinds[kind]}>
          <span className={styles.who}>{names[kind]}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

interface NoteProps extends Pick<PlayState, "note" | "step"> {
  readonly play: Shown["plays"][number];
  readonly words: Shown["words"];
}

/** The note for the business. Until a field is filled in, it shows what it may hold. */
export function Note({ play, note, step, words }: NoteProps) {
  const { note: sheet, fields } = play;
  const expected = example(play).note;
  return (
    <div className={`${darkColours} ${styles.note}`}>
      <p className={styles.noteHead}>
        <span className={styles.noteTitle}>{sheet.title}</span>
        <span className={styles.quiet}>{sheet.where}</span>
      </p>
      <dl className={styles.fields}>
        {fields.map(({ name, label }) => (
          <div key={name} className={styles.field}>
            <dt className={styles.quiet}>{label}</dt>
            <dd
              className={styles.value}
              data-such-as={expected.has(name) ? `${words.suchAs} ${expected.get(name)}` : undefined}
            >
              {note.get(name)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.outcome}>
        {step.kind === "end" ? (
          <>
            <span className={`${titleSize.heading4} ${styles.outcomes[step.isUrgent ? "urgent" : "resolved"]}`}>
              {step.title}
            </span>
            <span>{step.text}</span>
          </>
        ) : (
          words.waiting
        )}
      </p>
    </div>
  );
}

/** On phones, where the note is out of sight: how much of it is filled in, and what was last. Each line says it as well. */
export function NoteStrip({ play: { note: sheet, fields }, note }: Pick<NoteProps, "play" | "note">) {
  const last = fields.findLast(({ name }) => note.has(name));
  return (
    <p className={`${darkColours} ${styles.strip}`} aria-hidden="true">
      <strong>{sheet.title}</strong>
      <span className={styles.marks}>
        {fields.map(({ name }) => (
          <span key={name} className={styles.mark} data-filled={note.has(name) || undefined} />
        ))}
      </span>
      <span className={styles.last}>{last && note.get(last.name)}</span>
    </p>
  );
}
