import { type BrowserStore, createBrowserStore, readJson } from "../browser/browser-store.client.ts";
import type { AnswerPart, Assistant, Turn } from "./assistant.ts";

/** A question, and as much of its answer as has arrived. */
export interface Exchange {
  /** Counts up within a conversation. */
  readonly id: number;
  readonly question: string;
  readonly parts: readonly AnswerPart[];
  /** "broken" is an answer that did not come, or not to its end; "stopped" one that the visitor ended. */
  readonly status: "waiting" | "answering" | "done" | "broken" | "stopped";
}

const KEY = "assistant";

/** The most exchanges that are kept. */
const LONGEST = 30;

/** Asks, and keeps what was asked and answered for the visit: as long as the tab is open. */
export class Conversation {
  readonly #assistant: Assistant;
  readonly #store: BrowserStore;
  readonly #listeners = new Set<() => void>();
  #exchanges: readonly Exchange[];
  #running: AbortController | undefined;

  /** @param store where the conversation is kept; what the browser does not keep lasts as long as the page */
  constructor(assistant: Assistant, store: BrowserStore = createBrowserStore(() => sessionStorage)) {
    this.#assistant = assistant;
    this.#store = store;
    this.#exchanges = readExchanges(store);
  }

  get exchanges(): readonly Exchange[] {
    return this.#exchanges;
  }

  /** @returns ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Asks a question; an answer that is still on its way is ended. */
  async ask(question: string): Promise<void> {
    this.stop();
    const history = this.#exchanges.map(turnOf);
    const running = new AbortController();
    this.#running = running;
    const exchange: Exchange = { id: (this.#exchanges.at(-1)?.id ?? 0) + 1, question, parts: [], status: "waiting" };
    this.#change([...this.#exchanges, exchange].slice(-LONGEST));
    const status = await this.#receive(question, history, running.signal);
    if (running.signal.aborted) return;
    this.#running = undefined;
    this.#changeLast({ status });
  }

  /** Asks the last question again. */
  async askAgain(): Promise<void> {
    const last = this.#exchanges.at(-1);
    if (!last) return;
    this.stop();
    this.#change(this.#exchanges.slice(0, -1));
    await this.ask(last.question);
  }

  /** Ends the answer that is on its way. */
  stop(): void {
    if (!this.#running) return;
    this.#running.abort();
    this.#running = undefined;
    this.#changeLast({ status: "stopped" });
  }

  /** Forgets everything. */
  reset(): void {
    this.stop();
    this.#change([]);
  }

  async #receive(question: string, history: readonly Turn[], signal: AbortSignal): Promise<"done" | "broken"> {
    try {
      for await (const part of this.#assistant.ask(question, history, signal)) {
        if (signal.aborted) break;
        this.#changeLast({ parts: added(this.#exchanges.at(-1)?.parts ?? [], part), status: "answering" });
      }
      return "done";
    } catch {
      return "broken";
    }
  }

  #changeLast(change: Partial<Exchange>): void {
    const last = this.#exchanges.at(-1);
    if (last) this.#change([...this.#exchanges.slice(0, -1), { ...last, ...change }]);
  }

  #change(exchanges: readonly Exchange[]): void {
    this.#exchanges = exchanges;
    this.#store.set(KEY, JSON.stringify(exchanges));
    for (const listener of this.#listeners) listener();
  }
}

/** Text that comes in pieces becomes one part. */
function added(parts: readonly AnswerPart[], part: AnswerPart): AnswerPart[] {
  const last = parts.at(-1);
  if (part.kind !== "text" || last?.kind !== "text") return [...parts, part];
  return [...parts.slice(0, -1), { kind: "text", text: last.text + part.text }];
}

/** @returns what a screen reader says of an answer, and what is copied: its words without its links. */
export function answerText({ parts }: Pick<Exchange, "parts">): string {
  return parts
    .flatMap((part) => {
      if (part.kind === "heading" || part.kind === "text") return [part.text];
      if (part.kind === "danger") return [part.text, ...part.numbers.map(({ label, phone }) => `${phone} ${label}`)];
      return part.kind === "list" ? part.items : [];
    })
    .join("\n");
}

/** How much of each answer goes along to a form: a person reads there what was asked, and knows the site. */
const LONGEST_ANSWER = 240;

/** @returns what was asked and answered, an exchange each, oldest first, for a person to read */
export function transcript(exchanges: readonly Exchange[], { you, name }: { you: string; name: string }): string[] {
  return exchanges.map((exchange) => {
    const answer = answerText(exchange).replaceAll("\n", " ");
    const shown = answer.length > LONGEST_ANSWER ? `${answer.slice(0, LONGEST_ANSWER)}…` : answer;
    return [`${you}: ${exchange.question}`, shown && `${name}: ${shown}`].filter(Boolean).join("\n");
  });
}

function turnOf(exchange: Exchange): Turn {
  return { question: exchange.question, answer: answerText(exchange) };
}

/** An answer that the page's end has cut off is shown as one that broke off. */
function readExchanges(store: BrowserStore): Exchange[] {
  const kept = readJson(store, KEY);
  const exchanges = Array.isArray(kept) ? kept.filter(isExchange) : [];
  return exchanges.map((each) => (isInProgress(each) ? { ...each, status: "broken" } : each));
}

/** @returns whether an answer is still to come, or to go on. */
export function isInProgress({ status }: Exchange): boolean {
  return status === "waiting" || status === "answering";
}

function isExchange(value: unknown): value is Exchange {
  if (typeof value !== "object" || value === null) return false;
  const { id, question, parts, status }: Partial<Record<keyof Exchange, unknown>> = value;
  return (
    typeof id === "number" &&
    typeof question === "string" &&
    typeof status === "string" &&
    Array.isArray(parts) &&
    parts.every(isPart)
  );
}

function isPart(value: unknown): boolean {
  return typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string";
}
