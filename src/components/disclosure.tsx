import type { ReactNode, Ref } from "react";
import { titleSize } from "../theme/layout.css.ts";
import { disclosure, mark, summary } from "./disclosure.css.ts";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
  readonly title: string;
  readonly id?: string;
  /** Whether it is open from the start. */
  readonly open?: boolean;
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly children: ReactNode;
}

/** A title whose content opens below it, without a script. */
export function Disclosure({ title, id, open, ref, children }: DisclosureProps) {
  return (
    <details id={id} className={disclosure} open={open} ref={ref}>
      <summary className={summary}>
        <h3 className={titleSize.heading4}>{title}</h3>
        <span className={mark}>
          <Icon name="cross" />
        </span>
      </summary>
      {children}
    </details>
  );
}
