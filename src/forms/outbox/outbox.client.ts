import { type BrowserStore, browserStore, readJson } from "../../browser/browser-store.client.ts";
import { Drafts, isEntries } from "../drafts.client.ts";
import { isLead, type Lead } from "../lead.ts";
import type { Entries } from "../submission.ts";
import { FEWEST_TRIES, LONGEST_KEPT, pauseAfter, type Unfinished } from "./pauses.ts";
import { type Outcome, type SendLead, sendLead } from "./send.client.ts";
import { KEPT_PREFIX } from "./unsent-leads.client.ts";

/** A lead that was handed over, but isn't confirmed yet. */
export interface StoredLead {
  readonly lead: Lead;
  /** The seed and the values of its draft. */
  readonly seed: string;
  readonly entries: Entries;
  /** The form's heading and thanks. */
  readonly title: string;
  readonly thanks: string;
  readonly attempts: number;
  /** How many of them were answered, by anything; earlier releases counted others, or none. */
  readonly tries?: number;
  /** The earliest next attempt, in milliseconds since 1970. */
  readonly notBefore: number;
  readonly isRateLimited: boolean;
}

/** The environment of an outbox. */
export interface OutboxDependencies {
  readonly store: BrowserStore;
  readonly send: SendLead;
  /** Keeps tabs from sending at the same time; without locks only the leads' keys prevent duplicates. */
  readonly locks: Pick<LockManager, "request"> | undefined;
}

/** Called with each delivered lead. */
type OnDelivered = (kept: StoredLead) => void;

/**
 * Sent leads that the database hasn't confirmed yet. They survive reloads, are retried
 * with growing pauses, and are deleted if an attempt fails after a day and twelve tries. All tabs share them.
 */
export class Outbox {
  readonly #around: OutboxDependencies;
  readonly #drafts: Drafts;
  readonly #listeners = new Set<() => void>();
  readonly #onDelivered = new Set<OnDelivered>();
  readonly #sending = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: readonly StoredLead[] | undefined;

  constructor(around: OutboxDependencies) {
    this.#around = around;
    this.#drafts = new Drafts(around.store);
  }

  /** Unsent leads, oldest first. The same array until something changes. */
  get waiting(): readonly StoredLead[] {
    this.#waiting ??= this.#read();
    return this.#waiting;
  }

  /** Whether this tab is sending the lead. */
  isSending(id: string): boolean {
    return this.#sending.has(id);
  }

  /** Whether a lead outlives the page. */
  isPersisted(id: string): boolean {
    return this.#around.store.isPersisted(KEPT_PREFIX + id);
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Subscribes to leads that this tab delivers. @returns a function that ends the subscription */
  subscribeDelivered(listener: OnDelivered): () => void {
    this.#onDelivered.add(listener);
    return () => void this.#onDelivered.delete(listener);
  }

  /**
   * Stores a lead and sends it, replacing an unsent earlier version of the same draft.
   * @returns the result
   */
  async submit(kept: StoredLead): Promise<Outcome | undefined> {
    for (const { lead, seed } of this.waiting) {
      if (seed === kept.seed && lead.id !== kept.lead.id) this.#remove(lead.id);
    }
    this.#write(kept);
    return this.#attempt(kept.lead.id, (stored) => stored ?? kept);
  }

  /** Deletes an unsent lead; its draft is kept. */
  takeBack(id: string): void {
    if (!this.isSending(id)) this.#remove(id);
  }

  /** Retries a lead for the visitor. @returns the result; undefined if it is gone */
  async sendNow(id: string): Promise<Outcome | undefined> {
    return this.#attempt(id, (stored) => stored);
  }

  /**
   * Sends unsent leads.
   * @param isEarly whether to skip pauses: the network or the visitor is back
   */
  async sendWaiting(isEarly: boolean): Promise<void> {
    this.#correctTimes();
    const isDue = ({ notBefore, isRateLimited }: StoredLead) => notBefore <= Date.now() || (isEarly && !isRateLimited);
    for (const { lead } of this.waiting.filter(isDue)) {
      if (!this.isSending(lead.id))
        await this.#attempt(lead.id, (stored) => (stored && isDue(stored) ? stored : undefined));
    }
    this.#schedule();
  }

  /** Rereads the store after a change in another tab. */
  refresh(): void {
    this.#changed();
  }

  /**
   * Sends a lead once it is this tab's turn. Another tab may have sent it or taken it back meanwhile.
   * @param choose picks what to send, given what is stored at that time
   * @returns the result; undefined if there was nothing to send
   */
  async #attempt(id: string, choose: (stored?: StoredLead) => StoredLead | undefined): Promise<Outcome | undefined> {
    this.#sending.add(id);
    this.#changed();
    return this.#alone(async () => {
      const kept = choose(this.#readOne(id));
      const outcome = kept && (await this.#around.send(kept.lead));
      this.#sending.delete(id);
      if (kept && outcome) this.#settle(kept, outcome);
      else this.#changed();
      return outcome;
    });
  }

