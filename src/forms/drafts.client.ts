import { type BrowserStore, readJson } from "../browser/browser-store.client.ts";
import { newSeed } from "./lead-id.ts";
import type { Entries } from "./submission.ts";

interface Draft {
  /** A UUID for the draft until it is sent, in all tabs: keys of leads derive from it. */
  readonly seed: string;
  readonly entries: Entries;
}

/** The drafts, one per form. */
export class Drafts {
  readonly #store: BrowserStore;

  constructor(store: BrowserStore) {
    this.#store = store;
  }

  read(form: string): Draft | undefined {
    const draft = readJson(this.#store, keyOf(form));
    return isDraft(draft) ? draft : undefined;
  }

  /**
   * Stores a form's values.
   * @param seed the draft's, unless another tab has one already
   * @returns the draft's seed
   */
  save(form: string, entries: Entries, seed: string = newSeed()): string {
    const draft: Draft = { seed: this.read(form)?.seed ?? seed, entries };
    this.#store.set(keyOf(form), JSON.stringify(draft));
    return draft.seed;
  }

  /**
   * Adds values to a form's draft. Keeps the others, as fields for carried values are rendered later.
   * @returns the draft's seed
   */
  add(form: string, entries: Entries, seed?: string): string {
    return this.save(form, { ...this.read(form)?.entries, ...entries }, seed);
  }

  /** Deletes a draft that was sent unchanged. A changed one is kept, with a new seed. */
  forgetSent(form: string, sent: Draft): void {
    const draft = this.read(form);
    if (draft?.seed !== sent.seed) return;
    this.#store.remove(keyOf(form));
    if (!areSame(draft.entries, sent.entries)) this.save(form, draft.entries);
  }

  /** Deletes a draft in any state. */
  forget(form: string, seed: string): void {
    if (this.read(form)?.seed === seed) this.#store.remove(keyOf(form));
  }
}

/** Whether two forms have the same values. */
export function areSame(one: Entries, other: Entries): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a stored value is a form's values. */
export function isEntries(value: unknown): value is Entries {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every(
    (each) => Array.isArray(each) && each.every((item: unknown) => typeof item === "string"),
  );
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null || !("seed" in value) || !("entries" in value)) return false;
  return typeof value.seed === "string" && /^[0-9a-f-]{36}$/.test(value.seed) && isEntries(value.entries);
}

function keyOf(form: string): string {
  return `draft:${form}`;
}
