import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { SPLIT_PAGE } from "../../../scripts/hosts/admin-policy.ts";
import { FEEDS } from "../../../src/addresses/generated-addresses.ts";
import { valueAt } from "../../../src/content/problems/problem.ts";
import { applicationRuns, isMarked, markDocument } from "../../support/application.ts";
import { askForLink, expectForm, serviceCalls, typePassword } from "../../support/auth.ts";
import { expect, test } from "../../support/author.ts";
import { contentFiles, giveFolder, readFile } from "../../support/editing-screens.ts";
import { pressEach } from "../../support/press-each.ts";
import { content } from "../../support/site.ts";
import { watch } from "../../support/test.ts";
import { overflow } from "../../support/words-in-page.ts";

test.describe.configure({ mode: "serial" });

const pricing = content.find("pages", "pricing");
const hero = pricing?.data.sections.findIndex((each) => each.section === "hero") ?? 0;
const titleIn = (value: unknown) => String(valueAt(value, ["sections", hero, "title"]));
/** As visitors read it, and as the file has it, where a fact is named. */
const TITLE = titleIn(pricing?.data);
const WRITTEN_TITLE = titleIn(pricing?.source.value);

test("in an open page an edit shows without a reload, of saves that leave the file empty for a while the last, and a mistake with its place until it is fixed", async ({
  page,
  edit,
}) => {
  test.slow();
  const [heading, overlay] = [page.locator("h1"), page.locator("vite-error-overlay")];
  const first = "Four plans, month to month";
  await page.goto("/pricing");
  await applicationRuns(page);
  await markDocument(page);
  await test.step("an edit", async () => {
    await expect(heading).toHaveText(TITLE);
    edit("content/pages/pricing.json", (text) => text.replace(WRITTEN_TITLE, first));
    await expect(heading).toHaveText(first);
  });
  await test.step("an empty file for a while", async () => {
    let text = "";
    edit("content/pages/pricing.json", (written) => {
      text = written;
      return "";
    });
    for (const title of ["One plan", "Two plans", "Three plans"]) {
      edit("content/pages/pricing.json", () => "");
      edit("content/pages/pricing.json", () => text.replace(first, title));
    }
    await expect(heading).toHaveText("Three plans");
    await expect(overlay).toHaveCount(0);
  });
  expect(await isMarked(page), "the same document").toBe(true);
  await test.step("a mistake", async () => {
    edit("content/pages/pricing.json", (text) => text.replace('"hero"', '"herro"'));
    await expect(overlay).toContainText("content/pages/pricing.json:");
    await expect(overlay).toContainText('did you mean "hero"?');
    edit("content/pages/pricing.json", (text) => text.replace('"herro"', '"hero"'));
    await expect(overlay).toHaveCount(0);
    await expect(heading).toHaveText("Three plans");
  });
  await test.step("an article's text", async () => {
    await page.goto("/blog/ai-trends");
    await applicationRuns(page);
    edit("content/blog/ai-trends.mdx", (text) => `${text}\nA sentence that was not there.\n`);
    await expect(page.locator("article")).toContainText("A sentence that was not there.");
  });
});

test("a page that a mistake or code keeps from being shown, or whose file has gone, is there once that is mended", async ({
  page,
  edit,
}) => {
  test.slow();
  const heading = page.locator("main h1");
  await test.step("a mistake before it is opened", async () => {
    edit("content/pages/about.json", (text) => text.replace("{", ""));
    await page.goto("/about");
    await expect(page.locator("body")).toContainText("content/pages/about.json");
    edit("content/pages/about.json", (text) => `{${text}`);
    await expect(heading).toBeVisible();
  });
  await test.step("code that throws", async () => {
    const throwing = "\nthrow new Error('not yet written');\n";
    edit("src/pages/page-data.server.ts", (text) => text + throwing);
    await expect(async () => {
      expect((await page.goto("/about"))?.status()).toBe(500);
    }).toPass();
    edit("src/pages/page-data.server.ts", (text) => text.replace(throwing, ""));
    await expect(heading).toBeVisible();
  });
  await test.step("a file that has gone", async () => {
    let about = "";
    edit("content/pages/about.json", (text) => {
      about = text;
      return "";
    });
    await expect(page.locator("vite-error-overlay")).toContainText("content/pages/about.json");
    edit("content/pages/about.json", () => about);
    await expect(page.locator("vite-error-overlay")).toHaveCount(0);
    await expect(heading).toBeVisible();
  });
});

