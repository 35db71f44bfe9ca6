import { type BrowserStore, browserStore, readJson } from "../../browser/browser-store.client.ts";
import { Drafts, isEntries } from "../drafts.client.ts";
import { isLead, type Lead } from "../lead.ts";
import type { Entries } from "../submission.ts";
import { LONGEST_KEPT, pauseAfter, type Unfinished } from "./pauses.ts";
import { type Outcome, type SendLead, sendLead } from "./send.client.ts";
import { KEPT_PREFIX } from "./unsent-leads.client.ts";

/** A lead that was handed over and has not been confirmed yet. */
export interface StoredLead {
  readonly lead: Lead;
  /** The seed of its draft, and what stood in the form. */
  readonly seed: string;
  readonly entries: Entries;
  /** The form's heading, for lists, and its thanks. */
  readonly title: string;
  readonly thanks: string;
  readonly attempts: number;
  /** When it may be tried again, in milliseconds since 1970. */
  readonly notBefore: number;
  readonly isRateLimited: boolean;
}

/** What an outbox needs of its surroundings. */
export interface OutboxDependencies {
  readonly store: BrowserStore;
  readonly send: SendLead;
  /** Whether the browser believes in a network. It is wrong behind some VPNs, so nothing waits for it. */
  readonly isOnline: () => boolean;
  /** Keeps tabs from sending at the same moment; without it the leads' keys alone keep them from doubling. */
  readonly locks: Pick<LockManager, "request"> | undefined;
}

/** Hears that a lead has arrived. */
type OnDelivered = (kept: StoredLead) => void;

/**
 * What visitors have sent, until the database has confirmed it. It stays in the browser across reloads, is tried again
 * with growing pauses, and is deleted when a try fails after a day. All tabs share it.
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

  /** What has not arrived yet, the oldest first. The list is the same one until something changes. */
  get waiting(): readonly StoredLead[] {
    this.#waiting ??= this.#read();
    return this.#waiting;
  }

  /** Whether a lead is on its way from this tab at this moment. */
  isSending(id: string): boolean {
    return this.#sending.has(id);
  }

  /** Whether a lead outlives the page. */
  isPersisted(id: string): boolean {
    return this.#around.store.isPersisted(KEPT_PREFIX + id);
  }

  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Hears of every lead that arrives from this tab. @returns ends the subscription */
  subscribeDelivered(listener: OnDelivered): () => void {
    this.#onDelivered.add(listener);
    return () => void this.#onDelivered.delete(listener);
  }

  /**
   * Keeps a lead and sends it. An earlier version of the same draft that still waits is replaced.
   * @returns how it went
   */
  async submit(kept: StoredLead): Promise<Outcome | undefined> {
    for (const { lead, seed } of this.waiting) {
      if (seed === kept.seed && lead.id !== kept.lead.id) this.#remove(lead.id);
    }
    this.#write(kept);
    return this.#attempt(kept.lead.id, (stored) => stored ?? kept);
  }

  /** Forgets a lead that has not arrived; its draft stays. */
  takeBack(id: string): void {
    if (!this.isSending(id)) this.#remove(id);
  }

  /** Tries a lead at once, because the visitor wants it. @returns how it went; undefined if there was nothing to try */
  async sendNow(id: string): Promise<Outcome | undefined> {
    return this.#attempt(id, (stored) => stored);
  }

  /**
   * Tries what waits.
   * @param isEarly whether pauses are cut short: the network is back, or the visitor
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

  /** Looks again at what is kept: another tab has changed it. */
  refresh(): void {
    this.#changed();
  }

  /**
   * Sends a lead once it is this tab's turn. Another tab may have sent it meanwhile, or taken it back.
   * @param choose says, when the turn has come, what to send in view of what is stored then
   * @returns how it went; undefined if there was nothing to send any more
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
   * Waits for other tabs, but not for one that sleeps with its turn. Where a browser keeps nothing of a site, it refuses locks as
   * well. The work itself never fails.
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

  /** Plans another try, or deletes what is too old. */
  #keepOn(kept: StoredLead, outcome: Unfinished): void {
    const { lead } = kept;
    const now = Date.now();
    const expiry = Date.parse(lead.submitted_at) + LONGEST_KEPT;
    // Age alone deletes nothing: a clock that is put right makes a lead old at once, and without a network it was not tried.
    const isTried = outcome.status !== undefined || this.#around.isOnline();
    if (expiry <= now && isTried) {
      this.#remove(lead.id);
      this.#drafts.forget(lead.form, kept.seed);
      return;
    }
    const attempts = kept.attempts + 1;
    const isRateLimited = outcome.kind === "rate-limited";
    const next = now + pauseAfter(attempts, outcome, Math.random());
    // The last try is made as soon as the day is over.
    this.#write({ ...kept, attempts, isRateLimited, notBefore: expiry > now ? Math.min(next, expiry) : next });
  }

  /** A time in the future comes from a clock that was ahead; waiting for it could take years. */
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

  /** Wakes up when the next one is due. */
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

/** How long a tab waits for its turn: longer than any request takes. */
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
 * The outbox of this tab. The first call starts it: what waits from earlier is sent, and again when the network is back,
 * when a pause is over, and when another tab leaves something behind.
 */
export function openOutbox(): Outbox {
  opened ??= startOutbox();
  return opened;
}

function startOutbox(): Outbox {
  const outbox = new Outbox({
    store: browserStore,
    send: sendLead,
    isOnline: () => navigator.onLine,
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

/** A lead that only this page holds would be lost with it. Without one, leaving needs no warning. */
function warnBeforeLoss(outbox: Outbox): void {
  const isAtRisk = outbox.waiting.some(({ lead }) => !outbox.isPersisted(lead.id));
  if (isAtRisk) addEventListener("beforeunload", warn);
  else removeEventListener("beforeunload", warn);
}
