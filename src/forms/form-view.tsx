import site from "virtual:site";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { backendConfig } from "../backend/config.ts";
import { Anchor } from "../components/anchor.tsx";
import { Button } from "../components/button.tsx";
import { Disclosure } from "../components/disclosure.tsx";
import { needsApplication } from "../components/needs-application.ts";
import { ContactText } from "../layout/contact-text.tsx";
import { fullWidthStack, softText, visuallyHidden } from "../theme/layout.css.ts";
import { Announcements } from "./announcements.tsx";
import { HONEYPOT } from "./constants.ts";
import { type Field, type Form, FormField } from "./field.tsx";
import * as styles from "./form-view.css.ts";
import { Notice } from "./notice.tsx";
import { Sent } from "./sent.tsx";
import { type RunningForm, useForm } from "./use-form.ts";

/** Whether leads are delivered. Otherwise forms say so and take no input. */
const isConnected = backendConfig !== undefined;

interface FormViewProps {
  readonly form: Form;
  readonly layout?: keyof typeof styles.layouts;
  readonly children?: ReactNode;
}

/** A form with its heading, from its definition in content/forms/. Thanks replace it once sent. */
export function FormView({ form, layout = "stacked", children }: FormViewProps) {
  const element = useRef<HTMLFormElement>(null);
  const running = useForm(form, element, isConnected);
  const { state } = running;
  const isSent = state.phase === "sent";
  const place = layout === "split" ? styles.formBeside : styles.form;
  return (
    <div className={styles.layouts[layout]}>
      <Head form={form} isSent={isSent} />
      {isSent ? (
        <div className={place}>
          <Sent success={form.success} />
        </div>
      ) : (
        <form
          {...needsApplication}
          className={place}
          ref={element}
          noValidate
          // Outside of a dialog, this keeps browsers from submitting.
          method="dialog"
          aria-labelledby={titleId(form)}
          aria-busy={state.phase === "sending"}
          onSubmit={(event) => submit(event, running)}
        >
          <Fields form={form} running={running} />
        </form>
      )}
      {children && <div className={styles.beside}>{children}</div>}
    </div>
  );
}

/** Without a controller the bootstrap remembers the submission (early-submit.ts). */
function submit(event: FormEvent, { controller }: RunningForm): void {
  if (!controller) return;
  event.preventDefault();
  void controller.submit();
}

/** The heading tells the result, and is focused then. */
function Head({ form, isSent }: { readonly form: Form; readonly isSent: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  return (
    <div className={fullWidthStack.tight}>
      <h2
        className={isSent ? styles.thanks : undefined}
        id={titleId(form)}
        ref={heading}
        tabIndex={isSent ? -1 : undefined}
      >
        {isSent ? form.success.title : form.title}
      </h2>
      {form.intro && !isSent && <p className={softText}>{form.intro}</p>}
    </div>
  );
}

function titleId({ id }: Form): string {
  return `${id}-title`;
}

interface FieldsProps {
  readonly form: Form;
  readonly running: RunningForm;
}

function Fields({ form, running }: FieldsProps) {
  const { fieldErrors } = running.state;
  const carried = (field: Field) => (isCarried(field) ? running.controller?.carried(field.name) : undefined);
  const noticeId = `${form.id}.notice`;
  const errorOf = (field: Field) => fieldErrors.find(({ id }) => id === field.id)?.message;
  const show = (field: Field) => (
    <FormField key={field.name} field={field} carried={carried(field)} error={errorOf(field)} />
  );
  const parts = partsOf(
    form,
    form.fields.filter((field) => !isCarried(field) || carried(field)),
  );
  const notice = <CollectionNotice text={form.collectionNotice} />;
  return (
    <>
      {isConnected ? (
        <Announcements form={form} running={running} />
      ) : (
        <Notice {...site.navigation.forms.notConnected} titleId={noticeId} />
      )}
      <fieldset
        className={styles.fields}
        disabled={!isConnected}
        role={isConnected ? "presentation" : undefined}
        aria-labelledby={isConnected ? undefined : noticeId}
      >
        {parts.seen.map(show)}
        {form.more && parts.folded.length > 0 && (
          <More
            title={form.more}
            isWrong={parts.folded.some((field) => errorOf(field) !== undefined)}
            controller={running.controller}
          >
            {parts.folded.map(show)}
          </More>
        )}
        {parts.last.map(show)}
        <Honeypot label={form.words.honeypot.label} />
        {form.agreesBySending && notice}
        <Submit form={form} running={running} />
        {!form.agreesBySending && notice}
      </fieldset>
    </>
  );
}

/** The fields in sight, those that may be folded, and consents and what was carried along, which are in sight again. */
function partsOf(form: Form, fields: readonly Field[]) {
  const firstOptional = form.more === undefined ? fields.length : fields.findLastIndex(({ required }) => required) + 1;
  const isSeen = (field: Field) => field.kind === "consent" || isCarried(field);
  const optional = fields.slice(firstOptional);
  return {
    seen: fields.slice(0, firstOptional),
    folded: optional.filter((field) => !isSeen(field)),
    last: optional.filter(isSeen),
  };
}

interface MoreProps {
  readonly title: string;
  /** Whether a field has an error. */
  readonly isWrong: boolean;
  readonly controller: RunningForm["controller"];
  readonly children: ReactNode;
}

/** Folded fields, which open by themselves to show an error, or what was typed on an earlier visit. */
function More({ title, isWrong, controller, children }: MoreProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && (isWrong || (controller && hasEntries(details.current)))) details.current.open = true;
  }, [isWrong, controller]);
  return (
    <Disclosure title={title} ref={details}>
      <div className={styles.fields}>{children}</div>
    </Disclosure>
  );
}

/** Whether a field in it has text, a choice or a tick. */
function hasEntries(part: HTMLElement): boolean {
  const controls = part.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select, textarea");
  return [...controls].some((control) =>
    control.type === "checkbox" ? control.matches(":checked") : control.value !== "",
  );
}

/** Whether a field only exists if something was carried to it. */
function isCarried(field: Field): boolean {
  return "carried" in field && field.carried;
}

/** The button, with the offline message above it. */
function Submit({ form, running: { state, controller } }: FieldsProps) {
  const isBusy = state.phase === "sending";
  const isWaiting = controller?.outbox.waiting.some(({ lead }) => lead.form === form.id) === true;
  return (
    <>
      <div className={styles.whenOffline} role="status">
        {!state.isOnline && !isWaiting && <Notice {...form.words.offline} />}
      </div>
      <p>
        <Button
          type="submit"
          size="lg"
          // It looks disabled until the form can be sent, but a press counts (early-submit.ts).
          aria-disabled={!controller || isBusy}
        >
          {isBusy ? form.busy : form.submit}
        </Button>
      </p>
    </>
  );
}

/** A honeypot for bots: hidden from sight, screen readers and the Tab key. */
function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The collection notice that privacy law requires: who collects, what for, and where the policy is. */
function CollectionNotice({ text }: { readonly text: string }) {
  const { label, href } = site.navigation.forms.privacyPolicy;
  return (
    <div className={styles.collection}>
      <p>
        <ContactText>{text}</ContactText>
      </p>
      <Anchor className={styles.policy} href={href}>
        {label}
      </Anchor>
    </div>
  );
}
