import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { VITE } from "../../../scripts/lib/local-site.ts";
import { ProjectCopy } from "../../../scripts/lib/project-copy.ts";
import { contentFiles, type EditingScreens, expect, test } from "../../support/editing-screens.ts";
import { startOwn } from "../../support/servers.ts";
import { content } from "../../support/site.ts";

const BODY = `A sentence before the table.

| Day | Calls |
| --- | --- |
| Monday | 41 |
| Tuesday | 37 |

<Callout title="Worth knowing">

Most callers leave no message.

</Callout>

<Picture file="front-desk.jpg" alt="A desk with two telephones" />
`;

const [quoted] = content.all("testimonials");
/** Case studies that nothing names may go without anything else being changed. */
const [retired, scheduled] = content.all("case-studies").filter(({ name }) => {
  const others = [...contentFiles()].filter(([file]) => /\/(?:pages|industries)\//.test(file));
  return !others.some(([, text]) => text.includes(`"${name}"`));
});

/** What is done each day. */
const days: Readonly<Record<string, (screens: EditingScreens, picture: string) => Promise<void>>> = {
  "a new article with a table, a callout and a picture": async (screens, picture) => {
    await screens.upload(picture);
    await screens.begin("blog", "a-week-of-calls");
    await screens.fill({
      title: "What a week of calls says",
      "seo.title": "A week of calls, counted",
      "seo.description":
        "We counted every call of a week, by day and by hour, and say what the count was good for in the end.",
      excerpt: "Counting takes a week and a sheet of paper.",
      imageAlt: "A route with three numbered stations",
      body: BODY,
    });
    await (await screens.field("id")).getByRole("spinbutton").fill("99");
    for (const day of ["published", "updated"]) await (await screens.field(day)).locator("input").fill("2026-01-05");
    await screens.choose("category", "AI Trends");
    await screens.choose("author", "support-team");
    await screens.save();
  },

  "a price is changed": async (screens) => {
    await screens.show("plans", "growth");
    await (await screens.field("price.amount")).getByRole("spinbutton").fill("219");
    await screens.save();
  },

  "an option is added": async (screens) => {
    const { options } = content.find("options", "contact-subject")?.data ?? { options: [] };
    const added = `options.${options.length}`;
    await screens.show("options", "contact-subject");
    await screens.add("options");
    await screens.fill({ [`${added}.value`]: "partnership", [`${added}.label`]: "Partnership" });
    await screens.save();
  },

  "a page is composed of five sections": async (screens) => {
    await screens.begin("pages", "our-partners");
    await screens.fill({
      "seo.title": "Our partners",
      "seo.description": "Who we work with, what each of them does for our customers, and how to become one yourself.",
    });
    for (const kind of ["Hero", "Text", "Quote", "Links", "Text"]) await screens.add("sections", kind);
    // What a section needs stands there already, as in its kind's example.
    await screens.fill({
      "sections.0.title": "The people we work with",
      "sections.0.lead": "Three companies in Adelaide.",
      "sections.1.title": "Why partners",
      "sections.1.paragraphs.0": "Nobody knows everything.",
    });
    await screens.choose("sections.2.testimonial", quoted?.name ?? "");
    await screens.fill({ "sections.3.title": "Read on", "sections.4.title": "And now" });
    await screens.save();
  },

  "an entry is retired": async (screens) => {
    await screens.show("case-studies", retired?.name ?? "");
    await screens.fill({ expireAt: "2026-01-31" });
    await screens.save();
  },

  "a draft is scheduled": async (screens) => {
    await screens.show("case-studies", scheduled?.name ?? "");
    await screens.choose("draft", "Yes");
    await screens.save();
    await screens.choose("draft", "No");
    await screens.fill({ publishAt: "2099-03-01 09:00" });
    await screens.save();
  },
};

// Pages are looked for on the tested site, which doesn't have the new ones.
test.use({ provoked: /404/ });

test("A marketer's week in the editing screens passes the check each day, and is the site at its end", async ({
  screens,
  page,
}, testInfo) => {
  test.setTimeout(300_000);
  const copy = new ProjectCopy();
  const picture = testInfo.outputPath("front-desk.jpg");
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#567" } })
    .jpeg()
    .toFile(picture);
  for (const [what, work] of Object.entries(days)) {
    await test.step(what, async () => {
      await work(screens, picture);
      await bringTo(copy, screens);
      run(copy, "scripts/content-check/content-check.ts");
    });
  }
  await test.step("an entry is renamed, which the screens leave to a command", () => {
    run(copy, "scripts/content-rename/content-rename.ts", "testimonial", quoted?.name ?? "", "another-name", "--yes");
    run(copy, "scripts/content-check/content-check.ts");
  });
  run(copy, VITE, "build");
  const { port, close } = await startOwn(join(copy.root, "dist"));
  const site = `http://localhost:${port}`;

  await page.goto(`${site}/blog/a-week-of-calls`);
  await expect(page.getByRole("cell", { name: "41" })).toBeVisible();
  await expect(page.getByText("Most callers leave no message.")).toBeVisible();
  await expect(page.getByRole("img", { name: "A desk with two telephones" })).toBeVisible();
  await page.goto(`${site}/pricing`);
  await expect(page.locator("main")).toContainText("$219");
  await page.goto(`${site}/contact`);
  await expect(page.getByRole("option", { name: "Partnership" })).toBeAttached();
  await page.goto(`${site}/our-partners`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The people we work with");
  await expect(page.locator("main > *")).toHaveCount(5);
  await expect(page.locator("main")).toContainText(quoted?.data.name ?? "nobody");
  await page.goto(`${site}/case-studies`);
  for (const hidden of [retired, scheduled]) {
    await expect(page.locator("main")).not.toContainText(hidden?.data.title ?? "");
  }
  await close();
  copy.remove();
});

/** Brings what the screens have saved into the copy. */
async function bringTo(copy: ProjectCopy, screens: EditingScreens): Promise<void> {
  rmSync(join(copy.root, "content"), { recursive: true });
  for (const [file, data] of await screens.readAll()) copy.write(file, data);
}

/** Runs a command in the copy. What it says is in the message if it fails. */
function run(copy: ProjectCopy, ...command: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy.root });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}
