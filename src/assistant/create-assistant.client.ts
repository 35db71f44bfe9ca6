import type { Assistant } from "./assistant.ts";
import { createBuiltIn } from "./built-in.client.ts";
import type { DemoAssistant } from "./demo-assistant.ts";

/** Makes the configured assistant. Code for a hosted bot is only loaded if there is one. */
export function createAssistant(settings: DemoAssistant["settings"]): Assistant {
  if (settings.kind === "endpoint") {
    return {
      ask: async function* (question, history, signal) {
        const { createEndpoint } = await import("./endpoint.client.ts");
        yield* createEndpoint(settings).ask(question, history, signal);
      },
    };
  }
  return createBuiltIn();
}
