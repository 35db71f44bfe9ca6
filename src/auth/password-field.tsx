import { control, field, hint as hintStyle, label as labelStyle } from "../forms/field.css.ts";
import { type PasswordName, SHORTEST_PASSWORD } from "./password-check.ts";

interface PasswordFieldProps {
  readonly name: PasswordName;
  readonly label: string;
  readonly hint?: string;
  /** Whether what is typed can be read. */
  readonly isShown: boolean;
  /** The id of the message that says what is wrong with this field; undefined if nothing is. */
  readonly problemId: string | undefined;
}

/** A field for a new password, made for password managers: nothing keeps them, or anybody, from filling in or pasting. */
export function PasswordField({ name, label, hint, isShown, problemId }: PasswordFieldProps) {
  const hintId = hint ? `${name}-hint` : undefined;
  const described = [hintId, problemId].filter(Boolean).join(" ");
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={name}>
        {label}
      </label>
      {hint && (
        <p className={hintStyle} id={hintId}>
          {hint}
        </p>
      )}
      <input
        className={control.text}
        id={name}
        name={name}
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        required
        minLength={SHORTEST_PASSWORD}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  );
}
