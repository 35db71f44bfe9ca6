import type { SpeakerNames, Turn } from "../../components/chat.tsx";
import { listFrame } from "../../components/grid.css.ts";
import { lines as lineStyles, speakers, transcript, turn } from "./transcript.css.ts";

interface TranscriptProps {
  readonly lines: readonly Turn[];
  readonly names: SpeakerNames;
}

/** A conversation between a customer and an assistant. */
export function Transcript({ lines, names }: TranscriptProps) {
  return (
    <div className={listFrame}>
      <ol className={transcript}>
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
