import { type MouseEvent, type Ref, useEffect, useRef } from "react";
import { Button } from "../components/button.tsx";
import { ContactText } from "../layout/contact-text.tsx";
import { fullWidthStack, strongText, titleSize } from "../theme/layout.css.ts";
import type { FormController } from "./controller.client.ts";
import type { Form } from "./field.tsx";
import { actions, list, notices, scriptless, scriptlessOld } from "./form-view.css.ts";
import { Notice } from "./notice.tsx";
import type { StoredLead } from "./outbox/outbox.client.ts";
import type { FieldError } from "./submission.ts";
import type { RunningForm } from "./use-form.ts";

interface AnnouncementsProps {
  readonly form: Form;
  readonly running: RunningForm;
}

/** All messages above a form's fields. The latest one takes the focus. */
export function Announcements({ form, running }: AnnouncementsProps) {
  const { state, controller, isBroken } = running;
  const { words } = form;
  const { notice, fieldErrors, turn } = state;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn > 0) said.current?.focus();
  }, [turn]);
  useErrorTitle(words.errorPrefix, fieldErrors.length > 0);
  const unsendable = <Notice {...words.noScript} />;
  return (
    <>
      <div className={scriptless}>{unsendable}</div>
      <noscript>
        <div className={scriptlessOld}>{unsendable}</div>
      </noscript>
      {isBroken && unsendable}
      {fieldErrors.length > 0 && <ErrorSummary title={words.problem} fieldErrors={fieldErrors} ref={said} />}
      {(notice === "tooFast" || notice === "honeypot") && (
        <Notice
          title={words.problem}
          text={notice === "honeypot" ? words.honeypot.filled : words.tooFast}
          look="wrong"
          ref={said}
        />
      )}
      {notice === "refused" && <Notice {...words.refused} look="wrong" ref={said} />}
      {notice === "takenBack" && (
        <div className={notices.plain} ref={said} tabIndex={-1}>
          <p>{words.waiting.takenBack}</p>
        </div>
      )}
      {controller && <Waiting form={form} controller={controller} hasFailed={notice === "failed"} ref={said} />}
    </>
  );
}

/** The page's title starts with "Error:", for those who hear it first. */
function useErrorTitle(prefix: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return undefined;
    const title = document.title;
    const wrongTitle = `${prefix} ${title}`;
    document.title = wrongTitle;
    return () => {
      // Another page may have set its title meanwhile.
      if (document.title === wrongTitle) document.title = title;
    };
  }, [prefix, isWrong]);
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly fieldErrors: readonly FieldError[];
  readonly ref: Ref<HTMLDivElement>;
}

function ErrorSummary({ title, fieldErrors, ref }: ErrorSummaryProps) {
  return (
    <div className={notices.wrong} ref={ref} tabIndex={-1} role="alert">
      <h3 className={titleSize.heading4}>{title}</h3>
      <ul className={list}>
        {fieldErrors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A plain link to a field would only scroll to it. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  field?.closest("div")?.scrollIntoView({ block: "nearest" });
  field?.focus();
}

interface WaitingProps {
  readonly form: Form;
  readonly controller: FormController;
  /** Whether this form's button made the failed attempt. */
  readonly hasFailed: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** Unsent leads of this form and of others: the visitor can send them now or take them back. */
function Waiting({ form, controller, hasFailed, ref }: WaitingProps) {
  const { outbox, state } = controller;
  const { words } = form;
  const own = outbox.waiting.filter(({ lead }) => lead.form === form.id);
  const others = outbox.waiting.filter(({ lead }) => lead.form !== form.id);
  if (outbox.waiting.length === 0 || state.phase === "sending") return null;
  // The browser may be wrong about it, as it is once something has answered.
  const seemsOffline = !state.isOnline && own.every(({ tries = 0 }) => tries === 0);
  const isPersisted = outbox.waiting.every(({ lead }) => outbox.isPersisted(lead.id));
  return (
    <div className={notices.waiting} ref={hasFailed ? ref : undefined} tabIndex={-1}>
      <p className={strongText}>{words.waiting.title}</p>
      {hasFailed && !seemsOffline && (
        <p>
          <ContactText>{form.failure}</ContactText>
        </p>
      )}
      <p>
        <ContactText>{whatHappensNext(words.waiting, seemsOffline, own)}</ContactText>
      </p>
      {!isPersisted && <p>{words.waiting.unkept}</p>}
      {own.map((kept) => (
        <Entry key={kept.lead.id} kept={kept} controller={controller} words={words} />
      ))}
      {others.length > 0 && <p>{words.waiting.other}</p>}
      {others.map((kept) => (
        <Entry key={kept.lead.id} kept={kept} controller={controller} words={words} title={kept.title} />
      ))}
    </div>
  );
}

function whatHappensNext(words: Form["words"]["waiting"], seemsOffline: boolean, own: readonly StoredLead[]): string {
  if (seemsOffline) return words.offline;
  return own.some((kept) => kept.isRateLimited) ? words.rateLimited : words.text;
}

interface EntryProps {
  readonly kept: StoredLead;
  readonly controller: FormController;
  readonly words: Form["words"];
  readonly title?: string;
}

function Entry({ kept, controller, words, title }: EntryProps) {
  const { outbox } = controller;
  const isSending = outbox.isSending(kept.lead.id);
  const { sending, sendNow, takeBack } = words.waiting;
  return (
    <div className={fullWidthStack.tiny}>
      {title && <p>{title}</p>}
      <div className={actions}>
        <Button variant="secondary" size="sm" aria-disabled={isSending} onClick={() => controller.sendNow(kept)}>
          {isSending ? sending : sendNow}
        </Button>
        <Button variant="ghost" size="sm" aria-disabled={isSending} onClick={() => controller.takeBack(kept.lead.id)}>
          {takeBack}
        </Button>
      </div>
    </div>
  );
}
