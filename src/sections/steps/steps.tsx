import { frame } from "../../components/grid.css.ts";
import { measure, soft, titleSize } from "../../theme/layout.css.ts";
import { step, steps } from "./steps.css.ts";

interface StepsProps {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** What happens, in order: below one another, or beside one another where there is room. */
export function Steps({ items }: StepsProps) {
  return (
    <div className={frame}>
      <ol className={steps}>
        {items.map(({ title, text }) => (
          <li key={title} className={step}>
            <h3 className={titleSize.heading4}>{title}</h3>
            <p className={`${soft} ${measure}`}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
