import { crc32 } from "node:zlib";
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { pictures } from "../../../scripts/pictures/pictures.ts";
import { articleText, type ContentCopy, copyContent } from "../../../tests/support/content.ts";
import { renderBody } from "../../articles/render-body.server.tsx";
import type { Content } from "./content.server.ts";
import { inspectPicture } from "./inspect-picture.server.ts";

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

/** What a browser on a telephone gets. */
async function smallest(content: Content): Promise<Buffer> {
  const [, picture] = [...pictures(content)].find(([address]) => address.startsWith("/assets/pictures/")) ?? [];
  return Buffer.from((await picture?.draw()) ?? "");
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
    expect(JSON.stringify(figure)).toMatch(/"width":"960","height":"672","alt":"A desk at noon","loading":"lazy"/);
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
});

describe("A picture as it comes", () => {
  test.each([
    ["desk.jpg", (picture: Sharp) => picture.jpeg()],
    ["desk.png", (picture: Sharp) => picture.png()],
    ["desk.webp", (picture: Sharp) => picture.webp()],
    // What an AVIF says in EXIF is for information: what turns it is a property of its own.
    ["desk.avif", (picture: Sharp) => picture.autoOrient().avif({ effort: 0 })],
  ])(
    "that a telephone has stored on its side as %s stands upright, and doesn't tell where it was taken",
    async (name, encode) => {
      const turned = drawn(WIDE)
        .jpeg()
        .withExif({ IFD3: { GPSLatitude: "34/1 55/1 0/1" } })
        .withMetadata({ orientation: 6 });
      const onItsSide = await encode(sharp(await turned.toBuffer()).keepMetadata()).toBuffer();
      const { content } = withPicture(name, onItsSide).load();
      const { width = 0, height = 0, exif } = await sharp(await smallest(content)).metadata();

      expect(content.pictures.get(name)).toMatchObject({ width: 700, height: 1000 });
      expect((await sharp(onItsSide).metadata()).exif).toBeDefined();
      expect([width, height, exif]).toEqual([480, 686, undefined]);
    },
  );
});

describe("A picture", () => {
  test.each<[string, string, () => Promise<Buffer>]>([
    [
      "with a film behind it",
      "desk.jpg",
      async () => Buffer.concat([await jpeg(), Buffer.from("\0\0\0\x18ftypmp42"), Buffer.alloc(9000, 7)]),
    ],
    ["with padding", "desk.jpg", async () => Buffer.concat([await jpeg(), Buffer.alloc(70_000)])],
    [
      "with a second picture and a description behind it",
      "desk.jpg",
      async () => Buffer.concat([await jpeg(), await jpeg({ width: 400, height: 300 }), Buffer.from("<x:xmpmeta/>")]),
    ],
    [
      "with something behind its last chunk",
      "desk.png",
      async () => Buffer.concat([await png(), Buffer.alloc(4000, 1)]),
    ],
    ["that is progressive", "desk.jpg", () => drawn(WIDE).jpeg({ progressive: true }).toBuffer()],
    ["for print", "desk.jpg", () => drawn(WIDE).toColourspace("cmyk").jpeg().toBuffer()],
    ["of sixteen bits a colour", "desk.png", () => drawn(WIDE).toColourspace("rgb16").png().toBuffer()],
    [
      "with a palette and holes",
      "desk.png",
      () =>
        sharp({ create: { ...WIDE, channels: 4, background: "#ff000080" } })
          .png({ palette: true })
          .toBuffer(),
    ],
    ["of many colours", "desk.jpg", () => drawn(WIDE).withIccProfile("p3").jpeg().toBuffer()],
    ["in grey", "desk.png", () => drawn(WIDE).greyscale().png().toBuffer()],
    ["ten times as wide as high", "desk.png", () => png({ width: 6400, height: 640 })],
    ["ten times as high as wide", "desk.png", () => png({ width: 800, height: 8000 })],
  ])(
    "%s is shown",
    async (_kind, name, make) => {
      const copy = withPicture(name, await make());
      const { content, problems } = copy.load();
      const shown = content.pictures.get(name);
      const made = [...pictures(content)].filter(([address]) => address.startsWith("/assets/pictures/"));
      const largest = await Promise.all(made.slice(-1).map(async ([, { draw }]) => sharp(await draw()).metadata()));

      expect(problems).toEqual([]);
      for (const { width, height, space, icc } of largest) {
        expect([space, icc]).toEqual(["srgb", undefined]);
        expect(width / height).toBeCloseTo((shown?.width ?? 0) / (shown?.height ?? 0), 1);
      }
    },
    60_000,
  );
});

