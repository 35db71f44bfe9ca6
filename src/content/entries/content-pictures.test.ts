import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictures } from "../../../scripts/pictures/pictures.ts";
import { articleText, ContentFolder, contentFolder } from "../../../tests/support/content.ts";
import { renderBody } from "../../articles/render-body.server.tsx";
import type { LoadResult } from "../load.server.ts";
import { inspectPicture } from "./inspect-picture.server.ts";
import { readPictures } from "./read-pictures.server.ts";

const WIDE = { width: 1000, height: 700 };

const drawn = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: { r: 40, g: 90, b: 70 } } });

const jpeg = (size = WIDE) => drawn(size).jpeg().toBuffer();
const png = (size = WIDE) => drawn(size).png().toBuffer();

/** A copy of content/ with a picture, and an article that shows it. */
function withPicture(name: string, bytes: Uint8Array, fields = ""): ContentFolder {
  const body = `<Picture file="${name}" alt="A desk at noon" caption="The desk" />\n`;
  return contentFolder()
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
    expect(JSON.stringify(figure)).toMatch(/"width":"960","height":"672","alt":"A desk at noon","loading":"lazy"/);
  });
});

/** Rotated by EXIF, with a location, as phones store upright photos. */
async function onItsSide(encode: (picture: Sharp) => Sharp): Promise<Buffer> {
  const turned = drawn(WIDE)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: "34/1 55/1 0/1" } })
    .withMetadata({ orientation: 6 });
  return encode(sharp(await turned.toBuffer()).keepMetadata()).toBuffer();
}

const TALL = { width: 700, height: 1000 };

/** Pictures that are fine: extension, bytes, and the displayed size if it differs from the stored one. */
const RIGHT: Readonly<Record<string, [ending: string, make: () => Promise<Buffer>, size?: typeof WIDE]>> = {
  "a JPEG": ["jpg", jpeg, WIDE],
  "a JPEG of four letters": ["jpeg", jpeg, WIDE],
  "a PNG": ["png", png, WIDE],
  "a WebP": ["webp", () => drawn(WIDE).webp().toBuffer(), WIDE],
  "an AVIF": ["avif", () => drawn(WIDE).avif({ effort: 0 }).toBuffer(), WIDE],
  "a JPEG on its side": ["jpg", () => onItsSide((picture) => picture.jpeg()), TALL],
  "a PNG on its side": ["png", () => onItsSide((picture) => picture.png()), TALL],
  "a WebP on its side": ["webp", () => onItsSide((picture) => picture.webp()), TALL],
  // EXIF orientation is informative only in AVIF: a separate property rotates it.
  "an AVIF on its side": ["avif", () => onItsSide((picture) => picture.autoOrient().avif({ effort: 0 })), TALL],
  "one with a film behind it": [
    "jpg",
    async () => Buffer.concat([await jpeg(), Buffer.from("\0\0\0\x18ftypmp42"), Buffer.alloc(9000, 7)]),
  ],
  "one with padding": ["jpg", async () => Buffer.concat([await jpeg(), Buffer.alloc(70_000)])],
  "one with a second picture and a description behind it": [
    "jpg",
    async () => Buffer.concat([await jpeg(), await jpeg({ width: 400, height: 300 }), Buffer.from("<x:xmpmeta/>")]),
  ],
  "one with something behind its last chunk": ["png", async () => Buffer.concat([await png(), Buffer.alloc(4000, 1)])],
  "one that is progressive": ["jpg", () => drawn(WIDE).jpeg({ progressive: true }).toBuffer()],
  "one for print": ["jpg", () => drawn(WIDE).toColourspace("cmyk").jpeg().toBuffer()],
  "one of sixteen bits a colour": ["png", () => drawn(WIDE).toColourspace("rgb16").png().toBuffer()],
  "one with a palette and holes": [
    "png",
    () =>
      sharp({ create: { ...WIDE, channels: 4, background: "#ff000080" } })
        .png({ palette: true })
        .toBuffer(),
  ],
  "one of many colours": ["jpg", () => drawn(WIDE).withIccProfile("p3").jpeg().toBuffer()],
  "one in grey": ["png", () => drawn(WIDE).greyscale().png().toBuffer()],
  "one ten times as wide as high": ["png", () => png({ width: 6400, height: 640 })],
  "one ten times as high as wide": ["png", () => png({ width: 800, height: 8000 })],
};

