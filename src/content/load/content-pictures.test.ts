import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictures } from "../../../scripts/pictures/pictures.ts";
import { articleText, type ContentCopy, copyContent } from "../../../tests/support/content.ts";
import { renderBody } from "../../prose/render-body.server.tsx";
import { readPicture } from "./content-pictures.ts";

const WIDE = { width: 1000, height: 700 };

const drawn = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: { r: 40, g: 90, b: 70 } } });

const jpeg = (size = WIDE) => drawn(size).jpeg().toBuffer();
const png = (size = WIDE) => drawn(size).png().toBuffer();

/** A copy of content/ with a picture, and an article that shows it. */
function withPicture(name: string, bytes: Uint8Array, fields = ""): ContentCopy {
  const body = `<Picture file="${name}" alt="A desk at noon" caption="The desk" />\n`;
  return copyContent()
    .write(`pictures/${name}`, bytes)
    .write("blog/fixture.mdx", articleText({ id: 9001, fields, body }));
}

describe("A picture", () => {
  test("is shown in the widths that are needed, with its size, so that nothing moves when it arrives", async () => {
    const copy = withPicture("desk.jpg", await jpeg({ width: 1000, height: 700 }));
    const { content, problems } = await copy.compile();
    const version = content.pictures.get("desk.jpg")?.version;
    const [figure] = await renderBody(content.find("blog", "fixture")?.prose?.module, content.pictures);

    expect(problems).toEqual([]);
    expect(JSON.stringify(figure)).toContain(
      `"srcSet":"/assets/pictures/desk-${version}-480.avif 480w, /assets/pictures/desk-${version}-800.avif 800w, /assets/pictures/desk-${version}-1000.avif 1000w"`,
    );
    expect(JSON.stringify(figure)).toMatch(/"width":"1000","height":"700","alt":"A desk at noon","loading":"lazy"/);
  });

  test.each([
    ["desk.png", png],
    ["desk.webp", () => drawn(WIDE).webp().toBuffer()],
    ["desk.avif", () => drawn(WIDE).avif({ effort: 0 }).toBuffer()],
    ["desk.jpeg", jpeg],
  ])("may be %s", async (name, make) => {
    const copy = withPicture(name, await make());

    expect(copy.report()).toEqual([]);
    expect(copy.load().content.pictures.get(name)).toMatchObject(WIDE);
  });

  test("that a telephone has stored on its side stands upright, and doesn't tell where it was taken", async () => {
    const onItsSide = await drawn(WIDE)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: "34/1 55/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { content } = withPicture("desk.jpg", onItsSide).load();
    const made = [...pictures(content)].filter(([address]) => address.startsWith("/assets/pictures/"));
    const [smallest] = await Promise.all(made.slice(0, 1).map(([, { draw }]) => draw()));
    const { width = 0, height = 0, exif } = await sharp(smallest).metadata();

    expect(content.pictures.get("desk.jpg")).toMatchObject({ width: 700, height: 1000 });
    expect((await sharp(onItsSide).metadata()).exif).toBeDefined();
    expect([width, height, exif]).toEqual([480, 686, undefined]);
  });

  test("gets other addresses when its file is another", async () => {
    const copy = withPicture("desk.jpg", await jpeg());
    const addresses = () => [...pictures(copy.load().content).keys()].filter((each) => each.includes("desk-"));
    const before = addresses();
    copy.write("pictures/desk.jpg", await jpeg({ width: 1001, height: 700 }));

    expect(before).toHaveLength(6);
    expect(addresses().filter((address) => before.includes(address))).toEqual([]);
  });

  test("of a draft is published with it and not before", async () => {
    const { content, preview } = withPicture("desk.jpg", await jpeg(), "draft: true\n").load();
    const made = (from: typeof content) => [...pictures(from).keys()].filter((each) => each.includes("desk-"));

    expect(made(content)).toEqual([]);
    expect(made(preview)).toHaveLength(6);
  });
});

const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 200);
const noise = () =>
  sharp({ create: { ...WIDE, channels: 3, background: "red", noise: { type: "gaussian", mean: 99, sigma: 50 } } });

