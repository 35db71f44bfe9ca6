import site from "virtual:site";
import { Icon } from "../components/icon.tsx";
import type { form } from "../content/lists/form.server.ts";
import { strongText } from "../theme/layout.css.ts";
import { TICKED } from "./constants.ts";
import * as styles from "./field.css.ts";

/** A form with the choices of its fields, as pages are given it. */
export type Form = ReturnType<typeof form>;

/** A field of a form, with its choices. */
export type Field = Form["fields"][number];
type LineField = Extract<Field, { kind: "text" | "email" | "tel" | "url" | "number" }>;
type ChoiceField = Extract<Field, { options: string }>;
type CheckboxField = Extract<Field, { kind: "checkbox" | "consent" }>;

interface FieldProps<Kind extends Field = Field> {
  readonly field: Kind;
  /** What is wrong with it, in words. */
  readonly error?: string | undefined;
  /** What the visitor has brought along for it. */
  readonly carried?: string | undefined;
}

/** A field of a form: its label, its hint and what is typed or chosen. */
export function FormField(props: FieldProps) {
  const { field } = props;
  if (field.kind === "checkboxes") return <CheckboxGroup {...props} field={field} />;
  if (field.kind === "checkbox" || field.kind === "consent") return <Checkbox {...props} field={field} />;
  return (
    <div className={`${props.error ? styles.wrong : styles.field} ${isShort(field) ? styles.short : ""}`}>
      <label className={strongText} htmlFor={field.id}>
        {field.label} <Mark field={field} />
      </label>
      <Hint field={field} />
      <FieldErrorText {...props} />
      <Control {...props} field={field} />
    </div>
  );
}

/** Whether half a row holds it: not what is told in the visitor's own words. */
function isShort(field: Field): boolean {
  return field.kind !== "textarea" && !("autocomplete" in field && field.autocomplete === "off");
}

/** Says in words whether the field may be left out: an asterisk would have to be explained. */
function Mark({ field }: FieldProps) {
  const { required, optional } = site.navigation.forms;
  return <span className={styles.mark}>({field.required ? required : optional})</span>;
}

function Hint({ field }: FieldProps) {
  if (!field.hint) return null;
  return (
    <p className={styles.hint} id={hintId(field)}>
      {field.hint}
    </p>
  );
}

function FieldErrorText({ field, error }: FieldProps) {
  if (!error) return null;
  return (
    <p className={styles.error} id={errorId(field)}>
      {error}
    </p>
  );
}

function hintId({ id, hint }: Field): string | undefined {
  return hint ? `${id}.hint` : undefined;
}

function errorId({ id }: Field): string {
  return `${id}.error`;
}

/** The attributes that every control has. "Invalid" is said only of what has been checked, not of what is still empty. */
function common({ field, error }: FieldProps) {
  const { id, name, required } = field;
  const described = [hintId(field), error && errorId(field)].filter(Boolean).join(" ");
  return {
    id,
    name,
    required,
    "aria-invalid": error !== undefined,
    "aria-describedby": described || undefined,
  };
}

function Control(props: FieldProps<Exclude<Field, CheckboxField>>) {
  const { field } = props;
  if ("options" in field) return <Select {...props} field={field} />;
  // No maximum length: it would cut off the end of what is pasted, without a word.
  if (field.kind === "textarea")
    return <textarea {...common(props)} className={styles.control.textarea} rows={6} defaultValue={props.carried} />;
  return <TextBox {...props} field={field} />;
}

function TextBox(props: FieldProps<LineField>) {
  const { field } = props;
  const { kind } = field;
  return (
    <input
      {...common(props)}
      className={styles.control[kind]}
      // The browser's own number box drops what it can't read, and changes when the mouse wheel turns.
      type={kind === "number" ? "text" : kind}
      inputMode={kind === "number" ? "decimal" : kind}
      autoComplete={"autocomplete" in field ? field.autocomplete : "off"}
      {...(kind === "email" || kind === "url" ? plainTyping : {})}
    />
  );
}

/** Keeps phones from autocorrecting what is not a word. */
const plainTyping = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** The empty first choice keeps a list from answering for the visitor. */
function Select(props: FieldProps<ChoiceField>) {
  return (
    <div className={styles.selectFrame}>
      <select {...common(props)} className={styles.control.select} defaultValue={props.carried}>
        <option value="">{site.navigation.forms.choose}</option>
        {props.field.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevron" />
      </span>
    </div>
  );
}

/** The first box has the group's id, so that a link to the group leads to where something can be done. */
function CheckboxGroup(props: FieldProps<ChoiceField>) {
  const { field, error } = props;
  return (
    <fieldset className={error ? styles.wrongGroup : styles.group} aria-describedby={common(props)["aria-describedby"]}>
      <legend className={styles.legend}>
        {field.label} <Mark field={field} />
      </legend>
      <Hint field={field} />
      <FieldErrorText {...props} />
      <ul className={styles.choices}>
        {field.choices.map(({ value, label }, index) => (
          <li key={value}>
            <label className={styles.choice}>
              <input
                className={styles.checkbox}
                id={index === 0 ? field.id : undefined}
                type="checkbox"
                name={field.name}
                value={value}
              />
              <span>{label}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Browsers put ticks back after Back or a reload unless they are asked not to: one that they put back agrees to nothing. */
const neverPutBack = { "data-consent": "", autoComplete: "off" } as const;

/** One box, never ticked beforehand. Its wording may be what is agreed to, so the mark is after it. */
function Checkbox(props: FieldProps<CheckboxField>) {
  const { field, error } = props;
  return (
    <div className={error ? styles.wrong : undefined}>
      <FieldErrorText {...props} />
      <label className={styles.choice}>
        <input
          {...common(props)}
          className={styles.checkbox}
          type="checkbox"
          value={TICKED}
          {...(field.kind === "consent" ? neverPutBack : {})}
        />
        <span>
          {field.label} <Mark field={field} />
        </span>
      </label>
      <Hint field={field} />
    </div>
  );
}
