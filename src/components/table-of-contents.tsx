import { smallTitle } from "../theme/layout.css.ts";
import { Fold } from "./fold.tsx";
import { beside, folded, item, link, list, numbered } from "./table-of-contents.css.ts";

interface TableOfContentsProps {
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Whether the parts are numbered. */
  readonly isNumbered?: boolean;
}

/**
 * The table of contents of a long text: beside the text on wide screens, folded above it on phones, where the
 * other one is not rendered. It works without a script.
 */
export function TableOfContents({ title, headings, isNumbered = false }: TableOfContentsProps) {
  // A short text has no parts, and stays in its own column.
  if (headings.length === 0) return <div className={beside} />;
  return (
    <>
      <nav className={beside} aria-label={title}>
        <p className={smallTitle}>{title}</p>
        <List headings={headings} isNumbered={isNumbered} />
      </nav>
      <nav className={folded} aria-label={title}>
        <Fold title={title}>
          <List headings={headings} isNumbered={isNumbered} />
        </Fold>
      </nav>
    </>
  );
}

function List({ headings, isNumbered }: Required<Omit<TableOfContentsProps, "title">>) {
  return (
    <ol className={isNumbered ? numbered : list}>
      {headings.map(({ id, text }) => (
        <li key={id} className={item}>
          <a className={link} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
