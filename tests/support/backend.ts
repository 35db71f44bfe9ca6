import { type Database, openDatabase } from "../../scripts/local-backend/database.ts";
import staff from "../../scripts/local-backend/staff.json" with { type: "json" };
import { type LocalBackend, type LocalBackendOptions, startLocalBackend } from "../../scripts/local-backend/start.ts";
import { totpCode } from "../../scripts/local-backend/totp.ts";
import { type BackendSite, serveWithBackend } from "./backend-site.ts";
import { newClient } from "./contract-target.ts";
import { createFaults, type Fault, type Faults } from "./faults.ts";
import { test as base, expect } from "./test.ts";

export { expect, staff };

/** The backend of one test: nothing of it but leads, no fault, no session, no password, outlives the test. */
export interface TestBackend extends LocalBackend {
  /** Makes the next request that fits go wrong. */
  readonly fail: (fault: Fault) => void;
  /** Waits until requests have come for all that was to go wrong. */
  readonly failed: () => Promise<void>;
  /** Ends what `fail` began. */
  readonly recover: () => void;
  /** A link as the hosted service's dashboard sends it: with tokens in the hash. */
  readonly dashboardLink: (redirectTo: string) => Promise<string>;
  /** Gives the member of staff an authenticator app. @returns what it shows now, or showed some seconds ago */
  readonly enrolFactor: () => Promise<(secondsAgo?: number) => string>;
  /** Bars the member of staff, as the dashboard does. */
  readonly ban: () => Promise<void>;
  /** Whether the member of staff can sign in with a password. */
  readonly accepts: (password: string) => Promise<boolean>;
}

interface Worker {
  readonly site: BackendSite;
  /** The port that the backends of this worker's tests take in turn: the site was given their address. */
  readonly port: number;
  /** The database that they take in turn, which opens when the first asks for it. A test that needs it empties it (forms.ts). */
  readonly database: () => Promise<Database>;
}

/** What can be set about the authentication service. */
type Settings = Pick<LocalBackendOptions, "accessTokenSeconds" | "needsFreshSession" | "secondsBetweenMails">;

/** Playwright's test, on a site that was built for a backend, and with that backend. */
export const test = base.extend<
  { backend: TestBackend; settings: Settings; publish: BackendSite["publish"] },
  { worker: Worker }
>({
  worker: [
    async ({ browser: _browser }, use) => {
      const first = await startLocalBackend({ port: 0, allowedOrigins: ["http://localhost"] });
      await first.close();
      const site = await serveWithBackend(first.url);
      let opening: Promise<Database> | undefined;
      const database = () => (opening ??= openDatabase());
      await use({ site, port: Number(new URL(first.url).port), database });
      await site.close();
      await (await opening)?.close();
    },
    { scope: "worker" },
  ],
  publish: async ({ worker }, use) => {
    await use(worker.site.publish);
    worker.site.publish("first");
  },
  baseURL: ({ worker }, use) => use(worker.site.origin),
  settings: [{}, { option: true }],
  backend: [
    async ({ worker, settings }, use) => {
      const faults = createFaults();
      const backend = await startLocalBackend({
        port: worker.port,
        database: worker.database,
        allowedOrigins: [worker.site.origin],
        log: () => undefined,
        intercept: faults.intercept,
        ...settings,
      });
      await use(controls(backend, faults));
      faults.stop();
      await backend.close();
    },
    { auto: true },
  ],
});

async function signedInClient({ url, anonKey }: LocalBackend) {
  const client = newClient({ url, anonKey });
  expect((await client.auth.signInWithPassword(staff)).error).toBeNull();
  return client;
}

function controls(backend: LocalBackend, faults: Faults): TestBackend {
  const { url, anonKey, serviceKey } = backend;
  const send = (path: string, method: string, body?: object, key = anonKey) =>
    fetch(url + path, {
      method,
      headers: { "content-type": "application/json", apikey: key, authorization: `Bearer ${key}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return {
    ...backend,
    fail: faults.add,
    failed: () => expect.poll(faults.left).toBe(0),
    recover: faults.clear,
    dashboardLink: async (redirectTo) => {
      const body = { type: "recovery", email: staff.email, redirect_to: redirectTo };
      return (await (await send("/auth/v1/admin/generate_link", "POST", body, serviceKey)).json()).action_link;
    },
    enrolFactor: async () => {
      const { auth } = await signedInClient(backend);
      const { data } = await auth.mfa.enroll({ factorType: "totp" });
      const secret = data?.totp.secret ?? "";
      const code = (secondsAgo = 0) => totpCode(secret, backend.clock.now() - secondsAgo * 1000);
      const { error } = await auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code: code() });
      expect(error).toBeNull();
      return code;
    },
    ban: async () => {
      const { auth } = await signedInClient(backend);
      const { data } = await auth.getUser();
      const answer = await send(`/auth/v1/admin/users/${data.user?.id}`, "PUT", { ban_duration: "24h" }, serviceKey);
      expect(answer.status).toBe(200);
    },
    accepts: async (password) => {
      const body = { email: staff.email, password };
      return (await send("/auth/v1/token?grant_type=password", "POST", body)).ok;
    },
  };
}
