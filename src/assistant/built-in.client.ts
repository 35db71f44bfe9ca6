import { KNOWLEDGE_ADDRESS } from "../addresses/generated-addresses.ts";
import { Answerer } from "./answerer.ts";
import { AnswerFailure, type Assistant } from "./assistant.ts";
import { type PackedKnowledge, unpackKnowledge } from "./knowledge.ts";

/** Makes the assistant that answers from the site's own pages, without a backend. */
export function createBuiltIn(): Assistant & { readonly prepare: () => Promise<void> } {
  let loading: Promise<Answerer> | undefined;
  const load = () => {
    loading ??= loadAnswerer().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    prepare: async () => void (await load()),
    ask: async function* (question, history, signal) {
      const answerer = await load();
      signal.throwIfAborted();
      yield* answerer.answer(
        question,
        history.map((turn) => turn.question),
        new Date(),
      );
    },
  };
}

async function loadAnswerer(): Promise<Answerer> {
  const response = await fetch(KNOWLEDGE_ADDRESS);
  if (!response.ok) throw new AnswerFailure(`${KNOWLEDGE_ADDRESS}: ${response.status}`);
  // Generated and checked by the build.
  const packed: PackedKnowledge = await response.json();
  return new Answerer(unpackKnowledge(packed));
}
