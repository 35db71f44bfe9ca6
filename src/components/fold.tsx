import type { ReactNode } from "react";
import { chevron, opener } from "./fold.css.ts";
import { Icon } from "./icon.tsx";

interface FoldProps {
  readonly title: string;
  readonly className?: string;
  /** Whether it is open from the start. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Folded content below a title, without a script. */
export function Fold({ title, className, open, children }: FoldProps) {
  return (
    <details className={className} open={open}>
      <summary className={opener}>
        {title}
        <span className={chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      {children}
    </details>
  );
}
