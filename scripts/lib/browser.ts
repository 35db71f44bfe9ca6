import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, firefox, type LaunchOptions, type Page, webkit } from "@playwright/test";

/** Debian's paths of Chromium and of the headless shell, which opens a page in half the time. */
const SYSTEM_CHROMIUM = "/usr/bin/chromium";
const SYSTEM_HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Debian's path of Firefox. Playwright drives it by WebDriver BiDi, like any Firefox but its own. */
const SYSTEM_FIREFOX = "/usr/bin/firefox-esr";

/** @returns the system's Chromium if there is one; undefined leaves the choice to Playwright. */
export function systemChromium(): string | undefined {
  return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined;
}

/** @returns the system's quickest Chromium, for tests that need none of what the shell lacks; undefined leaves the choice to Playwright. */
export function systemHeadlessChromium(): string | undefined {
  return [SYSTEM_HEADLESS_SHELL, SYSTEM_CHROMIUM].find((path) => existsSync(path));
}

/** A browser beside Chromium that the main flows are tested in. */
interface OtherBrowser {
  readonly name: "firefox" | "webkit";
  /** How to launch it; undefined if it is not installed. */
  readonly launchOptions: LaunchOptions | undefined;
}

/** The browsers beside Chromium: the system's Firefox, or else Playwright's; Playwright's WebKit, since no other can be driven. */
export function otherBrowsers(): readonly OtherBrowser[] {
  const isSystemFirefox = existsSync(SYSTEM_FIREFOX);
  const ownFirefox = isSystemFirefox ? { channel: "moz-firefox", executablePath: SYSTEM_FIREFOX } : {};
  const hasFirefox = isSystemFirefox || existsSync(firefox.executablePath());
  // Firefox is told by a preference that no motion is wanted: by WebDriver BiDi it can't be told otherwise.
  const firefoxUserPrefs = { "ui.prefersReducedMotion": 1 };
  return [
    { name: "firefox", launchOptions: hasFirefox ? { ...ownFirefox, firefoxUserPrefs } : undefined },
    { name: "webkit", launchOptions: existsSync(webkit.executablePath()) ? {} : undefined },
  ];
}

/** @returns where the browser that the tests use is installed. */
export function browserPath(): string {
  return systemChromium() ?? chromium.executablePath();
}

/**
 * Starts the browser that the tests use, for a command that looks at the site or measures it.
 * @param args further options for the browser
 */
export function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = systemChromium();
  return chromium.launch({ args: ["--no-sandbox", ...args], ...(executablePath ? { executablePath } : {}) });
}

/**
 * Collects the head elements that a document needs to show any part of the built site with its fonts.
 * @param page one that shows a page of the site
 * @returns the page's own, with the fonts, and the file with the styles of all pages (decision 70)
 */
export async function stylesOfAllPages(page: Page): Promise<string> {
  const own = page.locator('style[data-file], link[rel="preload"]');
  const elements = await own.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).join(""));
  const file = await page.locator("style[data-file]").getAttribute("data-file");
  return `${elements}<link rel="stylesheet" href="${file}">`;
}

/** Loads lazy pictures at once, for a full-page screenshot. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}

/**
 * Makes sure that there is a browser for the tests: the system's, Playwright's, or else one that is installed now.
 * @throws if none can be installed; the message says what to do
 */
export function ensureBrowser(): void {
  if (systemChromium() || existsSync(chromium.executablePath())) return;
  const ways =
    process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")
      ? [installFromDebian, installPlaywrights]
      : [installPlaywrights];
  for (const install of ways) {
    try {
      install();
      return;
    } catch {
      // The next way may work; if none does, the error below says what to do.
    }
  }
  throw new Error(
    "There is no browser for the tests. Install Chromium (on Debian: apt-get install chromium) and try again.",
  );
}

function installFromDebian(): void {
  console.log("Installing Chromium from Debian's packages for the browser tests.");
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  execFileSync("apt-get", ["update"], options);
  execFileSync(
    "apt-get",
    ["install", "--yes", "--no-install-recommends", "chromium", "chromium-headless-shell"],
    options,
  );
}

function installPlaywrights(): void {
  console.log("Installing Playwright's Chromium for the browser tests.");
  const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
  execFileSync(process.execPath, [playwright, "install", "chromium"], { stdio: "inherit" });
}
