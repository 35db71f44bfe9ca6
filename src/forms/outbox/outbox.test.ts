import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBrowserStore } from "../../browser/browser-store.client.ts";
import { Drafts } from "../drafts.client.ts";
import type { Lead } from "../lead.ts";
import { leadId, newSeed } from "../lead-id.ts";
import { Outbox, type StoredLead } from "./outbox.client.ts";
import type { Outcome } from "./send.client.ts";

const HOUR = 3_600_000;
const failed: Outcome = { kind: "failed", status: 500 };
const unanswered: Outcome = { kind: "failed", status: undefined };
const delivered: Outcome = { kind: "delivered" };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A browser with tabs that share storage, and a server with given answers. */
class Browser {
  readonly store = createBrowserStore(() => {
    throw new Error("This test has no storage.");
  });
  readonly drafts = new Drafts(this.store);
  readonly sent: string[] = [];
  answer: (lead: Lead) => Outcome | Promise<Outcome> = () => delivered;
  #queue: Promise<unknown> = Promise.resolve();

  tab(locks?: Pick<LockManager, "request">): Outbox {
    return new Outbox({
      store: this.store,
      send: async (lead) => {
        this.sent.push(lead.id);
        return this.answer(lead);
      },
      locks,
    });
  }

  /** A tab that takes turns with others while sending, as with Web Locks. */
  tabInTurn(): Outbox {
    const tab = this.tab();
    const submit = tab.submit.bind(tab);
    tab.submit = (kept) => {
      const turn = this.#queue.then(() => submit(kept));
      this.#queue = turn;
      return turn;
    };
    return tab;
  }
}

function keep(browser: Browser, message: string, seed = newSeed()): StoredLead {
  const now = new Date().toISOString();
  const fields = { name: "Li", email: "li@example.com", message };
  const entries = { message: [message] };
  browser.drafts.save("contact", entries, seed);
  const lead: Lead = {
    id: leadId(seed, message),
    form: "contact",
    fields,
    consent_wording: null,
    consent_at: null,
    page: "/contact",
    submitted_at: now,
  };
  return { lead, seed, entries, title: "Send", thanks: "Thanks", attempts: 0, notBefore: 0, isRateLimited: false };
}

const ids = (outbox: Outbox) => outbox.waiting.map(({ lead }) => lead.id);

test("What is delivered is kept from the click until then, and forgotten with its draft", async () => {
  const browser = new Browser();
  const outbox = browser.tab();
  const kept = keep(browser, "one");
  const arrived = vi.fn();
  outbox.subscribeDelivered(arrived);
  let whileSending: string[] = [];
  browser.answer = () => {
    whileSending = ids(browser.tab());
    return delivered;
  };
  expect(await outbox.submit(kept)).toEqual(delivered);
  expect(whileSending).toEqual([kept.lead.id]);
  expect(browser.store.keys()).toEqual([]);
  expect(arrived).toHaveBeenCalledExactlyOnceWith(kept);
});

test("What failed is tried again after growing pauses, until it arrives", async () => {
  const browser = new Browser();
  const outbox = browser.tab();
  browser.answer = () => failed;
  await outbox.submit(keep(browser, "one"));
  for (const [count, seconds] of [5, 15, 45, 120].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(browser.sent).toHaveLength(count + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.sent).toHaveLength(count + 2);
  }
  browser.answer = () => delivered;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(outbox.waiting).toEqual([]);
  expect(new Set(browser.sent).size).toBe(1);
});

test("What can't be sent is deleted after 24 hours, draft included", async () => {
  const browser = new Browser();
  browser.answer = () => failed;
  const outbox = browser.tab();
  await outbox.submit(keep(browser, "one"));
  await vi.advanceTimersByTimeAsync(24 * HOUR - 1);
  expect(outbox.waiting).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.waiting).toEqual([]);
  expect(browser.store.keys()).toEqual([]);
});

test("What is older than a day without having been tried since is sent, not deleted", async () => {
  for (const answer of [unanswered, failed]) {
    const browser = new Browser();
    browser.answer = () => answer;
    await browser.tab().submit(keep(browser, "one"));
    vi.clearAllTimers();
    // A clock was corrected, or the browser was closed meanwhile.
    vi.setSystemTime(Date.now() + 72 * HOUR);
    browser.answer = () => delivered;
    const outbox = browser.tab();
    await outbox.sendWaiting(true);
    expect(browser.sent).toHaveLength(2);
    expect(outbox.waiting).toEqual([]);
  }
});

