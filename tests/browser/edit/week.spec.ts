import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { applyChanges } from "../../../scripts/content-edit/changes.ts";
import { renameEntry } from "../../../scripts/content-rename/rename-entry.ts";
import { loadContent } from "../../../src/content/load.server.ts";
import { type EditingScreens, expect, test } from "../../support/editing-screens.ts";
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

/** The file that the article's title makes. */
const ARTICLE = "what-a-week-of-calls-says";

const [quoted] = content.all("testimonials");
const [author] = content.all("team");
const { categories } = content.one("blog-words");
const days: Readonly<Record<string, (screens: EditingScreens, picture: string) => Promise<void>>> = {
  "a new article with a table, a callout and a picture": async (screens, picture) => {
    await screens.upload(picture);
    await screens.begin("blog");
    await screens.fill({
      title: "What a week of calls says",
      "seo.title": "A week of calls, counted",
      "seo.description":
        "We counted every call of a week, by day and by hour, and say what the count was good for in the end.",
      excerpt: "Counting takes a week and a sheet of paper.",
      imageAlt: "A route with three numbered stations",
      body: BODY,
    });
    await screens.choose("category", categories[0]?.label ?? "");
    await screens.choose("author", author?.data.name ?? "");
    await screens.save();
  },

  "a price is changed": async (screens) => {
    await screens.show("plans", "growth");
    await (await screens.field("price.amount")).getByRole("spinbutton").fill("219");
    await screens.save();
  },

  "a portrait is inserted and saved at once": async (screens) => {
    await screens.show("team", author?.name ?? "");
    await screens.fill({ role: "Director, on leave" });
    await screens.insertAndSave("portrait", "front-desk.jpg");
  },

  "an option is added": async (screens) => {
    const { options } = content.find("options", "contact-subject")?.data ?? { options: [] };
    const added = `options.${options.length}`;
    await screens.show("options", "contact-subject");
    await screens.add("options");
    await screens.fill({ [`${added}.label`]: "Partnership" });
    await screens.save();
  },

  "a page is composed of five sections": async (screens) => {
    await screens.begin("pages");
    await screens.fill({
      "seo.title": "Our partners",
      "seo.description": "Who we work with, what each of them does for our customers, and how to become one yourself.",
    });
    for (const kind of ["Hero", "Text", "Quote", "Links", "Text"]) await screens.add("sections", kind);
    // Needed fields are filled in already, as in the example of the kind.
    await screens.fill({
      "sections.0.title": "The people we work with",
      "sections.0.lead": "Three companies in Adelaide.",
      "sections.1.title": "Why partners",
      "sections.1.paragraphs.0": "Nobody knows everything.",
    });
    await screens.choose("sections.2.testimonial", quoted?.data.name ?? "");
    await screens.fill({ "sections.3.title": "Read on", "sections.4.title": "And now" });
    await screens.save();
  },

  "the page is retired": async (screens) => {
    await screens.show("pages", "our-partners");
    await screens.fill({ expireAt: "2026-01-31" });
    await screens.save();
  },

  "a draft is scheduled": async (screens) => {
    await screens.show("blog", ARTICLE);
    await screens.choose("draft", "Yes");
    await screens.save();
    await screens.choose("draft", "No");
    await screens.fill({ publishAt: "2099-03-01 09:00" });
    for (const day of ["published", "updated"]) await (await screens.field(day)).locator("input").fill("2099-03-01");
    await screens.save();
  },
};

// The screens look for new pages on the tested site, which doesn't have them.
test.use({ provoked: /404/ });

test("A marketer's week in the editing screens passes the check each day, and is in the content at its end", async ({
  screens,
}, testInfo) => {
  test.setTimeout(300_000);
  const root = testInfo.outputPath("project");
  const picture = testInfo.outputPath("front-desk.jpg");
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#567" } })
    .jpeg()
    .toFile(picture);
  cpSync("content", join(root, "content"), { recursive: true });
  for (const [what, work] of Object.entries(days)) {
    await test.step(what, async () => {
      await work(screens, picture);
      await bringTo(root, screens);
      expect(loadContent(root).problems).toEqual([]);
    });
  }
  await test.step("an entry is renamed, which the screens leave to a command", () => {
    const renamed = { root, type: "testimonials", from: quoted?.name ?? "", to: "another-name" } as const;
    applyChanges(root, renameEntry(renamed).changes);
  });
  const { content: written, preview, problems } = loadContent(root);

  expect(problems).toEqual([]);
  expect(written.find("blog", ARTICLE)).toBeUndefined();
  expect(preview.find("blog", ARTICLE)?.source.body).toBe(`\n${BODY}`);
  expect(written.find("plans", "growth")?.data.price).toMatchObject({ amount: 219 });
  const member = { role: "Director, on leave", portrait: "front-desk.jpg" };
  expect(written.find("team", author?.name ?? "")?.data).toMatchObject(member);
  expect(written.find("options", "contact-subject")?.data.options.at(-1)).toMatchObject({
    value: "partnership",
    label: "Partnership",
  });
  const sections = preview.find("pages", "our-partners")?.data.sections ?? [];
  expect(sections.map(({ section }) => section)).toEqual(["hero", "text", "quote", "links", "text"]);
  expect(sections[0]).toMatchObject({ title: "The people we work with" });
  expect(sections[2]).toMatchObject({ testimonial: "another-name" });
  expect(written.find("pages", "our-partners")).toBeUndefined();
});

/** Copies what the screens have saved over a folder's content. */
async function bringTo(root: string, screens: EditingScreens): Promise<void> {
  for (const [file, data] of await screens.readAll()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), data);
  }
}
