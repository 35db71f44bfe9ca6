import type { ComponentProps } from "react";
import { control, field, hint as hintStyle } from "../forms/field.css.ts";
import { strongText } from "../theme/layout.css.ts";

interface AuthFieldProps extends Omit<ComponentProps<"input">, "className"> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly look: keyof typeof control;
  /** The id of the error message; undefined without an error. */
  readonly problemId: string | undefined;
}

/** A text field with label and hint. */
export function AuthField({ label, hint, look, problemId, ...input }: AuthFieldProps) {
  const hintId = hint ? `${input.id}.hint` : undefined;
  const described = [hintId, problemId].filter(Boolean).join(" ");
  return (
    <div className={field}>
      <label className={strongText} htmlFor={input.id}>
        {label}
      </label>
      {hint && (
        <p className={hintStyle} id={hintId}>
          {hint}
        </p>
      )}
      <input
        {...input}
        className={control[look]}
        required
        aria-invalid={problemId ? true : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  );
}
