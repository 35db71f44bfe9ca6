import type { ReactNode, Ref } from "react";
import { message as messageStyle, problem } from "./auth-form.css.ts";

interface ProblemProps {
  readonly message: string | undefined;
  readonly id?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** What helps. */
  readonly children?: ReactNode;
}

/** An error that is announced at once. */
export function Problem({ message, id, ref, children }: ProblemProps) {
  if (!message) return null;
  return (
    <div className={problem} role="alert" id={id} ref={ref} tabIndex={-1}>
      <p className={messageStyle}>{message}</p>
      {children}
    </div>
  );
}
