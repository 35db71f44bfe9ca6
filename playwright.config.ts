import { defineConfig } from "@playwright/test";
import { otherBrowsers, systemHeadlessChromium } from "./scripts/lib/browser.ts";
import { placeholderSettings } from "./scripts/local-backend/placeholder.ts";
import { workers } from "./tests/support/workers.ts";

const port = Number(process.env["TEST_PORT"] ?? 4180);
const executablePath = systemHeadlessChromium();

/** The main flows, which have separate tests for each part in Chromium. */
const MAIN_FLOWS = /\/main-flows\.spec\.ts$/;

/** What only a browser's own engine can break: how it escapes addresses, which presses it passes on, and what it puts back into forms. */
const PER_ENGINE = /\/(?:agreements|early-submit|odd-addresses)\.spec\.ts$/;

/** A project for each other browser that is installed. */
const otherEngines = otherBrowsers().flatMap(({ name, launchOptions }) => {
  if (launchOptions) {
    const use = { browserName: name, launchOptions, contextOptions: {} };
    return [{ name, testMatch: [MAIN_FLOWS, PER_ENGINE], use }];
  }
  // The configuration is read once more in every worker.
  if (process.env["TEST_WORKER_INDEX"] === undefined) {
    console.warn(`SKIPPED: no test runs in ${name}, which is not installed (npx playwright install ${name}).`);
  }
  return [];
});

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  workers,
  forbidOnly: Boolean(process.env["CI"]),
  // A shared machine may be slow for a minute; what fails again is broken.
  retries: process.env["CI"] ? 2 : 0,
  reporter: process.env["CI"] ? [["line"], ["github"]] : "list",
  // A machine may be busy for a while; a test that passes waits no longer for that.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // docs/debugging.md says how to look at one.
    trace: "on-first-retry",
    // Frames of movements took a fifth of the time. Where motion is the subject, a test asks for it.
    contextOptions: { reducedMotion: "reduce" },
    // Chromium's sandbox needs rights that containers seldom give, and only this site's own pages are opened. Letters are as wide as in a
    // browser with windows.
    launchOptions: {
      args: ["--no-sandbox", "--font-render-hinting=none"],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    // The longest tests begin first, so that no worker waits for the other at the end.
    { name: "editing", testMatch: /\/browser\/edit\// },
    // A check with a name of its own in CI.
    { name: "accessibility", testMatch: /\/browser\/(?:pages|accessibility)\.spec\.ts$/ },
    {
      name: "site",
      testIgnore: [MAIN_FLOWS, /\/browser\/edit\/|\/browser\/(?:pages|accessibility|robust\/load)\.spec\.ts$/],
    },
    ...otherEngines,
    // After all others, so that it has the machine to itself.
    {
      name: "load",
      testMatch: /\/load\.spec\.ts$/,
      dependencies: ["editing", "accessibility", "site", ...otherEngines.map(({ name }) => name)],
    },
  ],
  webServer: {
    command: "node scripts/hosts/serve.ts",
    env: { PORT: String(port), ...placeholderSettings },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
