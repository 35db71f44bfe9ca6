import type { AssistantSettings } from "../../schemas/assistant/settings.ts";
import { WIDGET_POLICY } from "./widget-policy.ts";

/** Settings of a third party's widget. */
export type WidgetSettings = Extract<AssistantSettings, { kind: "script" }>;

/** The part of trusted types that is used; TypeScript lacks them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads a third party's widget, once per document. It is not controlled from here.
 * @throws if its script times out; the next call retries
 */
export function loadWidget(settings: WidgetSettings): Promise<void> {
  loading ??= load(settings).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load({ address, timeout }: WidgetSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    const timer = setTimeout(fail, timeout * 1000);
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.src = trusted(address);
    document.head.append(script);
  });
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** Browsers with trusted types need a policy for a script's address, which the site's headers name. */
function trusted(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(WIDGET_POLICY, { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
