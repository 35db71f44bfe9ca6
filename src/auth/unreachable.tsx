import { useRef } from "react";
import { Button } from "../components/button.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { wrappingRow } from "../theme/layout.css.ts";
import { Problem } from "./problem.tsx";
import type { Flow } from "./use-flow.ts";
import { useFocusOnce } from "./use-focus-once.ts";

interface UnreachableProps extends Pick<Flow<unknown>, "connection" | "retry"> {
  readonly words: PageDataOf<"auth-reset-password">["unreachable"];
}

/** Says that the service doesn't answer, and offers a retry. Retries also run automatically. */
export function Unreachable({ words, connection, retry }: UnreachableProps) {
  const alert = useRef<HTMLDivElement>(null);
  useFocusOnce(alert);
  const isBusy = connection === "asked-again";
  return (
    <>
      <Problem message={words.title} ref={alert}>
        <p>{words.text}</p>
      </Problem>
      <div className={wrappingRow}>
        <Button onClick={() => isBusy || retry()} aria-disabled={isBusy}>
          {isBusy ? words.busy : words.retry}
        </Button>
      </div>
    </>
  );
}
