import type { Browser, CDPSession } from "@playwright/test";

/** Events of the page, for those who listen. */
interface Events {
  readonly "Network.responseReceived": {
    readonly requestId: string;
    readonly type: string;
    readonly response: { readonly url: string };
  };
  readonly "Network.loadingFinished": { readonly requestId: string; readonly encodedDataLength: number };
  readonly "Page.lifecycleEvent": { readonly name: string; readonly loaderId: string };
}

/** A page with nothing of the DevTools protocol switched on but what its user asks for. */
export interface UnwatchedPage {
  readonly send: CDPSession["send"];
  readonly on: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  /** Closes the page with all that it has kept. */
  readonly close: () => Promise<void>;
}

/**
 * Opens an empty page that has an empty cache and no connections. Playwright's own pages have the domain `Runtime` on, with
 * which V8 reads React's file a second time: no visitor pays for that (decision 71). The page speaks through the browser's session
 * because Playwright attaches to everything else that it knows.
 */
export async function openUnwatched(browser: Browser): Promise<UnwatchedPage> {
  const whole = await browser.newBrowserCDPSession();
  const { browserContextId } = await whole.send("Target.createBrowserContext");
  const { targetId } = await whole.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await whole.send("Target.attachToTarget", { targetId, flatten: false });
  const answers = new Map<number, (message: string) => void>();
  const heard = new EventTarget();
  whole.on("Target.receivedMessageFromTarget", (received) => {
    if (received.sessionId !== sessionId) return;
    const { id, method, params } = JSON.parse(received.message);
    if (id === undefined) heard.dispatchEvent(new CustomEvent(method, { detail: params }));
    else answers.get(id)?.(received.message);
  });
  return {
    send: async (method, params) => {
      const id = answers.size + 1;
      const answer = new Promise<string>((resolve) => answers.set(id, resolve));
      await whole.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) });
      const { error, result } = JSON.parse(await answer);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    on: (name, listener) =>
      heard.addEventListener(name, (event) => event instanceof CustomEvent && listener(event.detail)),
    close: async () => {
      await whole.send("Target.disposeBrowserContext", { browserContextId });
      await whole.detach();
    },
  };
}

/**
 * Runs a function in a page.
 * @param run knows nothing but what it is given
 * @param given anything that JSON can hold
 * @returns what it returns, as far as JSON can hold it
 * @throws what it throws
 */
export async function evaluate<Given, Result>(
  { send }: UnwatchedPage,
  run: (given: Given) => Result,
  given: Given,
): Promise<Awaited<Result>> {
  const expression = `(${run})(${JSON.stringify(given)})`;
  const { result, exceptionDetails } = await send("Runtime.evaluate", {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
