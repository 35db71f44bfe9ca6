import { useEffect, useState } from "react";
import type { DemoAssistant } from "./demo-assistant.ts";
import type { Running } from "./running.client.ts";

interface State {
  /** Undefined until its code has come, and where a third party's widget answers, which can't be asked from outside. */
  readonly running?: Running;
  /** Whether its code could not be loaded. */
  readonly isBroken?: boolean;
}

/** Fetches what answers, once the page is there. */
export function useRunning({ settings }: DemoAssistant): State {
  const [state, setState] = useState<State>({});
  useEffect(() => {
    let running: Running | undefined;
    let isLeft = false;
    const load = async () => {
      if (settings.kind === "script") return await (await import("./widget.client.ts")).loadWidget(settings);
      const { start } = await import("./running.client.ts");
      if (isLeft) return;
      running = start(settings);
      setState({ running });
    };
    load().catch(() => setState({ isBroken: true }));
    return () => {
      isLeft = true;
      running?.conversation.stop();
    };
  }, [settings]);
  return state;
}
