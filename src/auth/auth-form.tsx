import type { FormEventHandler, ReactNode } from "react";
import { form } from "./auth-form.css.ts";

interface AuthFormProps {
  /** The heading that names it. */
  readonly titleId: string;
  readonly isBusy: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** A form for staff. Its method keeps browsers from submitting what was typed. */
export function AuthForm({ titleId, isBusy, onSubmit, children }: AuthFormProps) {
  return (
    <form className={form} method="dialog" onSubmit={onSubmit} noValidate aria-labelledby={titleId} aria-busy={isBusy}>
      {children}
    </form>
  );
}
