import { expect, test } from "vitest";
import { createBrowserStore } from "../browser/browser-store.client.ts";
import type { AnswerPart, Assistant, Turn } from "./assistant.ts";
import { answerText, Conversation } from "./conversation.client.ts";

/** The part of Storage that is used. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  [name: string]: unknown;
  get length(): number {
    return this.#items.size;
  }
  clear = () => this.#items.clear();
  getItem = (key: string) => this.#items.get(key) ?? null;
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  removeItem = (key: string) => void this.#items.delete(key);
  setItem = (key: string, value: string) => void this.#items.set(key, value);
}

function storeOn(storage: Storage) {
  return createBrowserStore(() => storage);
}

function assistantSaying(...parts: readonly AnswerPart[]): Assistant & { readonly histories: (readonly Turn[])[] } {
  const histories: (readonly Turn[])[] = [];
  return {
    histories,
    ask: async function* (_question, history) {
      histories.push(history);
      yield* parts;
    },
  };
}

const text = (words: string): AnswerPart => ({ kind: "text", text: words });

test("Pieces of text become one, and later questions know the answer", async () => {
  const assistant = assistantSaying(text("From $99 "), text("a month."));
  const conversation = new Conversation(assistant, storeOn(new MemoryStorage()));
  await conversation.ask("cost?");
  await conversation.ask("really?");
  expect(conversation.exchanges.map(({ parts, status }) => [parts, status])).toEqual([
    [[text("From $99 a month.")], "done"],
    [[text("From $99 a month.")], "done"],
  ]);
  expect(assistant.histories).toEqual([[], [{ question: "cost?", answer: "From $99 a month." }]]);
});

test("A new page of the same visit has the conversation; one that was cut off shows as broken", async () => {
  const storage = new MemoryStorage();
  const endless: Assistant = {
    ask: async function* () {
      yield text("Half");
      await new Promise(() => undefined);
    },
  };
  const first = new Conversation(endless, storeOn(storage));
  const begun = Promise.withResolvers<void>();
  first.subscribe(() => first.exchanges[0]?.parts.length && begun.resolve());
  void first.ask("cost?");
  await begun.promise;
  const second = new Conversation(endless, storeOn(storage));
  expect(second.exchanges).toMatchObject([{ question: "cost?", parts: [text("Half")], status: "broken" }]);
});

test.each([
  "",
  "null",
  "[1]",
  '[{"question":1}]',
  '{"a":1}',
  '[{"id":1,"question":"q","status":"done","parts":["x"]}]',
])("What is kept as %s is no conversation", (kept) => {
  const storage = new MemoryStorage();
  storage.setItem("assistant", kept);
  expect(new Conversation(assistantSaying(), storeOn(storage)).exchanges).toEqual([]);
});

test("A failure keeps what came before it", async () => {
  const failing: Assistant = {
    ask: async function* () {
      yield text("Half");
      throw new Error("gone");
    },
  };
  const conversation = new Conversation(failing, storeOn(new MemoryStorage()));
  await conversation.ask("cost?");
  expect(conversation.exchanges).toMatchObject([{ parts: [text("Half")], status: "broken" }]);
});

test("Starting again ends the answer that is on its way", async () => {
  const signals: AbortSignal[] = [];
  const patient: Assistant = {
    ask: async function* (_question, _history, signal) {
      signals.push(signal);
      yield text("One");
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      yield text("Two");
    },
  };
  const conversation = new Conversation(patient, storeOn(new MemoryStorage()));
  const asking = conversation.ask("cost?");
  conversation.reset();
  await asking;
  expect(signals.every((signal) => signal.aborted)).toBe(true);
  expect(conversation.exchanges).toEqual([]);
});

test("What is copied is the words, without links", () => {
  const parts: AnswerPart[] = [
    { kind: "heading", text: "Plans" },
    { kind: "list", items: ["Starter", "Growth"] },
    { kind: "source", source: { title: "Pricing", href: "/pricing" } },
  ];
  expect(answerText({ parts })).toBe("Plans\nStarter\nGrowth");
});

test.each([undefined, "Not our subject."])("Without an answer, all that is offered is said: %s", (text) => {
  const parts: AnswerPart[] = [
    text === undefined ? { kind: "refusal" } : { kind: "refusal", text },
    { kind: "questions", lead: "Did you mean", questions: ["What does it cost?", "Where are you?"] },
  ];
  expect(answerText({ parts }, "Nothing found.")).toBe(
    `${text ?? "Nothing found."}\nDid you mean\nWhat does it cost?\nWhere are you?`,
  );
});
