import { expect, test } from "vitest";
import type { Section } from "../../schemas/sections/index.ts";
import { placementsOf } from "./placement.ts";

const page = (...kinds: Section["section"][]) => kinds.map((section) => ({ section }));

const backgroundsOf = (sections: Parameters<typeof placementsOf>[0]) =>
  placementsOf(sections).map(({ background }) => background);

test("light and white alternate below the heading; dark sections between them don't count, and a page ends at dawn", () => {
  expect(backgroundsOf(page("hero", "points", "steps", "conversation", "cards", "call-to-action"))).toEqual([
    "dark",
    "light",
    "white",
    "dark",
    "light",
    "dawn",
  ]);
});

test("what customers said and large figures are on the dark", () => {
  expect(backgroundsOf(page("hero", "statistics", "points", "testimonials"))).toEqual([
    "dark",
    "dark",
    "light",
    "dark",
  ]);
});

test("a form is white, and the section after it is light", () => {
  expect(backgroundsOf(page("hero", "points", "form", "steps"))).toEqual(["dark", "light", "white", "light"]);
});

test("a background that is set is kept, and the next one alternates with it", () => {
  const sections = [{ section: "hero" }, { section: "points", background: "white" }, { section: "steps" }] as const;
  expect(backgroundsOf(sections)).toEqual(["dark", "white", "light"]);
});

test("plans right below the heading reach up into it, further down they don't", () => {
  const reaching = (...kinds: Section["section"][]) =>
    placementsOf(page(...kinds)).map(({ overlapsHero }) => overlapsHero);
  expect(reaching("hero", "plans")).toEqual([false, true]);
  expect(reaching("hero", "points", "plans")).toEqual([false, false, false]);
  expect(placementsOf(page("hero", "plans"))[0]?.isOverlapped).toBe(true);
});

test("a call right below the heading reaches up into it if nothing would be out of sight then", () => {
  const reaches = (call: object) => placementsOf([{ section: "hero" }, { section: "call", ...call }])[1]?.overlapsHero;
  expect(reaches({})).toBe(true);
  expect(reaches({ lead: "A clinic’s call." })).toBe(false);
  expect(reaches({ film: {} })).toBe(false);
});

test("only the heading is beside a form", () => {
  const sections = [{ section: "hero" }, { section: "form", layout: "beside-heading" }, { section: "steps" }] as const;
  const beside = (all: Parameters<typeof placementsOf>[0]) => placementsOf(all).map(({ isBesideForm }) => isBesideForm);
  expect(beside(sections)).toEqual([true, true, false]);
  expect(beside(page("hero", "form", "steps"))).toEqual([false, false, false]);
});
