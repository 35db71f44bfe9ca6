import { contents, item, link, list, title as titleStyle } from "./page-contents.css.ts";

interface PageContentsProps {
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** The table of contents of a long text. It needs no script: the links are anchors on the page. */
export function PageContents({ title, headings }: PageContentsProps) {
  return (
    <nav className={contents} aria-labelledby="page-contents">
      <h2 className={titleStyle} id="page-contents">
        {title}
      </h2>
      <ol className={list}>
        {headings.map(({ id, text }) => (
          <li key={id} className={item}>
            <a className={link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
