import { useEffect, useState } from "react";
import { texts } from "./failure.ts";

/**
 * Finishes the sign-in and leads on: to the page for a new password, or where the address says.
 * @param onRecovery leads to the page for a new password
 * @returns why it failed; undefined as long as it has not
 */
export function useCallbackPage(onRecovery: () => void): string | undefined {
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    finish().then((result) => {
      if (!isWanted) return;
      if (result === "recovery") onRecovery();
      // A new document: `next` may name a file, or a page that does not exist and has to say so.
      else if ("path" in result) location.replace(result.path);
      else setFailure(result.message);
    });
    return () => {
      isWanted = false;
    };
  }, [onRecovery]);
  return failure;
}

type Result = "recovery" | { readonly path: string } | { readonly message: string };

async function finish(): Promise<Result> {
  try {
    const { arrival, safeNextPath, signIn } = await import("./flows.client.ts");
    const outcome = await signIn();
    if (outcome.status === "failed") return { message: outcome.message };
    const isByTokens = outcome.status === "signed-in" && outcome.by === "tokens";
    return isByTokens || arrival.isRecovery ? "recovery" : { path: safeNextPath(arrival.next) };
  } catch {
    return { message: texts.callback };
  }
}
