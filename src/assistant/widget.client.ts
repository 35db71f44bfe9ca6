import type { AssistantSettings } from "../../schemas/assistant/settings.ts";
import { WIDGET_POLICY } from "./widget-policy.ts";

/** Where a third party's widget comes from. */
export type WidgetSettings = Extract<AssistantSettings, { kind: "script" }>;

/** The part of trusted types that is needed here; TypeScript does not know them. */
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
 * Loads a third party's widget, once a document. From then on nothing here controls it.
 * @throws if its script doesn't come in time; the next call tries again
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

/** Browsers that know trusted types take a script's address only from a policy that the site's headers name. */
function trusted(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(WIDGET_POLICY, { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
