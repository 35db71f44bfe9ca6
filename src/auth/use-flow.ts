import { useEffect, useState } from "react";
import { reloadWithLink } from "./reload-with-link.ts";
import type { Connection } from "./with-retry.client.ts";

export type Flows = typeof import("./flows.client.ts");

/** The progress of a flow. */
export interface Flow<Result> {
  /** Undefined until the service has answered. */
  readonly result: Result | undefined;
  readonly connection: Connection;
  /** Repeats the unanswered step. */
  readonly retry: () => void;
}

/**
 * Runs a page's flow once it is mounted.
 * @param run a function of the module: a new function would start again
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
      // Without the script the page can't ask anything, and says so.
      .catch(() => change({ connection: "silent" }));
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [run]);
  return flow;
}