describe("As it comes, a picture is shown upright and in its shape, and doesn't tell where it was taken:", () => {
  const copy = new ContentFolder();
  const nameOf = (kind: string) => `desk-${Object.keys(RIGHT).indexOf(kind)}.${RIGHT[kind]?.[0]}`;
  let loaded: LoadResult;

  beforeAll(async () => {
    const shown = Object.keys(RIGHT).map((kind) => `<Picture file="${nameOf(kind)}" alt="A desk: ${kind}" />\n`);
    copy.write("blog/fixture.mdx", articleText({ id: 9001, body: shown.join("\n") }));
    for (const [kind, [, make]] of Object.entries(RIGHT)) copy.write(`pictures/${nameOf(kind)}`, await make());
    loaded = copy.load();
  });
  afterAll(() => copy.remove());

  test.each(Object.entries(RIGHT))("%s", async (kind, [, , expected]) => {
    const size = loaded.content.pictures.get(nameOf(kind));
    const address = `/assets/pictures/${nameOf(kind).replace(/\.\w+$/, "")}-${size?.version}-480.webp`;
    const { width, height, space, icc, exif } = await sharp(
      Buffer.from((await pictures(loaded.content).get(address)?.draw()) ?? ""),
    ).metadata();

    expect(loaded.problems).toEqual([]);
    if (expected) expect(size).toMatchObject(expected);
    expect([width, space, icc, exif]).toEqual([480, "srgb", undefined, undefined]);
    expect(width / height).toBeCloseTo((size?.width ?? 0) / (size?.height ?? 0), 1);
  });

  test("those on their side say where they were taken before", async () => {
    const stored = await onItsSide((picture) => picture.jpeg());
    expect((await sharp(stored).metadata()).exif).toBeDefined();
  });
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
/** Seeded, as decoders may or may not notice damage. */
const noise = () => {
  let last = 1;
  const samples = Uint8Array.from({ length: WIDE.width * WIDE.height * 3 }, () => {
    last = (last * 1_103_515_245 + 12_345) % 0x8000_0000;
    return last >>> 16;
  });
  return sharp(samples, { raw: { ...WIDE, channels: 3 } });
};

/** With bad sectors in the middle. */
const damaged = (bytes: Buffer) =>
  Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.alloc(300, 0xff), bytes.subarray(bytes.length / 2 + 300)]);
const DAMAGED = "this picture is damaged: a part of it is missing or can't be read";
const moving = async () => {
  const frames = ["red", "blue"].map((colour) => drawn(WIDE).tint(colour).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
};
/** Inserts the chunk after a PNG's header. */
const moves = (bytes: Buffer) => {
  const chunk = Buffer.from("acTL\0\0\0\x02\0\0\0\0", "latin1");
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([bytes.subarray(0, 33), Buffer.from([0, 0, 0, 8]), chunk, sum, bytes.subarray(33)]);
};

/** Each file, and the message. */
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
  const root = mkdtempSync(join(tmpdir(), "pictures-"));
  let answers: ReturnType<typeof readPictures>;

  // All at once, as the check reads pictures in a separate process.
  beforeAll(async () => {
    for (const [index, [name, make]] of WRONG.entries()) {
      mkdirSync(join(root, String(index)));
      writeFileSync(join(root, String(index), name), await make());
    }
    const files = WRONG.map(([name], index) => `${index}/${name}`);
    answers = readPictures(root, files);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each(WRONG.map((each, index) => [...each, index] as const))("%s (%#)", (name, _make, answer, index) => {
    expect(answers.get(`${index}/${name}`)).toMatchObject({ message: answer });
  });

  test("so at the file", async () => {
    const copy = contentFolder().write("pictures/photo.jpg", await png());

    expect(copy.report("pictures/photo.jpg").slice(0, 1)).toEqual(["content/pictures/photo.jpg:1:1"]);
  });

  test("nothing else where a text shows one that has a mistake", async () => {
    expect(withPicture("desk.jpg", await png()).report()).toEqual([
      "content/pictures/desk.jpg:1:1",
      'this is a PNG, whatever its name says: rename it to "desk.png"',
    ]);
  });

  test("that no text shows it", async () => {
    const { problems, warnings } = contentFolder()
      .write("pictures/desk.jpg", await jpeg())
      .load();

    expect(problems).toEqual([]);
    expect(warnings.map(({ file, message }) => [file, message])).toEqual([
      ["content/pictures/desk.jpg", "no page and no text shows this picture"],
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
  const copy = contentFolder();
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
    { numRuns: 80 },
  );
}, 60_000);
