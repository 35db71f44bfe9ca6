import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import type { CornerProps, DemoAssistant, Request } from "./demo-assistant.ts";

interface RunningAssistant {
  /** The button in the corner, once its code has arrived. */
  readonly Corner: ComponentType<CornerProps> | undefined;
  readonly request: Request | undefined;
  /** Asks a sample question; undefined where a third party's widget answers, which can't be asked from outside. */
  readonly ask: ((request: Request) => void) | undefined;
  /** Whether its code could not be loaded. */
  readonly isBroken: boolean;
}

/** Fetches the assistant once the browser has nothing else to do, or when it is asked something. */
export function useAssistant({ settings }: DemoAssistant): RunningAssistant {
  const [Corner, setCorner] = useState<ComponentType<CornerProps>>();
  const [request, setRequest] = useState<Request>();
  // Server-rendered questions can't be pressed until the script is there; pages opened later never show those.
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

/** Safari has no idle callback; there, a moment after the page is shown is used. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}
