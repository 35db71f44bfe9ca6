import { type BrowserStore, createBrowserStore, readJson } from "../browser/browser-store.client.ts";
import type { AnswerPart, Assistant, Turn } from "./assistant.ts";
import { type Exchange, isInProgress } from "./exchange.ts";

const KEY = "assistant";

/** The most exchanges that are stored. */
const LONGEST = 30;

/** Asks questions, and stores the conversation until the tab is closed. */
export class Conversation {
  readonly #assistant: Assistant;
  readonly #store: BrowserStore;
  readonly #listeners = new Set<() => void>();
  #exchanges: readonly Exchange[];
  #running: AbortController | undefined;

  /** @param store where the conversation is stored; in memory if the browser refuses */
  constructor(assistant: Assistant, store: BrowserStore = createBrowserStore(() => sessionStorage)) {
    this.#assistant = assistant;
    this.#store = store;
    this.#exchanges = readExchanges(store);
  }

  get exchanges(): readonly Exchange[] {
    return this.#exchanges;
  }

  /** @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Fetches what the first answer needs. */
  prepare(): void {
    this.#assistant.prepare?.();
  }

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

  /** Aborts the current answer. */
  stop(): void {
    if (!this.#running) return;
    this.#running.abort();
    this.#running = undefined;
    this.#changeLast({ status: "stopped" });
  }

  /** Deletes the conversation. */
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

/** Joins text that arrives in pieces. */
function added(parts: readonly AnswerPart[], part: AnswerPart): AnswerPart[] {
  const last = parts.at(-1);
  if (part.kind !== "text" || last?.kind !== "text") return [...parts, part];
  return [...parts.slice(0, -1), { kind: "text", text: last.text + part.text }];
}

/**
 * An answer's text for screen readers and copying, without links.
 * @param noAnswer what a refusal without words of its own says
 */
export function answerText({ parts }: Pick<Exchange, "parts">, noAnswer = ""): string {
  const said = parts.flatMap((part) => {
    if (part.kind === "heading" || part.kind === "text") return [part.text];
    if (part.kind === "danger") return [part.text, ...part.numbers.map(({ label, phone }) => `${phone} ${label}`)];
    return part.kind === "list" ? part.items : [];
  });
  if (said.length > 0) return said.join("\n");
  // Where nothing was found, what else can be asked is all that is said.
  const offered = parts.flatMap((part) => {
    if (part.kind === "questions") return [part.lead, ...part.questions];
    return part.kind === "refusal" ? [part.text ?? noAnswer] : [];
  });
  return offered.filter(Boolean).join("\n");
}

/** The most characters of each answer in a form: staff know the site. */
const LONGEST_ANSWER = 240;

/** Who says what, and what a refusal says. */
interface TranscriptWords {
  readonly you: string;
  readonly name: string;
  readonly noAnswer: string;
}

/** The conversation as text for staff, one exchange per item, oldest first */
export function transcript(exchanges: readonly Exchange[], { you, name, noAnswer }: TranscriptWords): string[] {
  return exchanges.map((exchange) => {
    const answer = answerText(exchange, noAnswer).replaceAll("\n", " ");
    const shown = answer.length > LONGEST_ANSWER ? `${answer.slice(0, LONGEST_ANSWER)}…` : answer;
    return [`${you}: ${exchange.question}`, shown && `${name}: ${shown}`].filter(Boolean).join("\n");
  });
}

function turnOf(exchange: Exchange): Turn {
  return { question: exchange.question, answer: answerText(exchange) };
}

/** An answer that was cut off by closing the page counts as broken. */
function readExchanges(store: BrowserStore): Exchange[] {
  const kept = readJson(store, KEY);
  const exchanges = Array.isArray(kept) ? kept.filter(isExchange) : [];
  return exchanges.map((each) => (isInProgress(each) ? { ...each, status: "broken" } : each));
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
