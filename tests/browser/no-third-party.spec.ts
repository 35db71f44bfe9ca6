import { applicationRuns } from "../support/application.ts";
import { everyKindOfPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("no kind of page asks another origin for anything, sets a cookie or sends anything by itself", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const foreign: string[] = [];
  const sent: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && protocol !== "data:") foreign.push(`${page.url()} → ${request.url()}`);
    if (request.method() !== "GET") sent.push(`${page.url()} → ${request.method()} ${request.url()}`);
  });
  page.on("websocket", (socket) => foreign.push(`${page.url()} → ${socket.url()}`));
  for (const address of everyKindOfPage) {
    await page.goto(address);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await page.keyboard.press("Shift");
    await applicationRuns(page);
  }
  expect(foreign).toEqual([]);
  expect(sent).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
