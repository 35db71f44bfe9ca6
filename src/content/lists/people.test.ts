import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictures } from "../../../scripts/pictures/pictures.ts";
import { contentFolder } from "../../../tests/support/content.ts";
import { initialsOf, people } from "./people.server.ts";

const PERSON = {
  kind: "person",
  name: "Mei-Ling van der Berg",
  role: "Trainer",
  text: "Shows staff how it works.",
  order: 900,
};

const withPerson = (fields: object) =>
  contentFolder().write("team/fixture.json", JSON.stringify({ ...PERSON, ...fields }));

test.each([
  ["Marian Kowalczyk", "MK"],
  ["Mei-Ling van der Berg", "MB"],
  ["élodie ngô", "ÉN"],
  ["Prince", "P"],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe("A person", () => {
  test("has initials until there is a portrait", () => {
    const { content } = withPerson({}).load();
    expect(people(content, ["fixture"])[0]?.portrait).toEqual({ initials: "MB" });
  });

  test("has a portrait that the build makes, and its picture counts as used", async () => {
    const face = await sharp({ create: { width: 700, height: 700, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const { content, problems, warnings } = withPerson({ portrait: "mei.jpg" }).write("pictures/mei.jpg", face).load();
    const src = people(content, ["fixture"])[0]?.portrait.src ?? "";
    expect([...problems, ...warnings]).toEqual([]);
    expect([...pictures(content).keys()]).toContain(src);
  });

  test("with a portrait that isn't there is told at its field", () => {
    const { problems } = withPerson({ portrait: "mei.jpg" }).load();
    expect(problems).toMatchObject([
      {
        file: "content/team/fixture.json",
        field: "portrait",
        message: expect.stringContaining('no picture "mei.jpg"'),
      },
    ]);
  });

  test("that is a team has a sign instead of initials", () => {
    const { content } = withPerson({ kind: "team", name: "Training team" }).load();
    expect(people(content, ["fixture"])[0]?.portrait).toEqual({ initials: undefined });
  });
});