test("After a clock that jumps by three days, one more failure deletes nothing, and hours of them do", async () => {
  const browser = new Browser();
  browser.answer = () => failed;
  const outbox = browser.tab();
  await outbox.submit(keep(browser, "one"));
  vi.setSystemTime(Date.now() + 72 * HOUR);
  await outbox.sendWaiting(true);
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(outbox.waiting).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(12 * HOUR);
  expect(browser.store.keys()).toEqual([]);
});

test("Days without an answer delete nothing, whatever the browser says of its network", async () => {
  const browser = new Browser();
  browser.answer = () => unanswered;
  const outbox = browser.tab();
  await outbox.submit(keep(browser, "one"));
  await vi.advanceTimersByTimeAsync(72 * HOUR);
  browser.answer = () => failed;
  await outbox.sendWaiting(true);
  expect(outbox.waiting).toHaveLength(1);
  browser.answer = () => delivered;
  await outbox.sendWaiting(true);
  expect(browser.sent.length).toBeGreaterThan(72);
  expect(browser.store.keys()).toEqual([]);
});

test("What was kept by a clock that was years ahead goes out once the clock is right, and is kept for a day at most", async () => {
  for (const answer of [() => delivered, () => failed]) {
    const browser = new Browser();
    browser.answer = () => unanswered;
    vi.setSystemTime(Date.UTC(2038, 0, 1));
    await browser.tab().submit(keep(browser, "one"));
    vi.clearAllTimers();
    vi.setSystemTime(Date.UTC(2026, 10, 20));
    browser.answer = answer;
    const outbox = browser.tab();
    await outbox.sendWaiting(false);
    expect(browser.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(24.5 * HOUR);
    expect(outbox.waiting).toEqual([]);
  }
});

test("A clock that is set back by years while something waits makes no timer run wild", async () => {
  const browser = new Browser();
  browser.answer = () => unanswered;
  const outbox = browser.tab();
  await outbox.submit(keep(browser, "one"));
  vi.setSystemTime(Date.UTC(1990, 0, 1));
  outbox.refresh();
  const looks = vi.spyOn(outbox, "sendWaiting");
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(looks.mock.calls.length).toBeLessThanOrEqual(1);
});

test("When the network is back, or the visitor wishes, pauses are cut short", async () => {
  const browser = new Browser();
  const outbox = browser.tab();
  expect(await outbox.submit(keep(browser, "one"))).toEqual(delivered);
  browser.answer = () => unanswered;
  const kept = keep(browser, "two");
  await outbox.submit(kept);
  await outbox.sendNow(kept.lead.id);
  await outbox.sendWaiting(true);
  expect(browser.sent).toHaveLength(4);
  browser.answer = () => delivered;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(outbox.waiting).toEqual([]);
});

test("Where too many came at once, only time and the visitor's own wish cut the pause short", async () => {
  const browser = new Browser();
  const outbox = browser.tab();
  browser.answer = () => ({ kind: "rate-limited", status: 429, retryAfter: 90 });
  const kept = keep(browser, "one");
  await outbox.submit(kept);
  await outbox.sendWaiting(true);
  expect(browser.sent).toHaveLength(1);
  await outbox.sendNow(kept.lead.id);
  expect(browser.sent).toHaveLength(2);
  browser.answer = () => delivered;
  await vi.advanceTimersByTimeAsync(89_000);
  expect(browser.sent, "as the service said").toHaveLength(2);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(outbox.waiting).toEqual([]);
});

test("What is refused is not tried again; its draft stays", async () => {
  const browser = new Browser();
  const outbox = browser.tab();
  browser.answer = () => ({ kind: "refused", status: 400 });
  await outbox.submit(keep(browser, "one"));
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(browser.sent).toHaveLength(1);
  expect(browser.drafts.read("contact")?.entries).toEqual({ message: ["one"] });
});

test("What is taken back is not sent, but while it is on its way it can't be", async () => {
  const browser = new Browser();
  const outbox = browser.tab();
  browser.answer = () => failed;
  const kept = keep(browser, "one");
  await outbox.submit(kept);
  outbox.takeBack(kept.lead.id);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(browser.sent).toHaveLength(1);

  browser.answer = () => {
    outbox.takeBack(kept.lead.id);
    return failed;
  };
  await outbox.submit(kept);
  expect(ids(outbox)).toEqual([kept.lead.id]);
});

test("A changed version of a draft replaces the one that waits; another draft does not", async () => {
  const browser = new Browser();
  const outbox = browser.tab();
  browser.answer = () => failed;
  const first = keep(browser, "one");
  await outbox.submit(first);
  const second = keep(browser, "two", first.seed);
  await outbox.submit(second);
  expect(ids(outbox)).toEqual([second.lead.id]);
  const other = keep(browser, "three");
  await outbox.submit(other);
  expect(ids(outbox).sort()).toEqual([second.lead.id, other.lead.id].sort());
});

test("A tab that comes second sends the same key again, which the database answers for", async () => {
  const browser = new Browser();
  const [one, other] = [browser.tabInTurn(), browser.tabInTurn()];
  const kept = keep(browser, "one");
  expect(await Promise.all([one.submit(kept), other.submit(kept)])).toEqual([delivered, delivered]);
  expect(browser.sent).toEqual([kept.lead.id, kept.lead.id]);
  expect(browser.store.keys()).toEqual([]);
});

test("What another tab delivered while this one waited for its turn is not sent again, and can't be taken back meanwhile", async () => {
  const browser = new Browser();
  const [one, other] = [browser.tab(navigator.locks), browser.tab(navigator.locks)];
  const kept = keep(browser, "one");
  browser.answer = () => failed;
  await one.submit(kept);
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  browser.answer = () => promise;
  const sending = one.sendNow(kept.lead.id);
  const waiting = other.sendNow(kept.lead.id);
  expect(other.isSending(kept.lead.id)).toBe(true);
  other.takeBack(kept.lead.id);
  expect(ids(other)).toEqual([kept.lead.id]);
  resolve(delivered);
  expect(await sending).toEqual(delivered);
  expect(await waiting).toBeUndefined();
  expect(browser.sent).toHaveLength(2);
  expect(other.isSending(kept.lead.id)).toBe(false);
});

test("Another tab that sleeps with its turn holds nothing up for long, and what it has sent counts once", async () => {
  const browser = new Browser();
  const [sleeping, awake] = [browser.tab(navigator.locks), browser.tab(navigator.locks)];
  const kept = keep(browser, "one");
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  browser.answer = () => promise;
  const asleep = sleeping.submit(kept);
  await vi.waitUntil(() => browser.sent.length === 1);
  const sending = awake.sendNow(kept.lead.id);
  browser.answer = () => delivered;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await sending).toEqual(delivered);
  expect(browser.sent).toEqual([kept.lead.id, kept.lead.id]);
  resolve(failed);
  await asleep;
  expect(browser.store.keys()).toEqual([]);
});

