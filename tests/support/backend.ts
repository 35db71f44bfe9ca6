import { type Database, openDatabase } from "../../scripts/local-backend/database.ts";
import staff from "../../scripts/local-backend/staff.json" with { type: "json" };
import { type LocalBackend, startLocalBackend } from "../../scripts/local-backend/start.ts";
import { type BackendSite, serveWithBackend } from "./backend-site.ts";
import { acceptsPassword, dashboardLink } from "./dashboard-link.ts";
import { createFaults, type Fault, type Faults } from "./faults.ts";
import { test as base, expect } from "./test.ts";

export { expect, staff };

/** The backend of one test: only leads outlive the test. */
export interface TestBackend extends LocalBackend {
  /** Makes the next matching request fail. */
  readonly fail: (fault: Fault) => void;
  /** Waits until all faults were used. */
  readonly failed: () => Promise<void>;
  /** Removes the faults. */
  readonly recover: () => void;
  /** A dashboard link: with tokens in the hash. */
  readonly dashboardLink: (redirectTo: string) => Promise<string>;
  /** Whether the member of staff can sign in with a password. */
  readonly accepts: (password: string) => Promise<boolean>;
}

interface Shared {
  readonly site: BackendSite;
  /** The port of this worker's backends, which is built into the site. */
  readonly port: number;
  /** Their database, opened on demand. Tests that need it empty it (forms.ts). */
  readonly database: () => Promise<Database>;
}

let shared: Promise<Shared> | undefined;

async function startShared(end: AsyncDisposableStack): Promise<Shared> {
  const first = await startLocalBackend({ port: 0, allowedOrigins: ["http://localhost"] });
  await first.close();
  const site = await serveWithBackend(first.url);
  end.defer(site.close);
  let opening: Promise<Database> | undefined;
  end.defer(async () => (await opening)?.close());
  return { site, port: Number(new URL(first.url).port), database: () => (opening ??= openDatabase()) };
}

/** Playwright's test, on a site that was built for a backend, and with that backend. */
export const test = base.extend<{ backend: TestBackend; publish: BackendSite["publish"]; shared: Shared }>({
  shared: async ({ atWorkersEnd }, use) => {
    shared ??= startShared(atWorkersEnd);
    await use(await shared);
  },
  publish: async ({ shared }, use) => {
    await use(shared.site.publish);
    shared.site.publish("first");
  },
  baseURL: ({ shared }, use) => use(shared.site.origin),
  backend: [
    async ({ shared }, use) => {
      const faults = createFaults();
      const backend = await startLocalBackend({
        port: shared.port,
        database: shared.database,
        allowedOrigins: [shared.site.origin],
        log: () => undefined,
        intercept: faults.intercept,
      });
      await use(controls(backend, faults));
      faults.stop();
      await backend.close();
    },
    { auto: true },
  ],
});

function controls(backend: LocalBackend, faults: Faults): TestBackend {
  return {
    ...backend,
    fail: faults.add,
    failed: () => expect.poll(faults.left).toBe(0),
    recover: faults.clear,
    dashboardLink: (redirectTo) => dashboardLink(backend, redirectTo),
    accepts: (password) => acceptsPassword(backend, password),
  };
}
