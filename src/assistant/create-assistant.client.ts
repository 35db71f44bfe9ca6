import type { Assistant } from "./assistant.ts";
import { createBuiltIn } from "./built-in.client.ts";
import type { DemoAssistant } from "./demo-assistant.ts";

/** Makes what answers, as content chooses it. The code that talks to a hosted bot is fetched only where there is one. */
export function createAssistant(settings: DemoAssistant["settings"]): Assistant {
  if (settings.kind === "endpoint") {
    return {
      ask: async function* (question, history, signal) {
        const { createEndpoint } = await import("./endpoint.client.ts");
        yield* createEndpoint(settings).ask(question, history, signal);
      },
    };
  }
  const builtIn = createBuiltIn();
  // If this fails, it is fetched again with the first question.
  builtIn.prepare().catch(() => undefined);
  return builtIn;
}
