import site from "virtual:site";
import { Icon } from "../components/icon.tsx";
import type { PageData } from "../content/page-data.server.ts";
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
  selectFrame,
} from "./field.css.ts";

/** A form with the choices of its fields, as pages are given it. */
export type Form = PageData["contact"]["form"];

type Field = Form["fields"][number];
type TextField = Extract<Field, { autocomplete: string }>;
type ChoiceField = Extract<Field, { options: string }>;
type ConsentField = Extract<Field, { kind: "consent" }>;

/** A field of a form: its label, its hint and what is typed or chosen. The name is the control's id too. */
export function FormField({ field }: { readonly field: Field }) {
  if (field.kind === "checkboxes") return <CheckboxGroup field={field} />;
  if (field.kind === "consent") return <ConsentBox field={field} />;
  return (
    <div className={fieldStyle}>
      <label className={labelStyle} htmlFor={field.name}>
        {field.label} <Mark field={field} />
      </label>
      <Hint field={field} />
      <Control field={field} />
    </div>
  );
}

/** Says in words whether the field may be left out: an asterisk would have to be explained. */
function Mark({ field }: { readonly field: Field }) {
  const { required, optional } = site.navigation.forms;
  return <span className={mark}>({field.required ? required : optional})</span>;
}

function Hint({ field }: { readonly field: Field }) {
  if (!field.hint) return null;
  return (
    <p className={hintStyle} id={hintId(field)}>
      {field.hint}
    </p>
  );
}

function hintId({ name, hint }: Field): string | undefined {
  return hint ? `${name}-hint` : undefined;
}

/** The attributes that every control has. */
function common(field: Field) {
  const { name, required } = field;
  return { id: name, name, required, "aria-describedby": hintId(field) };
}

function Control({ field }: { readonly field: Exclude<Field, ConsentField> }) {
  if ("options" in field) return <Select field={field} />;
  if (field.kind === "message") return <textarea {...common(field)} className={control.message} maxLength={field.maxLength} rows={6} />;
  return <TextBox field={field} />;
}

function TextBox({ field }: { readonly field: TextField }) {
  const { kind, autocomplete, maxLength } = field;
  return (
    <input
      {...common(field)}
      className={control[kind]}
      type={kind}
      inputMode={kind}
      autoComplete={autocomplete}
      maxLength={maxLength}
    />
  );
}

/** The empty first choice keeps a list from answering for the visitor. */
function Select({ field }: { readonly field: ChoiceField }) {
  return (
    <div className={selectFrame}>
      <select {...common(field)} className={control.select}>
        <option value="">{site.navigation.forms.choose}</option>
        {field.choices.map(({ value, label }) => (
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

function CheckboxGroup({ field }: { readonly field: ChoiceField }) {
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
              <input className={checkbox} id={`${field.name}-${value}`} type="checkbox" name={field.name} value={value} />
              <span>{label}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** One box, never ticked beforehand. Its wording is what is agreed to, so the mark stands after it. */
function ConsentBox({ field }: { readonly field: ConsentField }) {
  return (
    <div>
      <label className={choice}>
        <input {...common(field)} className={checkbox} type="checkbox" value="yes" />
        <span>
          {field.label} <Mark field={field} />
        </span>
      </label>
      <Hint field={field} />
    </div>
  );
}
