import { browserStore } from "../browser/browser-store.client.ts";
import { track } from "../browser/track.ts";
import { whileOnline } from "../browser/while-online.client.ts";
import { HONEYPOT } from "./constants.ts";
import { areSame, Drafts } from "./drafts.client.ts";
import type { Form } from "./field.tsx";
import { clearField, entriesInAddress, fillForm, readDraft, readForm } from "./form-entries.client.ts";
import { type Lead, plainPath } from "./lead.ts";
import { leadId, newSeed } from "./lead-id.ts";
import { openOutbox, type StoredLead } from "./outbox/outbox.client.ts";
import type { Outcome } from "./outbox/send.client.ts";
import { type Entries, type FieldError, readSubmission } from "./submission.ts";

/** A message above the form's fields. */
export type Notice = "tooFast" | "honeypot" | "failed" | "refused" | "takenBack";

/** What a form shows besides its fields. */
export interface FormState {
  readonly phase: "editing" | "sending" | "sent";
  readonly fieldErrors: readonly FieldError[];
  readonly notice: Notice | undefined;
  readonly isOnline: boolean;
  /** Changes whenever the latest message has to be focused. */
  readonly turn: number;
}

/** The fastest that a person fills in a form, in milliseconds: autofill and a press. */
const FASTEST = 1500;

const loadToasts = () => whileOnline(() => import("./toast.client.tsx"));

/** A failed load is retried when needed; toasts only repeat the form's messages. */
const withoutToast = () => undefined;

/** Runs a form: stores the draft, checks it, hands it to the outbox, and reports progress. */
export class FormController {
  readonly outbox = openOutbox();
  readonly #form: Form;
  readonly #element: HTMLFormElement;
  readonly #drafts = new Drafts(browserStore);
  readonly #shownAt: number;
  readonly #leaving = new AbortController();
  readonly #listeners = new Set<() => void>();
  /** Leads with a toast already. */
  readonly #shown = new Set<string>();
  #seed: string;
  /** The values of fields that only exist if something was carried to them. */
  readonly #carried: Entries;
  #state: FormState = { phase: "editing", fieldErrors: [], notice: undefined, isOnline: navigator.onLine, turn: 0 };

  /**
   * @param element the form's element, which is filled with the draft of an earlier visit
   * @param shownAt when the visitor first saw the form, by the clock of `performance`
   */
  constructor(form: Form, element: HTMLFormElement, shownAt: number) {
    this.#form = form;
    this.#element = element;
    const draft = this.#drafts.read(form.id);
    // A restored draft can be sent at once.
    this.#shownAt = draft ? Number.NEGATIVE_INFINITY : shownAt;
    this.#seed = draft?.seed ?? newSeed();
    this.#carried = { ...draft?.entries, ...entriesInAddress(form, location.search) };
    if (draft) fillForm(element, draft.entries);
    // What was typed before this code came is kept, too.
    const typed = readDraft(element);
    if (Object.keys(typed).length > 0) this.#seed = this.#drafts.add(form.id, typed, this.#seed);
    this.#listen();
  }

  get state(): FormState {
    return this.#state;
  }

  /** @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** @returns the carried or stored value of a field */
  carried(field: string): string | undefined {
    return this.#carried[field]?.[0];
  }

  /** Removes listeners when the form is unmounted. */
  leave(): void {
    this.#leaving.abort();
  }

