import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import type { CornerProps, DemoAssistant, Request } from "./demo-assistant.ts";

interface RunningAssistant {
  /** The button in the corner, once loaded. */
  readonly Corner: ComponentType<CornerProps> | undefined;
  readonly request: Request | undefined;
  /** Asks a sample question; undefined for third-party widgets, which can't be asked from outside. */
  readonly ask: ((request: Request) => void) | undefined;
  /** Whether its code failed to load. */
  readonly isBroken: boolean;
}

/** Loads the assistant when the browser is idle, or with the first question. */
export function useAssistant({ settings }: DemoAssistant): RunningAssistant {
  const [Corner, setCorner] = useState<ComponentType<CornerProps>>();
  const [request, setRequest] = useState<Request>();
  // Server-rendered questions are disabled until hydration; pages that are opened later never show that state.
  const [isReady, setReady] = useState(!useIsHydrated());
  const [isBroken, setBroken] = useState(false);
  const load = useCallback(async () => {
    try {
      if (settings.kind === "script") await (await import("./widget.client.ts")).loadWidget(settings);
      else {
        const module = await import("./corner.client.tsx");
        setCorner(() => module.Corner);
      }
      setBroken(false);
    } catch {
      setBroken(true);
    }
  }, [settings]);
  useEffect(() => {
    setReady(true);
    return whenIdle(() => void load());
  }, [load]);
  const ask = useCallback(
    (asked: Request) => {
      setRequest(asked);
      void load();
    },
    [load],
  );
  return { Corner, request, ask: isReady && settings.kind !== "script" ? ask : undefined, isBroken };
}

/** Safari has no idle callback; a timeout replaces it. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}
