import { useSyncExternalStore } from "react";
import type { Conversation } from "./conversation.client.ts";
import type { Exchange } from "./exchange.ts";

const NONE: readonly Exchange[] = [];
const never = () => () => undefined;

/** @returns what has been asked and answered; nothing as long as there is no conversation. */
export function useExchanges(conversation: Conversation | undefined): readonly Exchange[] {
  return useSyncExternalStore(
    conversation?.subscribe ?? never,
    () => conversation?.exchanges ?? NONE,
    () => NONE,
  );
}
