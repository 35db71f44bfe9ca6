/** What somebody does to use a call, or is about to. */
const USES = ["focusin", "click", "input"] as const;

/**
 * Fetches what plays a call with the first use of one, and hands it each use, so that none is lost. Where it does not come, the
 * call stays the text it is. Delegated to the document, because the router may bring a call later.
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
