import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type ScreenContent, screen as screenSchema } from "../../schemas/screen.ts";
import { content } from "../../tests/support/site.ts";
import { Screen, type ScreenSize } from "./screen.tsx";

const words = content.one("words").examples;

const screens = [
  ...content.all("solutions").map(({ data }) => data.screen),
  ...content.all("platforms").flatMap(({ data }) => ("screen" in data ? [data.screen] : [])),
];

/** @returns the drawing and its description */
function shown(screen: ScreenContent, size: ScreenSize) {
  const html = renderToStaticMarkup(<Screen screen={screen} words={words} size={size} />);
  const [said = "", drawn = ""] = html.split(/(?=<div[^>]*aria-hidden="true")/);
  return { said: said.replaceAll(/<[^>]*>/g, ""), drawn };
}

test("Every view is among the site's screens", () => {
  const views = screenSchema.options.map(({ shape }) => shape.view.value);

  expect(new Set(screens.map(({ view }) => view))).toEqual(new Set(views));
});

test.each(screens.map((screen) => [screen.title, screen] as const))(
  "%s: a drawing, said in a sentence",
  (_, screen) => {
    const { said, drawn } = shown(screen, "large");

    expect(said).toContain(words.example);
    expect(drawn).toContain(words.example);
    expect(drawn).not.toMatch(/<(?:a|button|input)\b/);
  },
);

test.each(screens.map((screen) => [screen.title, screen] as const))(
  "%s: a moment of it shows less, and says as much",
  (_, screen) => {
    const moment = shown(screen, "moment");

    expect(moment.drawn.length).toBeLessThan(shown(screen, "large").drawn.length);
    expect(moment.said).toBe(shown(screen, "large").said);
  },
);

test("The bars of a report have the proportions of its numbers", () => {
  for (const screen of screens) {
    if (screen.view !== "report") continue;
    const lengths = [...shown(screen, "large").drawn.matchAll(/M0 0h(\d+)v1/g)].map(([, length]) => Number(length));

    expect(lengths).toEqual(screen.rows.flatMap(({ asked, answered }) => [asked, answered]));
    expect(shown(screen, "large").drawn).toContain(`0 0 ${Math.max(...lengths)} 1`);
  }
});

test("More answers than questions are a mistake, told at the answers", () => {
  const report = screens.find((screen) => screen.view === "report");
  const rows = report?.rows.map((row) => ({ ...row, answered: row.asked + 1 }));
  const { error } = screenSchema.safeParse({ ...report, rows });

  expect(error?.issues.map(({ path }) => path.join("."))).toContain("rows.0.answered");
});
