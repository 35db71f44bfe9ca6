import { useCallback, useEffect, useState } from "react";
import type { Refusal } from "./failure.ts";
import type { SignIn } from "./sign-in.client.ts";
import { type Flow, type Flows, useFlow } from "./use-flow.ts";

/** The state of the callback page. */
export interface CallbackPage extends Pick<Flow<unknown>, "connection" | "retry"> {
  readonly failure: Refusal | undefined;
  /** Whether the link's type is unsupported. */
  readonly isOtherLink: boolean;
  /** Uses the link; undefined if none is waiting. */
  readonly redeem: (() => void) | undefined;
}

type Outcome = "recovery" | "unpressed" | "other-link" | { readonly path: string } | Refusal;

/**
 * Finishes the sign-in and continues with the page for a new password, or with `next`.
 * @param onRecovery opens the page for a new password
 */
export function useCallbackPage(onRecovery: () => void): CallbackPage {
  const [isPressed, setPressed] = useState(false);
  const { result, connection, retry } = useFlow(isPressed ? finishRedeemed : finish);
  useEffect(() => {
    if (result === "recovery") onRecovery();
    // A full navigation: `next` may name a file, or a missing page.
    else if (typeof result === "object" && "path" in result) location.replace(result.path);
  }, [result, onRecovery]);
  const redeem = useCallback(() => setPressed(true), []);
  return {
    connection,
    retry,
    isOtherLink: result === "other-link",
    failure: typeof result === "object" && !("path" in result) ? result : undefined,
    redeem: result === "unpressed" && !isPressed ? redeem : undefined,
  };
}

const finish = async (flows: Flows) => outcomeOf(await flows.signIn(), flows);
const finishRedeemed = async (flows: Flows) => outcomeOf(await flows.redeem(), flows);

function outcomeOf(outcome: SignIn, { arrival, safeNextPath }: Flows): Outcome {
  if (outcome.status === "failed") return outcome;
  if (outcome.status === "unpressed" || outcome.status === "other-link") return outcome.status;
  const isByTokens = outcome.status === "signed-in" && outcome.by === "tokens";
  return isByTokens || arrival.isRecovery ? "recovery" : { path: safeNextPath(arrival.next) };
}
