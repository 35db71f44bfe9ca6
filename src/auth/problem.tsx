import type { ReactNode, Ref } from "react";
import { strongText } from "../theme/layout.css.ts";
import * as styles from "./auth-form.css.ts";

interface ProblemProps {
  readonly message: string | undefined;
  readonly id?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** Whether nothing was done yet that could have gone wrong. */
  readonly isNote?: boolean;
  readonly children?: ReactNode;
}

/** An error that is announced at once. */
export function Problem({ message, id, ref, isNote = false, children }: ProblemProps) {
  if (!message) return null;
  return (
    <div className={isNote ? styles.notice : styles.problem} role="alert" id={id} ref={ref} tabIndex={-1}>
      <p className={isNote ? strongText : styles.message}>{message}</p>
      {children}
    </div>
  );
}
