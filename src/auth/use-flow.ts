import { useEffect, useState } from "react";
import { reloadWithLink } from "./reload-with-link.ts";
import type { Connection } from "./with-retry.client.ts";

/** What the auth pages do. */
export type Flows = typeof import("./flows.client.ts");

/** How far a flow has come. */
export interface Flow<Result> {
  /** Undefined until the service has answered. */
  readonly result: Result | undefined;
  /** Whether the service answers. */
  readonly connection: Connection;
  /** Repeats the step that got no answer. */
  readonly retry: () => void;
}

/**
 * Runs what a page does, once it is shown.
 * @param run what it does: a function of the module, since a new function would start it again
 */
export function useFlow<Result>(run: (flows: Flows) => Promise<Result>): Flow<Result> {
  const [flow, setFlow] = useState<Flow<Result>>({ result: undefined, connection: "answers", retry: reloadWithLink });
  useEffect(() => {
    let isWanted = true;
    const change = (part: Partial<Flow<Result>>) => {
      if (isWanted) setFlow((before) => ({ ...before, ...part }));
    };
    let stop: (() => void) | undefined;
    import("./flows.client.ts")
      .then((flows) => {
        if (isWanted) stop = flows.subscribeToConnection((connection) => change({ connection, retry: flows.retry }));
        return run(flows);
      })
      .then((result) => change({ result }))
      // Without the script nothing can be asked: the page says so instead of waiting for ever.
      .catch(() => change({ connection: "silent" }));
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [run]);
  return flow;
}
