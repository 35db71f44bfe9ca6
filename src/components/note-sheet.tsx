import { smallText, softText } from "../theme/layout.css.ts";
import { caption, entry, rows as rowsStyle, sheet, text as textStyle, title as titleStyle } from "./note-sheet.css.ts";

interface NoteSheetProps {
  readonly note: {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly text: string }[];
  };
  /** Says that this is an example. */
  readonly label: string;
}

/** What a product heard, did or wrote, line by line, like a page of a surveyor's field book. */
export function NoteSheet({ note: { title, rows }, label }: NoteSheetProps) {
  return (
    <figure className={sheet}>
      <figcaption className={caption}>
        <span className={`${softText} ${smallText}`}>{label}</span>
        <strong className={titleStyle}>{title}</strong>
      </figcaption>
      <dl className={rowsStyle}>
        {rows.map((row, index) => (
          <div key={index} className={entry}>
            <dt>{row.label}</dt>
            <dd className={textStyle}>{row.text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
