/**
 * The Edge Function that tells staff of new leads. docs/leads.md says how it is deployed and which webhooks call it.
 */
import { notifyStaff } from "./notify.ts";

declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => void;
};

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`Set the secret ${name}: docs/leads.md.`);
  return value;
}

const settings = {
  secret: setting("NOTIFY_SECRET"),
  receiver: setting("NOTIFY_URL"),
  inbox: setting("NOTIFY_INBOX"),
  pause: 2000,
  patience: 20_000,
};

Deno.serve((request) => notifyStaff(request, settings));
