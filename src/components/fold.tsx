import type { ReactNode } from "react";
import { chevron, opener } from "./fold.css.ts";
import { Icon } from "./icon.tsx";

interface FoldProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Folded content below a title, without a script. */
export function Fold({ title, className, children }: FoldProps) {
  return (
    <details className={className}>
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
