import { createParser, type EventSourceMessage } from "eventsource-parser";
import type { AssistantSettings } from "../../schemas/assistant/settings.ts";
import { AnswerFailure, type AnswerPart, type Assistant, type Source } from "./assistant.ts";

export type EndpointSettings = Extract<AssistantSettings, { kind: "endpoint" }>;

/** Limits runaway answers. */
const LONGEST_ANSWER = 8000;

/**
 * Makes an assistant that asks a hosted bot: the question is posted as JSON, the answer arrives as server-sent events
 * (docs/assistant.md). Everything is shown as text, and links are limited to what the settings allow.
 */
export function createEndpoint(settings: EndpointSettings): Assistant {
  return {
    ask: async function* (question, history, signal) {
      const patience = new Patience(settings.timeout, signal);
      try {
        const response = await fetch(settings.address, {
          method: "POST",
          headers: { "content-type": "application/json", accept: "text/event-stream" },
          credentials: "omit",
          body: JSON.stringify({ question, history }),
          signal: patience.signal,
        });
        if (!response.ok || !response.body) throw new AnswerFailure(`The bot answered with status ${response.status}.`);
        yield* readParts(response.body, settings, patience);
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof AnswerFailure ? error : new AnswerFailure("The bot did not answer.", { cause: error });
      } finally {
        patience.end();
      }
    },
  };
}

/** Times out if a part takes longer than the settings allow. */
class Patience {
  readonly #controller = new AbortController();
  readonly #milliseconds: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(seconds: number, outer: AbortSignal) {
    this.#milliseconds = seconds * 1000;
    outer.addEventListener("abort", () => this.#controller.abort(), { signal: this.#controller.signal });
    this.renew();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), this.#milliseconds);
  }

  /** Clears the timeout, and aborts an unfinished response. */
  end(): void {
    clearTimeout(this.#timer);
    this.#controller.abort();
  }
}

async function* readParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  settings: EndpointSettings,
  patience: Patience,
): AsyncGenerator<AnswerPart> {
  let length = 0;
  for await (const message of messagesOf(body)) {
    patience.renew();
    if (message.event === "done") return;
    const part = partOf(message, settings);
    if (!part) continue;
    if (part.kind === "text") length += part.text.length;
    if (length > LONGEST_ANSWER) return;
    yield part;
  }
  throw new AnswerFailure("The answer broke off.");
}

/** Not every browser has async iteration of streams. */
async function* messagesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<EventSourceMessage> {
  const messages: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(value);
    yield* messages.splice(0);
  }
}

/** @returns the part in a message; undefined if it is invalid. */
function partOf({ event = "text", data }: EventSourceMessage, settings: EndpointSettings): AnswerPart | undefined {
  const value = parsed(data);
  if (event === "refusal") return { kind: "refusal" };
  if (event === "text" && typeof value["text"] === "string") return { kind: "text", text: value["text"] };
  if (event !== "source") return undefined;
  const source = allowedSource(value, settings);
  return source && { kind: "source", source };
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    throw new AnswerFailure("The bot sent what is no JSON.");
  }
}

/** Links can lead within this site and to the sites in the settings. */
function allowedSource({ title, href }: Record<string, unknown>, settings: EndpointSettings): Source | undefined {
  if (typeof title !== "string" || typeof href !== "string") return undefined;
  let url: URL;
  try {
    url = new URL(href, location.origin);
  } catch {
    return undefined;
  }
  if (url.origin === location.origin) return { title, href: url.pathname + url.search + url.hash };
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && settings.linkOrigins.includes(url.origin) ? { title, href: url.href } : undefined;
}
