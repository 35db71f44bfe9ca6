import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { ask, costOf, lastAnswer } from "../../support/assistant.ts";
import { hasLoadGenerator, type Load, startLoad } from "../../support/load.ts";
import { sectionAt } from "../../support/sections.ts";
import { isNginxInstalled, NGINX_PACKAGES, type SiteServer, startNginx } from "../../support/servers.ts";
import { addresses, content } from "../../support/site.ts";
import { expect, test } from "../../support/test.ts";

const { menu } = content.one("navigation");
const needed = `${NGINX_PACKAGES} wrk`;
const canRun = isNginxInstalled() && hasLoadGenerator();
if (!canRun)
  console.log(`SKIPPED: no load was put on nginx, as it or wrk is not installed (apt-get install ${needed}).`);

let server: SiteServer;

test.beforeAll(async () => {
  if (canRun) server = await startNginx(resolve("dist"));
});
test.afterAll(() => server?.close());

/** A visit: read a page, look into the menu, follow it to another, ask the chatbot, read an article. */
async function visit(page: Page, site: string): Promise<void> {
  await page.goto(site);
  await expect(page.locator("h1")).toHaveText(sectionAt(content, "/", "hero").title);
  await expect(page.locator("header")).toHaveCSS("height", "80px");
  await page.locator("[aria-haspopup=dialog]").click();
  await page.getByRole("dialog").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(`${site}/about`);
  await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
  await page.locator("[aria-haspopup=dialog]").click();
  await page.getByRole("dialog").getByRole("button", { name: menu.close }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goto(`${site}/demo`);
  await ask(page, "how much is the starter plan");
  await expect(lastAnswer(page)).toContainText(costOf("starter"));
  await page.goto(`${site}/blog/ai-trends`);
  await expect(page.locator("article h2").first()).toBeVisible();
}

// Runs alone, after all other tests (playwright.config.ts). By itself: npx playwright test --project=load --no-deps
test("while nginx is under load, a visitor reads, navigates and asks as ever", async ({ page }) => {
  test.skip(!canRun, `needs ${needed}`);
  test.setTimeout(120_000);
  const loads: Load[] = [];
  while (loads.length < 2) {
    const load = startLoad(server.port, addresses);
    try {
      await visit(page, `http://127.0.0.1:${server.port}`);
    } finally {
      loads.push(await load.stop());
    }
  }
  console.log(loads.map(describe).join("\n"));
  expect(loads.filter(({ failures }) => failures > 0)).toEqual([]);
});

function describe({ requestsPerSecond, slowestOfHundred }: Load): string {
  return `${requestsPerSecond} requests a second, 99 of 100 answered within ${slowestOfHundred} ms`;
}
