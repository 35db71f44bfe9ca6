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

interface Worker {
  readonly site: BackendSite;
  /** The port of this worker's backends, which is built into the site. */
  readonly port: number;
  /** Their shared database, opened on demand. Tests that need it empty it (forms.ts). */
  readonly database: () => Promise<Database>;
}

/** Playwright's test, on a site that was built for a backend, and with that backend. */
export const test = base.extend<{ backend: TestBackend; publish: BackendSite["publish"] }, { worker: Worker }>({
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
  backend: [
    async ({ worker }, use) => {
      const faults = createFaults();
      const backend = await startLocalBackend({
        port: worker.port,
        database: worker.database,
        allowedOrigins: [worker.site.origin],
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
