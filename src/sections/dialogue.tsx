import { dialogue, lines as lineStyles, speakers, turn } from "./dialogue.css.ts";
import { listFrame } from "./grid.css.ts";

type Speaker = "customer" | "assistant";

interface DialogueProps {
  readonly lines: readonly { readonly speaker: Speaker; readonly text: string }[];
  /** What the speakers are called. */
  readonly names: Readonly<Record<Speaker, string>>;
}

/** A conversation between a customer and an assistant. */
export function Dialogue({ lines, names }: DialogueProps) {
  return (
    <div className={listFrame}>
      <ol className={dialogue}>
        {lines.map(({ speaker, text }) => (
          <li key={text} className={turn}>
            <p className={speakers[speaker]}>{names[speaker]}</p>
            <p className={lineStyles[speaker]}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