test("Where a browser refuses locks, it sends without", async () => {
  const browser = new Browser();
  const refused = { request: () => Promise.reject(new DOMException("Access is denied.", "SecurityError")) };
  expect(await browser.tab(refused).submit(keep(browser, "one"))).toEqual(delivered);
  expect(browser.sent).toHaveLength(1);
});

test("A later visit finds what an earlier one left, and nothing that is no lead", async () => {
  const browser = new Browser();
  browser.answer = () => failed;
  const kept = keep(browser, "one");
  await browser.tab().submit(kept);
  browser.store.set("unsent:x", "no JSON");
  browser.store.set("unsent:y", JSON.stringify({ ...kept, lead: { ...kept.lead, page: 5 } }));
  browser.store.set("unsent:z", JSON.stringify({ ...kept, attempts: "many" }));
  const visit = browser.tab();
  expect(ids(visit)).toEqual([kept.lead.id]);
  browser.answer = () => delivered;
  await visit.sendWaiting(true);
  expect(browser.sent).toHaveLength(2);
});

test("Listeners hear of every change, and of none after they have left", async () => {
  const browser = new Browser();
  const outbox = browser.tab();
  const heard = vi.fn();
  const leave = outbox.subscribe(heard);
  await outbox.submit(keep(browser, "one"));
  expect(heard).toHaveBeenCalled();
  leave();
  heard.mockClear();
  await outbox.submit(keep(browser, "two"));
  expect(heard).not.toHaveBeenCalled();
});