describe("A picture's address", () => {
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

/** As bad sectors of a memory card leave it: with its header and its end. */
const damaged = (bytes: Buffer) =>
  Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.alloc(300, 0xff), bytes.subarray(bytes.length / 2 + 300)]);
const DAMAGED = "this picture is damaged: a part of it is missing or can't be read";
const moving = async () => {
  const frames = ["red", "blue"].map((colour) => drawn(WIDE).tint(colour).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
};
/** The chunk that says so stands behind a PNG's header. */
const moves = (bytes: Buffer) => {
  const chunk = Buffer.from("acTL\0\0\0\x02\0\0\0\0", "latin1");
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([bytes.subarray(0, 33), Buffer.from([0, 0, 0, 8]), chunk, sum, bytes.subarray(33)]);
};

/** Each file, and what is said of it. */
const WRONG: readonly [name: string, make: () => Promise<Uint8Array> | Uint8Array, answer: string][] = [
  ["photo.jpg", png, 'this is a PNG, whatever its name says: rename it to "photo.png"'],
  ["photo.png", jpeg, 'this is a JPEG, whatever its name says: rename it to "photo.jpg"'],
  ["photo.jpg", () => drawn(WIDE).gif().toBuffer(), "this is a GIF, but pictures are JPEG, PNG, WebP or AVIF"],
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
    "photo.heic",
    () => Buffer.alloc(0),
    'a picture\'s name ends in ".jpg", ".png", ".webp" or ".avif", but this one in ".heic"',
  ],
  [
    "photo.png",
    () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><image href="/etc/hosts"/></svg>'),
    "this is a SVG, but pictures are JPEG, PNG, WebP or AVIF",
  ],
  ["photo.webp", moving, "this picture moves, but visitors would see its first moment only"],
  ["photo.png", async () => moves(await png()), "this picture moves, but visitors would see its first moment only"],
  [
    "photo.png",
    () => png({ width: 700, height: 20_000 }),
    "this picture has 700 × 20000 pixels, but its longer side may be 10 times as long as the shorter one at most",
  ],
  ["photo.jpg", async () => damaged(await noise().jpeg().toBuffer()), DAMAGED],
  ["photo.png", async () => damaged(await noise().png().toBuffer()), DAMAGED],
  ["photo.avif", async () => damaged(await noise().avif({ effort: 0 }).toBuffer()), DAMAGED],
  ["photo.webp", async () => cut(await noise().webp().toBuffer()), "this is no picture, or a damaged one"],
  ["photo.jpg", async () => cut(await noise().jpeg().toBuffer()), DAMAGED],
  ["photo.png", async () => cut(await noise().png().toBuffer()), DAMAGED],
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
    expect(copy.report("guide/ai-for-australian-businesses.mdx")[1]).toBe("the guide's pages can't show <Picture>");
  });
});

test("Whatever bytes a picture has, it is shown or refused in a sentence, and what is accepted can be built", async () => {
  const whole = [noise().jpeg(), noise().png(), noise().webp(), noise().avif({ effort: 0 }), drawn(WIDE).gif()];
  const real = await Promise.all(whole.map((each) => each.toBuffer()));
  const copy = copyContent();
  const name = fc.constantFrom("desk.jpg", "desk.png", "desk.webp", "desk.avif");
  const damage = fc.tuple(
    fc.constantFrom(...real),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.uint8Array({ maxLength: 40 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  const damaged = damage.map(([bytes, at, other, length]) => {
    const start = Math.floor(at * bytes.length);
    return Buffer.concat([bytes.subarray(0, start), other, bytes.subarray(start + other.length)]).subarray(
      0,
      Math.ceil(length * bytes.length) + 1,
    );
  });

  await fc.assert(
    fc.asyncProperty(name, fc.oneof(damaged, fc.uint8Array({ minLength: 1, maxLength: 200 })), async (file, bytes) => {
      const path = copy.path(file);
      copy.write(file, bytes);
      const read = await inspectPicture(path);

      if ("message" in read) expect(read.message).toMatch(/\w/);
      else expect(await sharp(path).autoOrient().resize({ width: 480 }).webp().toBuffer()).toBeDefined();
    }),
    { numRuns: 150 },
  );
}, 60_000);