test("every address answers as on a host: redirects, texts, feeds and Markdown", async ({ request }) => {
  const [moved] = content.one("redirects").redirects.filter(({ from }) => !from.endsWith("*"));
  const redirects = [
    ["/pricing/", "/pricing"],
    ["/pricing.html", "/pricing"],
    ...(moved ? [[moved.from, moved.to]] : []),
  ];
  for (const [from = "", to] of redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBeGreaterThan(300);
    expect(answer.headers()["location"], from).toBe(to);
  }
  const files = [
    "/llms.txt",
    "/sitemap.xml",
    "/robots.txt",
    "/index.md",
    "/blog/ai-trends.md",
    ...Object.values(FEEDS).map(({ address }) => address),
  ];
  for (const file of files)
    expect(await (await request.get(file)).text(), file).toBe(readFileSync(`dist${file}`, "utf8"));
  for (const file of ["/nothing", "/nothing.md", "/data/nothing.json", "/%E0%A4%A"])
    expect((await request.get(file)).status(), file).toBe(404);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page has its styles, as it has before scripts bring them", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.locator("header")).toHaveCSS("height", "80px");
  });
});

test("a new article is there without a restart; as a draft it has a page and a card, each with a banner, until it is published", async ({
  page,
  edit,
}) => {
  test.slow();
  const banner = (pseudo: string, selector: string) =>
    page.locator(selector).evaluate((element, name) => getComputedStyle(element, name).content, pseudo);
  const card = 'main a[href="/blog/new-one"]';
  await page.goto("/blog");
  edit("content/blog/new-one.mdx", () => newArticle());
  await expect(async () => {
    await page.goto("/blog/new-one");
    await expect(page.locator("h1")).toHaveText("A new article", { timeout: 500 });
  }).toPass();
  await expect(page.locator("article")).toContainText("Its only sentence.");
  edit("content/blog/new-one.mdx", (text) => text.replace("\n---\n", "\ndraft: true\n---\n"));
  await expect(async () => {
    await page.goto("/blog");
    expect(await banner("::before", card)).toBe('"Draft"');
  }).toPass();
  expect(await banner("::after", "html")).toBe("none");
  await page.locator(card).click();
  await expect(page.locator("h1")).toHaveText("A new article");
  await expect.poll(() => banner("::after", "html")).toBe('"Draft"');
  edit("content/blog/new-one.mdx", (text) => text.replace("draft: true", "draft: false"));
  await expect.poll(() => banner("::after", "html").catch(() => "reloading")).toBe("none");
});

/** A camera's aspect ratio, and the extremes that the check allows. */
const SHAPES = [
  [900, 1350],
  [3200, 640],
  [640, 6400],
] as const;

test("pictures of every shape keep it at every width, anywhere in a text, and fit a screen", async ({ page, edit }) => {
  test.slow();
  for (const [width, height] of SHAPES) {
    const bytes = await sharp({ create: { width, height, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    edit(`content/pictures/of-${width}-${height}.png`, () => bytes);
  }
  const picture = ([width, height]: readonly [number, number]) =>
    `<Picture file="of-${width}-${height}.png" alt="${width} to ${height}" caption="Below it" />`;
  const all = SHAPES.map(picture).join("\n\n");
  const inItem = SHAPES.map((shape) => `1. A step\n\n   ${picture(shape)}\n`).join("");
  const around = (tag: string, body: string) => `<${tag}>\n\n${body}\n\n</${tag.split(" ")[0]}>\n\n`;
  const body = [
    around('Callout title="A note"', all),
    around("Steps", inItem),
    around('CallToAction href="/contact" label="Talk to us"', all),
    around('Figure caption="Pictures"', inItem),
  ].join("");
  edit("content/blog/new-one.mdx", () => newArticle().replace("Its only sentence.", `${all}\n\n${body}`));
  await expect(async () => {
    await page.goto("/blog/new-one");
    await expect(page.getByRole("img", { name: /^\d+ to \d+$/ })).toHaveCount(5 * SHAPES.length, { timeout: 500 });
  }).toPass();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { name, shown, stored } of await page.getByRole("img", { name: /^\d+ to \d+$/ }).evaluateAll(sizes)) {
      const [across = 0, down = 0] = name.split(" to ").map(Number);
      const label = `${name} at ${width} px`;
      expect.soft(stored, label).toBeGreaterThan(1);
      expect.soft(shown.width / shown.height, label).toBeCloseTo(across / down, 1);
      expect.soft(shown.height, label).toBeLessThanOrEqual(700);
      expect.soft(shown.width, label).toBeGreaterThan(60);
    }
    expect(await page.evaluate(overflow), `${width} px`).toBe(0);
  }
});

/** Loads and measures each picture. */
async function sizes(images: readonly Element[]) {
  const pictures = images.filter((image) => image instanceof HTMLImageElement);
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode()));
  return pictures.map((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    return { name: picture.alt, shown: { width, height }, stored: picture.naturalWidth };
  });
}

test("under StrictMode, which runs effects twice, a code is exchanged once, with the backend that the server brings along", async ({
  page,
  backend,
}) => {
  test.slow();
  const complaints = watch(page);
  const mails = async () => (await fetch(`${backend}/mailbox.json`)).json();
  const link = await askForLink(page, { mails });
  const calls = serviceCalls(page);
  await page.goto(link);
  await expectForm(page);
  expect(calls.filter((call) => call.startsWith("POST /token"))).toEqual(["POST /token pkce"]);
  await typePassword(page, "set-under-strict-mode");
  await expect(page.getByRole("heading", { name: "Password Updated!" })).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(complaints).toEqual([]);
});

