import { readFileSync } from "node:fs";
import { applicationRuns } from "../support/application.ts";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const { chat } = content.one("brand");

test("where a host serves the 404 page for a redirected address, the router redirects and replaces history", async ({
  page,
}) => {
  const html = readFileSync("dist/404.html", "utf8");
  await page.route("**/ai-chatbots/for-legal*", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: html }),
  );
  await page.route(`${chat.url}/**`, (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<title>Chat</title>" }),
  );
  await page.goto("/about");
  await page.goto("/ai-chatbots/for-legal?x=1#top");
  await expect(page).toHaveURL(`${chat.url}/for-legal?x=1#top`);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

/** Other spellings of addresses, for which a host may answer with the page, and the page's own addresses. */
const SPELLINGS = [
  ["/contact/?from=mail#office", "/contact?from=mail#office"],
  ["/Contact", "/contact"],
  ["/blog/ai-trends.html", "/blog/ai-trends"],
  ["/%61bout", "/about"],
  ["/index.html", "/"],
] as const;

test("where a host answers another spelling of an address with the page, the page takes its own address and works", async ({
  page,
}) => {
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const [asked, own] of SPELLINGS) {
    await test.step(asked, async () => {
      documents.length = 0;
      const { pathname } = new URL(own, "http://localhost");
      const html = readFileSync(`dist/${pathname === "/" ? "index" : pathname}.html`, "utf8");
      await page.route(`**${asked.replace(/[?#].*/, "")}*`, (route) =>
        route.fulfill({ contentType: "text/html", body: html }),
      );
      await page.goto(asked);
      await expect(page).toHaveURL(own);
      const title = await page.locator("h1").textContent();
      await page.keyboard.press("Shift");
      await applicationRuns(page);
      await expect(page.locator("h1")).toHaveText(title ?? "");
      await page.locator("footer a[href='/industries']").click();
      await expect(page.locator("h1")).toHaveText(sectionAt(content, "/industries", "hero").title);
      expect(documents, "nothing was loaded twice").toHaveLength(1);
      await page.unrouteAll();
    });
  }
});

test("a copy of the page at a proxy's address works, and its links lead on", async ({ page }) => {
  const html = readFileSync("dist/contact.html", "utf8");
  await page.route("**/kept/2026/contact*", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/kept/2026/contact%20");
  await expect(page.locator("h1")).toHaveText(sectionAt(content, "/contact", "hero").title);
  await page.locator("footer a[href='/about']").click();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
});

test("a part of a page is found however its name is spelled in the address", async ({ page }) => {
  const part = page.locator("main details[id*='-']").first();
  await page.goto("/pricing");
  const id = (await part.getAttribute("id")) ?? "";
  await page.goto("/about");
  await page.goto(`/pricing#${id.replace("-", "%2D")}`);
  await expect(page.locator(`#${id}`)).toHaveAttribute("open");
});

test("a link to a redirected address leads on from a page that the application runs", async ({ page }) => {
  await page.goto("/blog");
  await applicationRuns(page);
  await page.locator("main a[href='/blog/ai-chatbots']").first().click();
  await page.locator("main a[href='/ai-voice-agents']").first().click();
  await expect(page).toHaveURL("/ai-solutions#voice-agents");
  await expect(page.locator("#voice-agents")).toBeInViewport();
});