  /** Checks and sends the form. Further calls while sending do nothing. */
  async submit(): Promise<void> {
    if (this.#state.phase === "sending") return;
    const submission = readSubmission(this.#form, readForm(this.#element));
    const { fieldErrors } = submission;
    if (fieldErrors) return this.#say({ notice: undefined, fieldErrors });
    const notice = this.#suspicion();
    if (notice) return this.#say({ notice, fieldErrors: [] });
    this.#keepDraft();
    this.#change({ phase: "sending", fieldErrors: [], notice: undefined });
    const kept = this.#keptLead(submission);
    const sending = this.outbox.submit(kept);
    this.#show(kept, sending);
    this.#finish(await sending, kept.lead.id);
  }

  /** Retries an unsent lead. */
  sendNow(kept: StoredLead): void {
    if (!this.outbox.isSending(kept.lead.id)) this.#show(kept, this.outbox.sendNow(kept.lead.id));
  }

  /** Takes back an unsent lead. The form keeps its values. */
  takeBack(id: string): void {
    if (this.outbox.isSending(id)) return;
    this.outbox.takeBack(id);
    this.#say({ notice: "takenBack" });
  }

  #listen(): void {
    const { signal } = this.#leaving;
    const element = this.#element;
    for (const type of ["input", "change"]) element.addEventListener(type, () => this.#keepDraft(), { signal });
    // Toasts load while the visitor types, in case the network drops.
    const prepare = () => loadToasts().then(({ mountToasts }) => mountToasts(this.#form.words.notifications));
    element.addEventListener("focusin", () => void prepare().catch(withoutToast), { signal, once: true });
    for (const type of ["online", "offline"]) {
      addEventListener(type, () => this.#change({ isOnline: navigator.onLine }), { signal });
    }
    signal.addEventListener(
      "abort",
      this.outbox.subscribe(() => this.#change({})),
    );
    signal.addEventListener(
      "abort",
      this.outbox.subscribeDelivered((kept) => this.#arrived(kept)),
    );
  }

  #keepDraft(): void {
    this.#seed = this.#drafts.save(this.#form.id, readDraft(this.#element), this.#seed);
  }

  /** Detects bots. A person who looks like one can press again. */
  #suspicion(): Notice | undefined {
    if (clearField(this.#element, HONEYPOT)) return "honeypot";
    return performance.now() - this.#shownAt < FASTEST ? "tooFast" : undefined;
  }

  #keptLead({ fields, consent }: Pick<Lead, "fields"> & { readonly consent: string | null }): StoredLead {
    const { id: form, title, success } = this.#form;
    const now = new Date().toISOString();
    const content = JSON.stringify([form, fields, consent]);
    const lead: Lead = {
      id: leadId(this.#seed, content),
      form,
      fields,
      consent_wording: consent,
      consent_at: consent === null ? null : now,
      page: plainPath(location.pathname),
      submitted_at: now,
    };
    const entries = readDraft(this.#element);
    const labels = { title, thanks: success.title };
    return { lead, seed: this.#seed, entries, ...labels, attempts: 0, notBefore: 0, isRateLimited: false };
  }

  /** `#arrived` reports delivered leads, including those sent later. */
  #finish(outcome: Outcome | undefined, id: string): void {
    if (outcome?.kind === "delivered" || this.#state.phase === "sent") return;
    this.#change({ phase: "editing" });
    if (outcome?.kind === "refused") this.#say({ notice: "refused" });
    else if (this.outbox.waiting.some(({ lead }) => lead.id === id)) this.#say({ notice: "failed" });
  }

  /** Thanks replace the form only if it still holds what was sent: later changes aren't lost. */
  #arrived({ lead, entries, thanks }: StoredLead): void {
    track({ event: "form-sent", form: lead.form });
    if (!this.#shown.has(lead.id)) this.#showArrived(thanks).catch(withoutToast);
    if (lead.form !== this.#form.id) return;
    if (areSame(readDraft(this.#element), entries)) this.#say({ phase: "sent", notice: undefined, fieldErrors: [] });
    else {
      this.#seed = this.#drafts.read(lead.form)?.seed ?? newSeed();
      this.#change({ phase: "editing", notice: undefined });
    }
  }

  /** Shows progress as a toast. */
  #show({ lead, thanks }: StoredLead, sending: Promise<Outcome | undefined>): void {
    this.#shown.add(lead.id);
    sending.finally(() => this.#shown.delete(lead.id)).catch(withoutToast);
    this.#showSending(sending, thanks).catch(withoutToast);
  }

  async #showSending(sending: Promise<Outcome | undefined>, sent: string): Promise<void> {
    const { busy, words } = this.#form;
    const { noAnswer, notifications } = words;
    const { showSending } = await loadToasts();
    await showSending(sending, { busy, sent, noAnswer, notifications });
  }

  async #showArrived(thanks: string): Promise<void> {
    const { showArrived } = await loadToasts();
    await showArrived(thanks, this.#form.words.notifications);
  }

  /** Changes the state, and focuses the message. */
  #say(change: Partial<FormState>): void {
    const problem = change.notice ?? (change.fieldErrors?.length ? "mistakes" : undefined);
    if (problem) track({ event: "problem-shown", problem: `${this.#form.id}: ${problem}` });
    this.#change({ ...change, turn: this.#state.turn + 1 });
  }

  #change(change: Partial<FormState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