/** Each file, and what is said of it. */
const WRONG: readonly [name: string, make: () => Promise<Uint8Array> | Uint8Array, answer: string][] = [
  ["photo.jpg", png, 'this is a PNG, whatever its name says: rename it to "photo.png"'],
  ["photo.png", jpeg, 'this is a JPEG, whatever its name says: rename it to "photo.jpg"'],
  ["photo.jpg", () => drawn(WIDE).gif().toBuffer(), "this is a GIF, which not all browsers show"],
  ["photo.JPG", jpeg, 'write the ending in small letters: ".jpg"'],
  [
    "photo.heic",
    () => Buffer.from("ftypheic"),
    'a picture\'s name ends in ".jpg", ".png", ".webp" or ".avif", but this one in ".heic"',
  ],
  [
    "logo.svg",
    () => Buffer.from("<svg/>"),
    'a picture\'s name ends in ".jpg", ".png", ".webp" or ".avif", but this one in ".svg"',
  ],
  [
    "My Photo.jpg",
    jpeg,
    'a file\'s name has only lower-case letters, digits and single hyphens: call it "my-photo.jpg"',
  ],
  ["photo (1).jpg", jpeg, 'this looks like a copy of "photo"'],
  ["photo.jpg", () => Buffer.from("Sorry, you are not signed in."), "this is no picture, or a damaged one"],
  ["photo.jpg", () => Buffer.alloc(0), "this file is empty"],
  ["photo.jpg", () => Buffer.alloc(20 * 1024 * 1024), "this picture has 20 MB, but at most 10 are allowed"],
  [
    "photo.jpg",
    () => jpeg({ width: 320, height: 200 }),
    "this picture is 320 pixels wide, and would look blurred: at least 640 are needed",
  ],
  [
    "photo.jpg",
    async () => cut(await noise().jpeg().toBuffer()),
    "the end of this picture is missing: copy it here again",
  ],
  [
    "photo.png",
    async () => cut(await noise().png().toBuffer()),
    "the end of this picture is missing: copy it here again",
  ],
];

describe("Of a picture, the check says", () => {
  test.each(WRONG)("%s (%#)", async (name, make, answer) => {
    const copy = copyContent().write(`pictures/${name}`, await make());

    expect(copy.report(`pictures/${name}`).slice(0, 2)).toEqual([`content/pictures/${name}:1:1`, answer]);
  });

  test("nothing else where a text shows one that has a mistake", async () => {
    expect(withPicture("desk.jpg", await png()).report()).toEqual([
      "content/pictures/desk.jpg:1:1",
      'this is a PNG, whatever its name says: rename it to "desk.png"',
    ]);
  });

  test("that no text shows it", async () => {
    const { problems, warnings } = copyContent()
      .write("pictures/desk.jpg", await jpeg())
      .load();

    expect(problems).toEqual([]);
    expect(warnings.map(({ file, message }) => [file, message])).toEqual([
      ["content/pictures/desk.jpg", "no text shows this picture"],
    ]);
  });

  test("that a text names another, with the nearest, and that guides can't show any", async () => {
    const copy = withPicture("desk.jpg", await jpeg());
    copy.edit("blog/fixture.mdx", (text) => text.replace("desk.jpg", "dsek.jpg"));
    copy.edit(
      "guide/ai-for-australian-businesses.mdx",
      (text) => `${text}\n<Picture file="desk.jpg" alt="A desk" />\n`,
    );

    expect(copy.report("blog/fixture.mdx")).toEqual([
      "content/blog/fixture.mdx:15:10  text",
      'there is no picture "dsek.jpg" in content/pictures/. Did you mean "desk.jpg"?',
    ]);
    expect(copy.report("guide/ai-for-australian-businesses.mdx")[1]).toBe("pictures can't stand in a guide");
  });
});

test("Whatever bytes a picture has, it is read or refused in a sentence", async () => {
  const real = await Promise.all([
    jpeg(),
    png(),
    drawn(WIDE).webp().toBuffer(),
    drawn(WIDE).avif({ effort: 0 }).toBuffer(),
    drawn(WIDE).gif().toBuffer(),
  ]);
  const copy = copyContent();
  const name = fc.constantFrom("desk.jpg", "desk.png", "desk.webp", "desk.avif");
  const damage = fc.tuple(fc.constantFrom(...real), fc.nat(200), fc.uint8Array({ maxLength: 40 }), fc.nat(4000));
  const damaged = damage.map(([bytes, at, other, length]) =>
    Buffer.concat([bytes.subarray(0, at), other, bytes.subarray(at + other.length)]).subarray(0, length),
  );

  fc.assert(
    fc.property(name, fc.oneof(damaged, fc.uint8Array({ maxLength: 200 })), (file, bytes) => {
      copy.write(`pictures/${file}`, bytes);
      const read = readPicture(copy.root, `content/pictures/${file}`);

      expect("message" in read ? read.message : read.name).toMatch(/\w/);
    }),
    { numRuns: 500 },
  );
});
