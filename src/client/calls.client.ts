/** Events that use a call, or precede its use. */
const USES = ["focusin", "click", "input"] as const;

/**
 * Loads the player with the first use of a call, and replays the events to it. If it fails to load, the
 * call stays text. Delegated to the document, as the router may insert a call later.
 */
export function runCalls(): void {
  for (const use of USES) document.addEventListener(use, handOver);
}

function handOver({ type, target }: Event): void {
  const call = target instanceof Element && target.closest<HTMLElement>("[data-call]");
  if (!call) return;
  import("../sections/call/player.client.ts").then(
    ({ useCall }) => useCall(call, type, target),
    () => call.setAttribute("data-without-player", ""),
  );
}
