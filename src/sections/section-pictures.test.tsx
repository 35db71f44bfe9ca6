import { readFileSync } from "node:fs";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { newEntry } from "../../scripts/content-new/new-entry.ts";
import { pictures } from "../../scripts/pictures/pictures.ts";
import { articleText, type ContentFolder, contentFolder, pageWith } from "../../tests/support/content.ts";
import { articleCards } from "../content/lists/articles.server.ts";
import { showSection } from "./data.server.ts";
import { PageTemplate } from "./page.tsx";

const FILE = "front-desk.jpg";
/** A video that every browser plays. */
const film = readFileSync("public/media/film.mp4");

const picture = { file: FILE, alt: "A desk with two telephones" };

const card = { title: "A card", text: "Words.", href: "/contact", linkLabel: "See it" };

/** Every way in which a section shows a picture. */
const SECTIONS: Readonly<Record<string, object>> = {
  "a text": { section: "text", title: "A text", paragraphs: ["Words."], picture },
  "a text without a heading": { section: "text", paragraphs: ["Words."], picture },
  cards: { section: "cards", title: "Cards", items: [{ ...card, picture }] },
  "a quotation": { section: "quote", testimonial: "fixture" },
  testimonials: { section: "testimonials", title: "Said", only: ["fixture"] },
};

/** A copy of content/ with a picture, and pages that show it. */
async function withPicture(...sections: readonly object[]): Promise<ContentFolder> {
  const bytes = await sharp({ create: { width: 1000, height: 700, channels: 3, background: "#567" } })
    .jpeg()
    .toBuffer();
  const { hero, others } = { hero: pageWith().sections[0], others: sections };
  const testimonial = { quote: "They answer.", name: "Ann B.", business: "A clinic, Norwood", portrait: FILE };
  return contentFolder()
    .write(`pictures/${FILE}`, bytes)
    .write("testimonials/fixture.json", testimonial)
    .write("blog/fixture.mdx", articleText({ id: 9001, fields: `photo: ${FILE}\n` }))
    .write("pages/fixture.json", {
      ...pageWith(),
      sections: [{ ...hero, aside: { kind: "picture", ...picture } }, ...others],
    });
}

async function htmlOf(copy: ContentFolder): Promise<string> {
  const { content, problems } = copy.load();
  expect(problems).toEqual([]);
  const sections = content.find("pages", "fixture")?.data.sections ?? [];
  const shown = sections.map((each) => showSection(each, { content, address: "/fixture", sections, page: 1 }));
  const route = createRootRoute({ component: () => <PageTemplate sections={shown} /> });
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

test("A picture is shown in every section that takes one, with its size and in files that are built", async () => {
  const copy = await withPicture(...Object.values(SECTIONS));
  const html = await htmlOf(copy);
  const { content } = copy.load();
  const shown = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes("front-desk-"));

  expect(shown).toHaveLength(1 + Object.keys(SECTIONS).length);
  for (const tag of shown) expect(tag).toMatch(/\bwidth="\d+" height="\d+"/);
  expect(shown.filter((tag) => tag.includes(`alt="${picture.alt}"`))).toHaveLength(4);
  const built = pictures(content);
  for (const [address] of html.matchAll(/\/assets\/pictures\/[\w-]+\.\w+/g)) expect(built.has(address)).toBe(true);
  const photo = articleCards(content).find(({ name }) => name === "fixture")?.imageUrl ?? "";
  expect(photo).toMatch(/front-desk-\w+-1000\.webp$/);
  expect(built.has(photo)).toBe(true);
});

test("A picture may be the still of a video, which is loaded when it is played", async () => {
  const text = { section: "text", title: "A text", paragraphs: ["Words."], picture: { ...picture, video: "tour.mp4" } };
  const copy = (await withPicture(text)).write("../public/media/tour.mp4", film);
  const html = await htmlOf(copy);

  expect(html).toMatch(
    /<video [^>]*preload="none" poster="\/assets\/pictures\/front-desk-[^"]+" width="960" height="672"/,
  );
  expect(html).toContain('<source src="/media/tour.mp4"');
  // Commands check content/ with their changes, and know its videos.
  expect(newEntry(copy.root, { type: "options", title: "Other choices", today: "2026-01-31" }).file).toBe(
    "content/options/other-choices.json",
  );
});

test.each([
  ["is not an MP4", Buffer.from("RIFF....AVI LIST and more")],
  ["is missing", film.subarray(0, film.length - 2000)],
  ["isn't coded as H.264", Buffer.from(film.toString("latin1").replaceAll("avc1", "hvc1"), "latin1")],
  ["at most 20 are allowed", Buffer.alloc(30 * 1024 * 1024)],
])("Of a video that browsers can't play the check says at its field what is wrong: %s", async (words, bytes) => {
  const text = { section: "text", title: "A text", paragraphs: ["Words."], picture: { ...picture, video: "tour.mp4" } };
  const copy = (await withPicture(text)).write("../public/media/tour.mp4", bytes);
  const [place, message] = copy.report("pages/fixture.json");

  expect(place).toContain("sections.1.picture.video");
  expect(message).toContain(words);
});

test("A picture or a video that isn't there, and words that only say that it is a picture, are said at their field", async () => {
  const [text] = [SECTIONS["a text"]];
  const wrong = (change: object) => ({ ...text, picture: { ...picture, ...change } });
  const said = async (change: object) => (await withPicture(wrong(change))).report("pages/fixture.json").join("\n");

  expect(await said({ file: "frnt-desk.jpg" })).toMatch(
    /sections\.1\.picture\.file\n.*there is no picture "frnt-desk\.jpg" in content\/pictures\/\. Did you mean "front-desk\.jpg"\?/,
  );
  expect(await said({ video: "tour.mp4" })).toMatch(
    /sections\.1\.picture\.video\n.*there is no video "tour\.mp4" in public\/media\/\. There are none yet\./,
  );
  expect(await said({ alt: "Image of a desk" })).toMatch(/sections\.1\.picture\.alt\n.*start with what it shows/);
  expect(await said({ alt: "" })).toMatch(/sections\.1\.picture\.alt\n/);
});
