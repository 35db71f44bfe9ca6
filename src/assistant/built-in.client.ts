import { KNOWLEDGE_ADDRESS } from "../addresses/generated-addresses.ts";
import type { Answerer } from "./answerer.ts";
import { AnswerFailure, type Assistant } from "./assistant.ts";
import type { PackedKnowledge } from "./knowledge.ts";

/** Makes the assistant that answers from the site's own pages. It needs no server but the one with the site's files. */
export function createBuiltIn(): Assistant {
  let loading: Promise<Answerer> | undefined;
  const load = () => {
    loading ??= loadAnswerer().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    prepare: () => void load().catch(() => undefined),
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
  const [{ createAnswerer }, packed] = await Promise.all([import("./answerer.ts"), fetchKnowledge()]);
  return createAnswerer(packed);
}

async function fetchKnowledge(): Promise<PackedKnowledge> {
  const response = await fetch(KNOWLEDGE_ADDRESS);
  if (!response.ok) throw new AnswerFailure(`${KNOWLEDGE_ADDRESS}: ${response.status}`);
  // Made and checked by the build.
  return await response.json();
}