const PRICING = "content/pages/pricing.json";
const compared = pricing?.data.sections.findIndex((each) => each.section === "plan-comparison") ?? 0;
const comparison = String(valueAt(pricing?.data, ["sections", compared, "title"]));
/** An entry that the page shows too. */
const [plan] = content.all("plans");
const NEW_TITLE = "What you get with each plan";
const TYPED_PRICE = `From ${content.tokens.get("price-starter")} a month`;
const PRICE_AS_FACT = "From [[price-starter]] a month";

test("a press on a text of the page opens its field, what is saved shows there, and unsaved changes aren't dropped unasked", async ({
  page,
  edit,
}) => {
  test.setTimeout(300_000);
  await giveFolder(page, contentFiles());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(SPLIT_PAGE);
  const form = page.frameLocator("#editor");
  const shown = page.frameLocator("#page");
  const heading = shown.getByRole("heading", { name: comparison, exact: true });
  const field = form.locator(`[data-key-path="sections.${compared}.title"]`).getByRole("textbox");

  await test.step("an entry that is opened is named, and shows its page", async () => {
    await form.getByRole("button", { name: "Open the website’s folder" }).click();
    await form.getByRole("treeitem", { name: "Pages" }).getByText("Pages").first().click();
    await form.getByRole("row", { name: pricing?.data.seo.title ?? "" }).click();
    await expect(heading).toBeAttached();
    await expect(page.getByRole("banner")).toContainText(`Pages › ${pricing?.data.seo.title}`);
  });
  await test.step("a press puts the cursor into the field", async () => {
    await heading.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(comparison);
  });
  await test.step("unsaved changes are asked about", async () => {
    await field.fill(NEW_TITLE);
    const asked = answerNo(page);
    const elsewhere = shown.getByText(plan?.data.audience ?? "no plan");
    await elsewhere.first().click();
    await expect.poll(() => asked).toEqual([expect.stringContaining("without saving")]);
    await expect(field).toHaveValue(NEW_TITLE);
  });
  await test.step("what is saved shows in the page, where it is", async () => {
    await heading.click();
    const before = await heading.boundingBox();
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await expect(form.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    const saved = await page.evaluate(readFile, PRICING);
    edit(PRICING, () => saved);
    const renamed = shown.getByRole("heading", { name: NEW_TITLE });
    await expect(renamed).toBeVisible();
    expect((await renamed.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
  });
  await test.step("a mistake is said below the page, which stays, and leads to its field", async () => {
    edit(PRICING, (text) => text.replace(`"${NEW_TITLE}"`, '""'));
    await expect(page.getByRole("alert")).toContainText(PRICING);
    await expect(shown.getByRole("heading", { name: NEW_TITLE })).toBeVisible();
    await page.getByRole("alert").getByRole("button", { name: "Pages" }).click();
    await expect(field).toBeFocused();
    edit(PRICING, (text) => text.replace('""', `"${NEW_TITLE}"`));
    await expect(page.getByRole("alert")).toBeHidden();
  });
  await test.step("a price that is typed is told of below the page, until it is written as a fact", async () => {
    const warning = page.getByRole("status").filter({ hasText: "[[price-starter]]" });
    edit(PRICING, (text) => text.replace(NEW_TITLE, TYPED_PRICE));
    await expect(warning).toContainText(PRICING);
    edit(PRICING, (text) => text.replace(TYPED_PRICE, PRICE_AS_FACT));
    await expect(warning).toBeHidden();
    edit(PRICING, (text) => text.replace(PRICE_AS_FACT, NEW_TITLE));
  });
  await test.step("a narrow window shows one half at a time", async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(page.locator("#page")).toBeHidden();
    await page.getByRole("radio", { name: "Page" }).check();
    await expect(page.locator("#editor")).toBeHidden();
    await shown.getByRole("heading", { name: NEW_TITLE }).click();
    await expect(field).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step("so does a press on a price, a cell, a picture and an article's text", () => pressEach(page));
});

/** Answers each question of the page with no, from now on. @returns what it has asked */
function answerNo(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  return asked;
}

function newArticle(): string {
  return readFileSync("content/blog/ai-trends.mdx", "utf8")
    .replace(/^id: .*$/m, "id: 99")
    .replace(/^title: .*$/m, "title: A new article")
    .replace(/^ {2}title: .*$/m, "  title: A title of its own")
    .replace(
      /^ {2}description: .*$/m,
      `  description: ${"A description of its own, long enough for search results. ".repeat(2)}`,
    )
    .replace(/(\n---\n)[\s\S]*$/, "$1\nIts only sentence.\n");
}
