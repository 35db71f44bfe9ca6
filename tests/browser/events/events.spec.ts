import type { Page } from "@playwright/test";
import { PLACEHOLDER } from "../../../scripts/local-backend/placeholder.ts";
import { applicationRuns } from "../../support/application.ts";
import { EVENTS_PATH, serveExtended } from "../../support/extended-site.ts";
import { type FormName, forms, submitButton, textField, waitUntilBelievable } from "../../support/forms.ts";
import { test as base, expect, watch } from "../../support/test.ts";

type EventsSite = Awaited<ReturnType<typeof serveExtended>>;

/** Playwright's test, with a site that was built with events, and the receiver's output. */
const test = base.extend<{ events: EventsSite }>({
  events: async ({ page: _page }, use) => {
    const site = await serveExtended();
    await use(site);
    await site.close();
  },
});

/** The requests that the browser sends to the receiver. */
function bodiesOf(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === EVENTS_PATH) bodies.push(JSON.parse(request.postData() ?? "{}"));
  });
  return bodies;
}

const answerForBackend = (page: Page, status: number) =>
  page.route(`${PLACEHOLDER}/**`, (route) =>
    route.fulfill({ status, headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" } }),
  );

async function sendForm(page: Page, form: FormName): Promise<void> {
  await expect(submitButton(page, form)).toBeEnabled();
  await textField(page, form, "email").fill("li@example.com");
  await waitUntilBelievable(page);
  await submitButton(page, form).click();
}

test("pages are counted by their path alone, also those that come without a new document", async ({ page, events }) => {
  await page.goto(`${events.origin}/pricing?from=secret#token`);
  await expect.poll(() => events.lines).toContain("page-view  /pricing");
  await page.locator("footer a[href='/about']").hover();
  await applicationRuns(page);
  await page.locator("footer a[href='/about']").click();
  await expect.poll(() => events.lines).toContain("page-view  /about");
  expect(events.lines.join()).not.toMatch(/secret|token/);
});

test("web vitals are told when the page is left", async ({ page, events }) => {
  await page.goto(`${events.origin}/`);
  await expect.poll(() => events.lines.join()).toContain("page-view");
  // A click before the first paint ends the search for the largest paint.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.mouse.click(5, 300);
  await page.goto(`${events.origin}/about`);
  for (const name of ["LCP", "CLS", "TTFB"])
    await expect.poll(() => events.lines.join("\n")).toContain(`/  name=${name}`);
});

test("a problem that a visitor is shown is counted, by its kind, and then a form that was sent, and nothing of what was typed", async ({
  page,
  events,
}) => {
  await answerForBackend(page, 201);
  await page.goto(events.origin + forms.newsletter.address);
  await expect(submitButton(page, "newsletter")).toBeEnabled();
  await waitUntilBelievable(page);
  await submitButton(page, "newsletter").click();
  await expect.poll(() => events.lines).toContain("problem-shown  /blog  problem=newsletter: mistakes");
  await sendForm(page, "newsletter");
  await expect.poll(() => events.lines).toContain("form-sent  /blog  form=newsletter");
  expect(events.lines.join()).not.toContain("li@example.com");
});

test.describe("an error of a script", () => {
  test.use({ provoked: /Broken on purpose/ });

  test("is told with its place", async ({ page, events }) => {
    await page.goto(`${events.origin}/about`);
    await expect.poll(() => events.lines).toContain("page-view  /about");
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("Broken on purpose"))));
    await expect.poll(() => events.lines.join()).toContain("message=Error: Broken on purpose");
  });
});

test("nothing is told of staff's pages, nor by browsers that ask not to share; from others no cookie is set, nothing is kept, and nothing that is sent could name a visitor", async ({
  page,
  context,
  events,
}) => {
  await test.step("nothing is told", async () => {
    const sharing = bodiesOf(page);
    await page.goto(`${events.origin}/auth/reset-password`, { waitUntil: "networkidle" });
    const other = await context.newPage();
    const [bodies, complaints] = [bodiesOf(other), watch(other)];
    await other.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await other.goto(`${events.origin}/about`, { waitUntil: "networkidle" });
    await other.goto(`${events.origin}/pricing`, { waitUntil: "networkidle" });
    expect([...sharing, ...bodies, ...events.lines, ...complaints]).toEqual([]);
    await other.close();
  });
  const bodies = bodiesOf(page);
  const views = () => bodies.filter(({ event }) => event === "page-view").map(({ page: viewed }) => viewed);
  const visits: string[] = [];
  for (const visit of ["/about", "/pricing", "/about"]) {
    await page.goto(events.origin + visit);
    visits.push(visit);
    await expect.poll(views).toEqual(visits);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], ""]);
  const known = ["event", "page", "name", "value", "rating"];
  expect(bodies.flatMap((body) => Object.keys(body)).filter((key) => !known.includes(key))).toEqual([]);
  expect(bodies.filter(({ event }) => event === "page-view")).toEqual(
    visits.map((visit) => ({ event: "page-view", page: visit })),
  );
});
