import site from "virtual:site";
import { Icon } from "../components/icon.tsx";
import type { form } from "../content/form.server.ts";
import { TICKED } from "./constants.ts";
import {
  checkbox,
  chevron,
  choice,
  choices as choicesStyle,
  control,
  field as fieldStyle,
  group,
  hint as hintStyle,
  label as labelStyle,
  legend,
  mark,
  mistake as mistakeStyle,
  selectFrame,
  wrong,
} from "./field.css.ts";

/** A form with the choices of its fields, as pages are given it. */
export type Form = ReturnType<typeof form>;

/** A field of a form, with its choices. */
export type Field = Form["fields"][number];
type TextField = Extract<Field, { autocomplete: string }>;
type ChoiceField = Extract<Field, { options: string }>;
type ConsentField = Extract<Field, { kind: "consent" }>;

interface FieldProps<Kind extends Field = Field> {
  readonly field: Kind;
  /** What is wrong with it, in words. */
  readonly mistake?: string | undefined;
  /** What the visitor has brought along for it. */
  readonly carried?: string | undefined;
}

/** A field of a form: its label, its hint and what is typed or chosen. The name is the control's id too. */
export function FormField(props: FieldProps) {
  const { field } = props;
  if (field.kind === "checkboxes") return <CheckboxGroup field={field} />;
  if (field.kind === "consent") return <ConsentBox field={field} />;
  return (
    <div className={props.mistake ? wrong : fieldStyle}>
      <label className={labelStyle} htmlFor={field.name}>
        {field.label} <Mark field={field} />
      </label>
      <Hint field={field} />
      <FieldMistake {...props} />
      <Control {...props} field={field} />
    </div>
  );
}

/** Says in words whether the field may be left out: an asterisk would have to be explained. */
function Mark({ field }: FieldProps) {
  const { required, optional } = site.navigation.forms;
  return <span className={mark}>({field.required ? required : optional})</span>;
}

function Hint({ field }: FieldProps) {
  if (!field.hint) return null;
  return (
    <p className={hintStyle} id={hintId(field)}>
      {field.hint}
    </p>
  );
}

function FieldMistake({ field, mistake }: FieldProps) {
  if (!mistake) return null;
  return (
    <p className={mistakeStyle} id={mistakeId(field)}>
      {mistake}
    </p>
  );
}

function hintId({ name, hint }: Field): string | undefined {
  return hint ? `${name}-hint` : undefined;
}

function mistakeId({ name }: Field): string {
  return `${name}-mistake`;
}

/** The attributes that every control has. "Invalid" is said only of what has been checked, not of what is still empty. */
function common({ field, mistake }: FieldProps) {
  const { name, required } = field;
  const described = [hintId(field), mistake && mistakeId(field)].filter(Boolean).join(" ");
  return {
    id: name,
    name,
    required,
    "aria-invalid": mistake !== undefined,
    "aria-describedby": described || undefined,
  };
}

function Control(props: FieldProps<Exclude<Field, ConsentField>>) {
  const { field } = props;
  if ("options" in field) return <Select {...props} field={field} />;
  // No maximum length: it would cut off the end of what is pasted, without a word.
  if (field.kind === "message")
    return <textarea {...common(props)} className={control.message} rows={6} defaultValue={props.carried} />;
  return <TextBox {...props} field={field} />;
}

function TextBox(props: FieldProps<TextField>) {
  const { kind, autocomplete } = props.field;
  return (
    <input
      {...common(props)}
      className={control[kind]}
      type={kind}
      inputMode={kind}
      autoComplete={autocomplete}
      {...(kind === "email" ? plainTyping : {})}
    />
  );
}

/** Telephones are kept from mending what is no word. */
const plainTyping = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** The empty first choice keeps a list from answering for the visitor. */
function Select(props: FieldProps<ChoiceField>) {
  return (
    <div className={selectFrame}>
      <select {...common(props)} className={control.select}>
        <option value="">{site.navigation.forms.choose}</option>
        {props.field.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={chevron}>
        <Icon name="chevron" />
      </span>
    </div>
  );
}

function CheckboxGroup({ field }: FieldProps<ChoiceField>) {
  return (
    <fieldset className={group} aria-describedby={hintId(field)}>
      <legend className={legend}>
        {field.label} <Mark field={field} />
      </legend>
      <Hint field={field} />
      <ul className={choicesStyle}>
        {field.choices.map(({ value, label }) => (
          <li key={value}>
            <label className={choice}>
              <input
                className={checkbox}
                id={`${field.name}-${value}`}
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

/** One box, never ticked beforehand. Its wording is what is agreed to, so the mark stands after it. */
function ConsentBox({ field }: FieldProps<ConsentField>) {
  return (
    <div>
      <label className={choice}>
        <input {...common({ field })} className={checkbox} type="checkbox" value={TICKED} data-consent="" />
        <span>
          {field.label} <Mark field={field} />
        </span>
      </label>
      <Hint field={field} />
    </div>
  );
}