  /**
   * Waits for other tabs, but not for a suspended one. Browsers that refuse storage refuse locks too.
   * The work itself never fails.
   */
  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const { locks } = this.#around;
    if (!locks) return work();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), LONGEST_TURN);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    return locks.request("unsent leads", { signal: waiting.signal }, begin).catch(begin);
  }

  #settle(kept: StoredLead, outcome: Outcome): void {
    const { lead } = kept;
    if (outcome.kind === "delivered" || outcome.kind === "refused") {
      this.#remove(lead.id);
      if (outcome.kind === "refused") return;
      this.#drafts.forgetSent(lead.form, kept);
      for (const listener of this.#onDelivered) listener(kept);
      return;
    }
    const isGone = this.#readOne(lead.id) === undefined;
    if (isGone) this.#changed();
    else this.#keepOn(kept, outcome);
  }

  /** Schedules another attempt, or deletes an expired lead. */
  #keepOn(kept: StoredLead, outcome: Unfinished): void {
    const { lead } = kept;
    const now = Date.now();
    const expiry = Date.parse(lead.submitted_at) + LONGEST_KEPT;
    // Age alone doesn't delete: a corrected clock ages leads at once, and without an answer the lead may never have left
    // the computer. Browsers can't tell whether there is a network.
    const isTried = outcome.status !== undefined;
    const tries = (kept.tries ?? 0) + (isTried ? 1 : 0);
    if (expiry <= now && isTried && tries >= FEWEST_TRIES) {
      this.#remove(lead.id);
      this.#drafts.forget(lead.form, kept.seed);
      return;
    }
    const attempts = kept.attempts + 1;
    const isRateLimited = outcome.kind === "rate-limited";
    const next = now + pauseAfter(attempts, outcome, Math.random());
    // The last attempt is made as soon as the day is over.
    this.#write({ ...kept, attempts, tries, isRateLimited, notBefore: expiry > now ? Math.min(next, expiry) : next });
  }

  /** A time far in the future is from a clock that was fast. */
  #correctTimes(): void {
    const now = Date.now();
    for (const kept of this.waiting) {
      if (Date.parse(kept.lead.submitted_at) <= now) continue;
      this.#write({ ...kept, lead: { ...kept.lead, submitted_at: new Date(now).toISOString() }, notBefore: now });
    }
  }

  #read(): StoredLead[] {
    const { store } = this.#around;
    return store
      .keys()
      .filter((key) => key.startsWith(KEPT_PREFIX))
      .flatMap((key) => {
        const kept = readJson(store, key);
        return isKept(kept) ? [kept] : [];
      })
      .sort((a, b) => a.lead.submitted_at.localeCompare(b.lead.submitted_at));
  }

  #readOne(id: string): StoredLead | undefined {
    const kept = readJson(this.#around.store, KEPT_PREFIX + id);
    return isKept(kept) ? kept : undefined;
  }

  #write(kept: StoredLead): void {
    this.#around.store.set(KEPT_PREFIX + kept.lead.id, JSON.stringify(kept));
    this.#changed();
  }

  #remove(id: string): void {
    this.#around.store.remove(KEPT_PREFIX + id);
    this.#changed();
  }

  #changed(): void {
    this.#waiting = undefined;
    this.#schedule();
    for (const listener of this.#listeners) listener();
  }

  /** Sets a timer for the next one. */
  #schedule(): void {
    clearTimeout(this.#timer);
    const resting = this.waiting.filter(({ lead }) => !this.isSending(lead.id));
    if (resting.length === 0) return;
    const next = Math.min(...resting.map(({ notBefore }) => notBefore), Date.now() + LONGEST_KEPT);
    const pause = Math.max(SHORTEST_PAUSE, next - Date.now());
    this.#timer = setTimeout(() => void this.sendWaiting(false), pause);
  }
}

const SHORTEST_PAUSE = 1000;

/** How long a tab waits for its turn: longer than any request. */
const LONGEST_TURN = 20_000;

function isKept(value: unknown): value is StoredLead {
  if (typeof value !== "object" || value === null) return false;
  const { lead, entries, attempts, notBefore, isRateLimited, ...texts }: Partial<Record<string, unknown>> = {
    ...value,
  };
  const areTexts = [texts["seed"], texts["title"], texts["thanks"]].every((text) => typeof text === "string");
  const areNumbers =
    typeof attempts === "number" && typeof notBefore === "number" && typeof isRateLimited === "boolean";
  return areTexts && areNumbers && isEntries(entries) && isLead(lead);
}

let opened: Outbox | undefined;

/**
 * The tab's outbox. The first call starts it: it sends earlier leads, and again when the network is back,
 * when a pause is over, and when another tab leaves a lead behind.
 */
export function openOutbox(): Outbox {
  opened ??= startOutbox();
  return opened;
}

function startOutbox(): Outbox {
  const outbox = new Outbox({
    store: browserStore,
    send: sendLead,
    locks: navigator.locks,
  });
  addEventListener("online", () => void outbox.sendWaiting(true));
  addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(KEPT_PREFIX)) outbox.refresh();
  });
  outbox.subscribe(() => warnBeforeLoss(outbox));
  void outbox.sendWaiting(true);
  return outbox;
}

const warn = (event: Event) => event.preventDefault();

/** A lead that is only in memory would be lost. Otherwise leaving needs no warning. */
function warnBeforeLoss(outbox: Outbox): void {
  const isAtRisk = outbox.waiting.some(({ lead }) => !outbox.isPersisted(lead.id));
  if (isAtRisk) addEventListener("beforeunload", warn);
  else removeEventListener("beforeunload", warn);
}
