import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { Clock } from "../../scripts/local-backend/clock.ts";
import type { Mail } from "../../scripts/local-backend/mailbox.ts";
import staffMember from "../../scripts/local-backend/staff.json" with { type: "json" };
import { type LocalBackend, type LocalBackendOptions, startLocalBackend } from "../../scripts/local-backend/start.ts";

interface LocalTarget {
  readonly clock: Clock;
  readonly backend: LocalBackend;
  readonly newestMail: () => Mail;
}

/** The service for contract tests. Capabilities it lacks are undefined, and tests that need them are skipped. */
interface ContractTarget {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceKey: string | undefined;
  /** A member of staff; tests restore the password. */
  readonly staff: { readonly email: string; password: string } | undefined;
  /** An allowed origin for mailed links. */
  readonly site: string;
  /** The link in the newest mail. */
  readonly newestLink: (() => Promise<string>) | undefined;
  readonly local: LocalTarget | undefined;
  readonly close: () => Promise<void>;
}

/** The origins that the stand-in allows in tests. */
export const testOrigins = ["http://localhost:4173", "http://localhost:5173"] as const;

function hostedTarget(url: string, anonKey: string): ContractTarget {
  const { CONTRACT_SERVICE_KEY, CONTRACT_STAFF_EMAIL, CONTRACT_STAFF_PASSWORD } = process.env;
  const { CONTRACT_SITE, CONTRACT_MAILPIT } = process.env;
  const hasStaff = CONTRACT_STAFF_EMAIL && CONTRACT_STAFF_PASSWORD;
  return {
    url: url.replace(/\/$/, ""),
    anonKey,
    serviceKey: CONTRACT_SERVICE_KEY,
    staff: hasStaff ? { email: CONTRACT_STAFF_EMAIL, password: CONTRACT_STAFF_PASSWORD } : undefined,
    site: CONTRACT_SITE ?? testOrigins[0],
    newestLink: CONTRACT_MAILPIT ? () => newestMailpitLink(CONTRACT_MAILPIT) : undefined,
    local: undefined,
    close: () => Promise.resolve(),
  };
}

const mailpitMessage = z.object({ Text: z.string() });

/** Mailpit catches the mails of a local Supabase. */
async function newestMailpitLink(mailpit: string): Promise<string> {
  const response = await fetch(new URL("/api/v1/message/latest", mailpit));
  const link = mailpitMessage.parse(await response.json()).Text.match(/https?:[^\s)]*\/auth\/v1\/verify[^\s)]*/)?.[0];
  if (!link) throw new Error("The newest mail has no link of the service.");
  return link;
}

/**
 * A separate stand-in for a test.
 *
 * @param options what differs from the usual settings
 */
export async function localTarget(options: Partial<LocalBackendOptions> = {}) {
  const backend = await startLocalBackend({ port: 0, allowedOrigins: testOrigins, log: () => {}, ...options });
  const newestMail = () => {
    const [newest] = backend.mails();
    if (!newest) throw new Error("There is no mail.");
    return newest;
  };
  return {
    url: backend.url,
    anonKey: backend.anonKey,
    serviceKey: backend.serviceKey,
    staff: { ...staffMember },
    site: testOrigins[0],
    newestLink: async () => newestMail().link,
    local: { clock: backend.clock, backend, newestMail },
    close: backend.close,
  } satisfies ContractTarget;
}

/**
 * The service to test: that of CONTRACT_URL and CONTRACT_ANON_KEY, otherwise a stand-in.
 * @param options overrides of the stand-in's settings
 */
export async function contractTarget(options: Partial<LocalBackendOptions> = {}): Promise<ContractTarget> {
  const { CONTRACT_URL, CONTRACT_ANON_KEY } = process.env;
  if (CONTRACT_URL && CONTRACT_ANON_KEY) return hostedTarget(CONTRACT_URL, CONTRACT_ANON_KEY);
  return localTarget(options);
}

/** Browser storage for one client. */
function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/**
 * The real client library, as in a new browser.
 *
 * @param target the service
 * @param flowType PKCE, as the website uses it, or implicit
 * @param key the key, if not the public one
 */
export function newClient(
  target: Pick<ContractTarget, "url" | "anonKey">,
  flowType: "pkce" | "implicit" = "pkce",
  key: string = target.anonKey,
): SupabaseClient {
  return createClient(target.url, key, {
    auth: {
      flowType,
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: false,
      storage: memoryStorage(),
    },
  });
}

/** Calls the service without the client library, which hides some answers. */
export function call(
  target: Pick<ContractTarget, "url" | "anonKey">,
  path: string,
  init: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const headers = {
    apikey: target.anonKey,
    "content-type": "application/json",
    "x-supabase-api-version": "2024-01-01",
    ...init.headers,
  };
  const body = init.body === undefined ? {} : { body: JSON.stringify(init.body) };
  return fetch(`${target.url}${path}`, { method: init.method ?? "GET", redirect: "manual", headers, ...body });
}

export async function follow(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: "manual" });
  const location = response.headers.get("location");
  if (response.status !== 303 || !location) throw new Error(`${link} answered ${response.status}`);
  return new URL(location);
}
