import type { AssistantSettings } from "../../schemas/assistant/settings.ts";
import { WIDGET_POLICY } from "../../src/assistant/widget-policy.ts";

/** Sources that the security policy allows besides the site itself, by directive. */
export type ExtraSources = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Tells what the configured assistant needs: nothing for the built-in one, one host to talk to for an endpoint, and for a
 * third party's script its hosts and the one trusted type that lets it be loaded.
 */
export function assistantSources(settings: AssistantSettings): ExtraSources {
  if (settings.kind === "built-in") return {};
  const own = new URL(settings.address).origin;
  if (settings.kind === "endpoint") return { "connect-src": [own] };
  const hosts = [...new Set([own, ...settings.origins])];
  return {
    "script-src": hosts,
    "connect-src": hosts,
    "frame-src": hosts,
    "img-src": hosts,
    "style-src": hosts,
    "trusted-types": [WIDGET_POLICY],
  };
}

/** Adds sources to a policy, replacing 'none'. */
export function withSources(policy: Readonly<Record<string, string>>, extra: ExtraSources): Record<string, string> {
  const added = Object.entries(extra).map(([name, sources = []]): [string, string] => {
    const allowed = policy[name] ?? NONE;
    return [name, [...(allowed === NONE ? [] : [allowed]), ...sources].join(" ")];
  });
  return { ...policy, ...Object.fromEntries(added) };
}

const NONE = "'none'";
