import type { ReactNode } from "react";
import site from "virtual:site";
import { Anchor } from "../components/anchor.tsx";
import { Button } from "../components/button.tsx";
import { ContactText } from "../layout/contact-text.tsx";
import { soft } from "../theme/layout.css.ts";
import { type Form, FormField } from "./field.tsx";
import { beside, collection, fields, form as formStyle, formBeside, head, layouts, notice, noticeTitle, policy } from "./form-view.css.ts";

interface FormViewProps {
  readonly form: Form;
  /** Whether leads are delivered. As long as they aren't, the form says so and takes nothing. */
  readonly connected?: boolean;
  readonly layout?: keyof typeof layouts;
  /** What stands at the form's side. */
  readonly children?: ReactNode;
}

/** A form with its heading, made from its definition in content/forms/. */
export function FormView({ form, connected = false, layout = "stacked", children }: FormViewProps) {
  return (
    <div className={layouts[layout]}>
      <div className={head}>
        <h2 id={titleId(form)}>{form.title}</h2>
        {form.intro && <p className={soft}>{form.intro}</p>}
      </div>
      <form className={layout === "sheet" ? formBeside : formStyle} aria-labelledby={titleId(form)}>
        <Fields form={form} connected={connected} />
      </form>
      {children && <div className={beside}>{children}</div>}
    </div>
  );
}

function titleId({ id }: Form): string {
  return `${id}-title`;
}

function Fields({ form, connected }: { readonly form: Form; readonly connected: boolean }) {
  const noticeId = `${form.id}-notice`;
  return (
    <>
      {!connected && <NotConnected titleId={noticeId} />}
      <fieldset className={fields} disabled={!connected} aria-labelledby={connected ? titleId(form) : noticeId}>
        {form.fields.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
        <CollectionNotice text={form.collectionNotice} />
        <p>
          <Button type="submit" size="lg">
            {form.submit}
          </Button>
        </p>
      </fieldset>
    </>
  );
}

/** Nobody shall type something that goes nowhere. */
function NotConnected({ titleId }: { readonly titleId: string }) {
  const { title, text } = site.navigation.forms.notConnected;
  return (
    <div className={notice}>
      <p className={noticeTitle} id={titleId}>
        {title}
      </p>
      <p>
        <ContactText>{text}</ContactText>
      </p>
    </div>
  );
}

/** What the law wants said before details are handed over: who collects them, what for, and where the policy is. */
function CollectionNotice({ text }: { readonly text: string }) {
  const { label, href } = site.navigation.forms.privacyPolicy;
  return (
    <div className={collection}>
      <p>{text}</p>
      <Anchor className={policy} href={href}>
        {label}
      </Anchor>
    </div>
  );
}
