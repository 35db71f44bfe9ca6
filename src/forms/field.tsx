import site from "virtual:site";
import { Icon } from "../components/icon.tsx";
import type { form } from "../content/lists/form.server.ts";
import { strongText } from "../theme/layout.css.ts";
import { TICKED } from "./constants.ts";
import * as styles from "./field.css.ts";

/** A form with its choices, as page data. */
export type Form = ReturnType<typeof form>;

export type Field = Form["fields"][number];
type LineField = Extract<Field, { kind: "text" | "email" | "tel" | "url" | "number" }>;
type ChoiceField = Extract<Field, { options: string }>;
type CheckboxField = Extract<Field, { kind: "checkbox" | "consent" }>;

interface FieldProps<Kind extends Field = Field> {
  readonly field: Kind;
  readonly error?: string | undefined;
  readonly carried?: string | undefined;
}

/** A field with label, hint and control. */
export function FormField(props: FieldProps) {
  const { field } = props;
  if (field.kind === "checkboxes") return <CheckboxGroup {...props} field={field} />;
  if (field.kind === "checkbox" || field.kind === "consent") return <Checkbox {...props} field={field} />;
  return (
    <div className={`${props.error ? styles.wrong : styles.field} ${isShort(field) ? styles.short : ""}`}>
      <label className={strongText} htmlFor={field.id}>
        {field.label} <Mark field={field} />
      </label>
      <FieldErrorText {...props} />
      <Control {...props} field={field} />
      <Hint field={field} />
    </div>
  );
}

/** Whether half a row holds it: not what is told in the visitor's own words. */
function isShort(field: Field): boolean {
  return field.kind !== "textarea" && !("autocomplete" in field && field.autocomplete === "off");
}

/** Says "optional" in words: an asterisk would need an explanation. */
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

/** Attributes of all controls. Only checked fields are marked as invalid. */
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
  // No maxlength: it would silently cut off pasted text.
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
      // Number inputs drop what they can't parse, and change with the mouse wheel.
      type={kind === "number" ? "text" : kind}
      inputMode={kind === "number" ? "decimal" : kind}
      autoComplete={"autocomplete" in field ? field.autocomplete : "off"}
      {...(kind === "email" || kind === "url" ? plainTyping : {})}
    />
  );
}

/** Keeps phones from autocorrecting. */
const plainTyping = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** The empty first choice keeps the list from answering for the visitor. */
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

/** The first box has the group's id, as the target of links to the group. */
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
            <label className={styles.chip}>
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

/** Browsers restore ticks after Back or a reload unless told not to; a restored tick is no consent (agreements.client.ts). */
const neverPutBack = { "data-consent": "", autoComplete: "off" } as const;

/** A single box, never ticked in advance. Its label may be the agreed wording, so "optional" is after it. */
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
