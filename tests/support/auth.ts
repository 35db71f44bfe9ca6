import type { BrowserContext, Page } from "@playwright/test";
import type { Mail } from "../../scripts/local-backend/mailbox.ts";
import { violations } from "./axe.ts";
import { expect, staff, type TestBackend } from "./backend.ts";
import { enlargeText, textBeyondTheEdge, wordsCutInTwo, wordsUponWords } from "./words-in-page.ts";

/** The client library's key for a backend on 127.0.0.1. */
const SESSION_KEY = "sb-127-auth-token";

/** Provoked where the service refuses: browsers report every answer of 400 and more. */
export const REFUSED = /^[45]\d\d: http:\/\/127\.0\.0\.1|status of [45]\d\d|^failed: http:\/\/127\.0\.0\.1|net::ERR_/;

/** Requests a link on its page, like staff. It works in this browser only. */
export async function askForLink(
  page: Page,
  backend: { readonly mails: () => readonly Mail[] | Promise<readonly Mail[]> },
  email = staff.email,
): Promise<string> {
  await page.goto("/auth/reset-password");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  return (await backend.mails())[0]?.link ?? "";
}

/** Changes the target of a mailed link. */
export function leadingTo(link: string, address: string): string {
  const url = new URL(link);
  url.searchParams.set("redirect_to", new URL(address, url.searchParams.get("redirect_to") ?? "").href);
  return url.href;
}

/** Expects the form for a new password, with the account. */
export async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole("form", { name: "Set Your Password" })).toContainText(staff.email);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/auth/reset-password");
  expect(new URL(page.url()).hash).toBe("");
}

/** Types a password, twice unless told otherwise, and sends it. */
export async function typePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel("New Password").fill(password);
  await page.getByLabel("Confirm Password").fill(confirmation);
  await page.getByRole("button", { name: "Set Password" }).click();
}

/** Sets a password, and waits for the success. */
export async function setPassword(page: Page, backend: TestBackend, password: string): Promise<void> {
  await typePassword(page, password);
  await expect(page.getByRole("heading", { name: "Password Updated!" })).toBeVisible();
  expect(await backend.accepts(password)).toBe(true);
}

/** Signs in with a dashboard link. */
export async function signIn(page: Page, backend: TestBackend, baseURL: string | undefined): Promise<void> {
  await page.goto(await backend.dashboardLink(`${baseURL}/auth/reset-password`));
  await expectForm(page);
}

/** Signs out without a trace, to start over. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
}

export function storedSession(page: Page): Promise<{ access_token: string; refresh_token: string } | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), SESSION_KEY);
}

/** Makes the stored session expired, or replaces it by one that the service doesn't know. */
export async function spoilSession(page: Page, change: "expired" | "dead"): Promise<void> {
  await page.evaluate(
    ([key, isDead]) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? "null") ?? { access_token: "a.b.c", user: { id: "x" } };
      const refresh_token = isDead ? "unknown-to-the-service" : stored.refresh_token;
      const expired = { ...stored, refresh_token, token_type: "bearer", expires_in: 3600, expires_at: 1 };
      localStorage.setItem(key, JSON.stringify(expired));
    },
    [SESSION_KEY, change === "dead"] as const,
  );
}

/** @returns every address in this tab's history */
export async function historyOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { entries } = await client.send("Page.getNavigationHistory");
  return entries.map((entry) => entry.url);
}

/** Expects that a state of a page for staff is accessible, never scrolls sideways, and that large letters keep its words whole. */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  await expect(page.locator("h1")).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  await page.evaluate(enlargeText, 200);
  expect(await page.evaluate(textBeyondTheEdge), "words beyond the edge").toEqual([]);
  expect(await page.evaluate(wordsCutInTwo), "words cut in two").toEqual([]);
  expect(await page.evaluate(wordsUponWords), "words upon words").toEqual([]);
  await page.evaluate(enlargeText, 100);
  if (size) await page.setViewportSize(size);
}

/** Notes what a tab shows and sends of a secret: the console, referrers, and at each look its address and history. */
export function noteTraces(page: Page) {
  const seen: string[] = [];
  page.on("console", (message) => seen.push(`console: ${message.text()}`));
  page.context().on("request", (request) => seen.push(`referrer: ${request.headers()["referer"]}`));
  return {
    look: async () => {
      seen.push(`address: ${page.url()}`, `document.referrer: ${await page.evaluate(() => document.referrer)}`);
      seen.push(...(await historyOf(page)).map((address) => `history: ${address}`));
    },
    found: () => seen.filter((line) => /token|code=|eyJ|secret-of-a-test/.test(line)),
  };
}

/** Expects a message with the form for a new link below it, and submits that. */
export async function expectNewLinkBelow(page: Page, message: string | RegExp): Promise<void> {
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(message);
  await expect(alert).toBeFocused();
  await page.getByLabel("Email address").fill(staff.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status")).toContainText("Check your email");
  await expect(alert, "what was said before is over").toHaveCount(0);
}

/** @returns a growing list of the paths called at the authentication service. */
export function serviceCalls(target: Page | BrowserContext): string[] {
  const calls: string[] = [];
  const marker = "/auth/v1";
  const note = (method: string, address: string) => {
    const url = new URL(address);
    const grant = url.searchParams.get("grant_type");
    if (!url.pathname.startsWith(marker)) return;
    calls.push(`${method} ${url.pathname.slice(marker.length)}${grant ? ` ${grant}` : ""}`);
  };
  const context = "context" in target ? target.context() : target;
  context.on("request", (request) => note(request.method(), request.url()));
  return calls;
}
