import site from "virtual:site";
import { backgrounds, smallText, softText } from "../../theme/layout.css.ts";
import { cover, coverTitle, page, pageLine, sheets } from "./guide-cover.css.ts";

interface GuideCoverProps {
  readonly title: string;
  /** The heading of the guide's contents, and the parts that are below it. */
  readonly contents: string;
  readonly parts: readonly string[];
}

/** A drawing of the guide. It repeats what the page says, so it is hidden from assistive technology. */
export function GuideCover({ title, contents, parts }: GuideCoverProps) {
  return (
    <div className={sheets} aria-hidden="true">
      <div className={`${backgrounds.dark} ${cover}`}>
        <p className={coverTitle}>{title}</p>
        <p className={`${softText} ${smallText}`}>{site.brand.name}</p>
      </div>
      <div className={page}>
        <p className={coverTitle}>{contents}</p>
        <ul>
          {parts.map((part, index) => (
            <li key={index} className={pageLine}>
              {part}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
