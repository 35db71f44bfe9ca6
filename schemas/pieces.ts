import { z } from "zod";
import { href } from "./href.ts";
import { UNREAD_MARKUP } from "./markup.ts";
import { unbrokenInSentence } from "./unbroken.ts";

declare module "zod" {
  /** Notes on schemas for the content check. */
  interface GlobalMeta {
    /** The value names an entry of this type (or a figure, or a category). */
    reference?: string;
    /** The value is the target of a link. */
    link?: boolean;
    /** The value is the name of a file in content/pictures/. */
    picture?: boolean;
    /** The value is the name of a file in public/media/. */
    video?: boolean;
    /** The fields beside it, first choice first, of which the editing screens make the value if it is left empty. */
    madeFrom?: readonly string[];
    /** What the editing screens call the values that can be chosen, by value; others show the value itself. */
    choices?: Readonly<Record<string, string>>;
    /** The editing screens show it right before the field that follows, which may be one that has to be filled in. */
    withNext?: boolean;
  }
}

/** Lengths that don't break the designs, each checked on the page at 320 px. */
const LENGTH = { label: 40, heading: 80, line: 200, paragraph: 900 } as const;

/** Lengths in characters that search results show uncut (about 580 px and 920 px wide). */
const SEARCH_RESULT = { title: 60, description: { min: 70, max: 160 } } as const;

/** File names and parts of addresses. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An object that allows no other fields, so that a misspelled name is a mistake. */
export const group = <Shape extends z.ZodRawShape>(what: string, shape: Shape) => z.strictObject(shape).describe(what);

/** A list with the lengths that the designs allow. */
export const list = <Item extends z.ZodType>(what: string, item: Item, [min, max]: readonly [number, number]) =>
  (min > 0 ? z.array(item).min(min) : z.array(item)).max(max).describe(what);

/** The problem with an item of a list, and its field. */
interface WrongItem {
  readonly field: string;
  readonly message: string;
}

/**
 * Checks each item of a list against the others, to report the mistake at its item.
 * @param judge gets the item, its position and the whole list
 */
export const eachItem =
  <Item>(judge: (item: Item, at: number, all: readonly Item[]) => WrongItem | undefined) =>
  (all: readonly Item[], context: z.RefinementCtx) => {
    for (const [at, item] of all.entries()) {
      const wrong = judge(item, at, all);
      if (wrong) context.addIssue({ code: "custom", path: [at, wrong.field], message: wrong.message, input: all });
    }
  };

/** Checks that no two items of a list have the same text in a field. */
export const different = <Field extends string>(field: Field) =>
  eachItem<Readonly<Record<Field, string>>>((item, at, all) => {
    const first = all.findIndex((other) => other[field] === item[field]);
    return first < at ? { field, message: `item ${first + 1} of this list has it already` } : undefined;
  });

/** One of several names. */
export const choice = <const Name extends string>(what: string, names: readonly Name[]) => z.enum(names).describe(what);

/** A text of any kind. Checks stop if it is too long: some rules take seconds for megabytes. */
export const trimmed = (max: number) => z.string().trim().min(1).max(max, { abort: true });

/** How Markdown, its dialects, HTML and entities look. Fields show it as typed. */
const MARKUP = new RegExp(
  [
    /\*\*(?=\S)|~~(?=\S)|\]\((?=\S{1,300}\))|!?\[\^?[^\][\n]*\]\[[^\][\n]*\]|\[\^[^\][\s]+\]|<!--|^```/,
    /(?<![\w*])\*[^\s*][^*\n]*[^\s*]\*(?![\w*])|(?<!\w)__[^\s_][^_\n]*__(?!\w)|`[^`\n]+`/,
    /^(?:#{2,6}|[-•●▪◦‣·])[ \t](?=\S)/,
    /<\/?[A-Za-z][A-Za-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[A-Za-z][A-Za-z0-9]+|#\d+|#[xX][\da-fA-F]+);/,
    ...UNREAD_MARKUP.map(({ written }) => written),
  ]
    .map(({ source }) => source)
    .join("|"),
  "mu",
);

/** A text that is shown as typed. */
const plain = (max: number) =>
  trimmed(max).refine((text) => !MARKUP.test(text), {
    error: ({ input }) =>
      `"${MARKUP.exec(String(input))?.[0]}" would be shown as typed, since this field is plain text`,
  });

/** A plain text in one line. */
const oneLine = (max: number) =>
  plain(max).refine((text) => !text.includes("\n"), { error: "this text has to be on one line" });

/** A few words on a button, tag or table head. */
export const label = (example: string, max: number = LENGTH.label) =>
  oneLine(max).describe(`A few words, at most ${max} characters. Example: "${example}"`);

/** The same with a description. */
export const words = (what: string, example: string, max: number = LENGTH.label) =>
  oneLine(max).describe(`${what}. Example: "${example}"`);

/** A heading of a page, section or card. */
export const heading = (what: string, example: string, max: number = LENGTH.heading) =>
  oneLine(max)
    .refine((text) => !/[^.]\.$/.test(text), { error: "a heading has no full stop at its end" })
    .describe(`${what}, at most ${max} characters, no full stop. Example: "${example}"`);

/** One sentence or two. */
export const line = (what: string, example: string, max: number = LENGTH.line) =>
  plain(max).overwrite(unbrokenInSentence).describe(`${what}, at most ${max} characters. Example: "${example}"`);

/** What a picture shows, for people who don't see it. */
export const alternativeText = (example: string, max = 140) =>
  oneLine(max)
    .regex(/^(?!(?:an? |the )?(?:image|picture|photo(?:graph)?|illustration|graphic)s? (?:of|showing)\b)/i, {
      error: 'start with what it shows: that it is a picture is said anyway (leave out "image of")',
    })
    .regex(/^(?!\S+\.(?:jpe?g|png|gif|svg|webp|avif)$)/i, {
      error: "this is a file's name: say what the picture shows",
    })
    .describe(
      `What the picture shows, for people who don't see it, at most ${max} characters, without "image of". Example: "${example}"`,
    )
    .meta({ title: "What the picture shows" });

/** The name of a picture's file in content/pictures/. */
export const pictureFile = (what: string, example: string) =>
  z
    .string()
    .regex(/^[\w-]+\.\w+$/, "write the name of a file in content/pictures/ with its ending, without the folder")
    .describe(
      `${what}, with its ending: JPEG, PNG, WebP or AVIF, at least 640 pixels wide, at most 10 times as high as wide and at most 10 MB. Example: "${example}"`,
    )
    .meta({ title: "Picture", picture: true });

/** A picture in a section. */
export const sectionPicture = group(
  "A photo, drawing, logo or picture of a screen from content/pictures/, or a video with it as its still.",
  {
    file: pictureFile("Name of a file in content/pictures/", "front-desk.jpg"),
    alt: alternativeText("A receptionist writes down a name while two telephones ring"),
    video: z
      .string()
      .regex(/^[a-z0-9-]+\.mp4$/, 'write the name of the file alone, such as "tour.mp4"')
      .meta({ title: "Video in its place", video: true })
      .optional()
      .describe(
        'A video that visitors can play in place of the picture, without sound: an MP4 file (H.264) in public/media/, of the picture\'s shape, at most 20 MB and best under 5. The picture is shown until then, and "alt" says what the video shows. Example: "tour.mp4"',
      ),
  },
);

/** A paragraph of plain text (no Markdown). */
export const paragraph = (what: string, max: number = LENGTH.paragraph) =>
  plain(max).overwrite(unbrokenInSentence).describe(`${what}. Plain text, at most ${max} characters.`);

/** Paragraphs of plain text, one array item each. */
export const paragraphs = (what: string, min = 1, max = 6) =>
  list(`${what}: ${min} to ${max} paragraphs, one item each.`, paragraph("A paragraph"), [min, max]);

/** A short, lower-case name with hyphens, as used in addresses and option values. */
export const slug = (what: string, example: string) =>
  z
    .string()
    .max(60)
    .regex(SLUG_PATTERN, "use lower-case letters, digits and single hyphens only")
    .describe(`${what}: lower-case letters, digits and hyphens, at most 60 characters. Example: "${example}"`);

/**
 * The name of an item in a list, by which other fields refer to it.
 * @param madeFrom the item's fields of which the editing screens make it if it is left empty, first choice first
 */
export const itemName = (what: string, example: string, ...madeFrom: readonly string[]) =>
  slug(what, example).meta({ madeFrom });

/**
 * The file name (without ending) of another entry. The content check makes sure that it exists.
 * @param type the key of the referenced type in `schemas/content-types.ts`
 */
export const reference = (type: string, example: string) =>
  slug(`File name, without its ending, of an entry in content/${type}/`, example).meta({ reference: type });

/**
 * The entries of a type that a section shows, by file name.
 * @param what the entries, and what leaving them out means
 */
export const chosen = (type: string, example: string, what: string, max = 6) =>
  list(what, reference(type, example), [1, max]).meta({ title: "Show only these" }).optional();

/** A calendar date without a time. */
export const date = (what: string) =>
  z.iso
    .date({ abort: true })
    .refine((day) => day >= "1990-01-01", { error: "that is too long ago: look at the digits of the year" })
    .describe(`${what}, as year-month-day. Example: "2026-03-31"`);

/** Position in lists: lower numbers come first. */
export const order = z
  .number()
  .int()
  .min(0)
  .max(9999)
  .default(9999)
  .meta({ title: "Place in lists" })
  .describe(
    "Position in lists: lower comes first. Leave gaps (10, 20, 30) so that an entry fits between. Left out, it comes last. Example: 20",
  );

/** Lengths are what search engines show without cutting. */
export const seo = group("What search results and shared links show of this page.", {
  title: oneLine(SEARCH_RESULT.title).describe(
    `Title in search results and the browser's tab, without the brand's name, at most ${SEARCH_RESULT.title} characters, different on every page. Example: "AI chatbots for Australian clinics"`,
  ),
  description: plain(SEARCH_RESULT.description.max)
    .min(SEARCH_RESULT.description.min)
    .describe(
      `What a searcher reads below the title: ${SEARCH_RESULT.description.min} to ${SEARCH_RESULT.description.max} characters, different on every page.`,
    ),
});

/**
 * A strict object with a list `placeholders` of its invented facts, for the release check.
 * @param shape the object's fields
 */
export function withPlaceholders<Shape extends z.ZodRawShape>(shape: Shape) {
  const [first, ...rest] = Object.keys(shape);
  if (first === undefined) throw new TypeError("An object with placeholders needs at least one field.");
  return z.strictObject({ ...shape, placeholders: placeholdersAmong([first, ...rest]) });
}

/**
 * The list of placeholders, for objects in which only some fields can be invented.
 * @param fields the names of those fields
 */
export function placeholdersAmong(fields: readonly [string, ...string[]]) {
  return z
    .array(z.enum(fields))
    .min(1)
    .optional()
    .describe(
      'Names of the fields beside it whose values are invented. Take a name out once its value is real. Example: ["phone"]',
    )
    .meta({ title: "Still invented" });
}

export const reviewNeeded = choice(
  'Who still has to check the text before it may be published. Take the line out once that has happened. Example: "lawyer"',
  ["lawyer"],
)
  .meta({ title: "Still to be checked by" })
  .optional();

/** Invented facts in the text below the fields, for the release check. */
export const inventedWords = z
  .array(trimmed(120))
  .min(1)
  .optional()
  .describe(
    'Words of the text below that are invented, exactly as in the text. Take them out of this list once they are real. Example: ["within 14 days"]',
  )
  .meta({ title: "Still invented in the text" });

export const link = group("A link: its words and where it leads.", { label: label("Contact us"), href });

export const action = group("A link that looks like a button.", {
  label: label("Book a free AI strategy session"),
  href,
  variant: choice(
    'How the button looks. Use "default" for the one thing a page wants, "outline" beside it. Example: "outline"',
    ["default", "secondary", "outline", "ghost", "link", "gradient", "custom", "destructive"],
  )
    .meta({ title: "Look" })
    .default("default"),
});

/** The heading of a section. */
export const sectionHead = group("The head of a section: its heading and, if wanted, a sentence below it.", {
  title: heading("The section's heading", "Four things we build"),
  lead: line("One or two sentences below the heading", "Start with one and add the others later.", 320).optional(),
});

/** The last section of a page, its call to action. */
export const callToAction = group("The last section of the page, which asks for one thing.", {
  title: heading("What is asked for", "Talk it through with a person"),
  text: line("Why, and what happens next", "Thirty minutes, free, by phone or video.", 320),
  actions: list("One or two buttons.", action, [1, 2]),
});

export const point = withPlaceholders({
  title: heading("The point in a few words", "Your data stays in Australia"),
  text: paragraph("What it means for the reader"),
}).describe("A titled piece of text.");

/** A point with a link. */
export const card = group("A titled piece of text that leads to another page.", {
  title: heading("The card's heading", "After-hours enquiries"),
  text: paragraph("What the reader finds behind it"),
  href,
  linkLabel: label("See the chatbot"),
});

/** A formatted number. */
export const shownNumber = (example: string) =>
  trimmed(16).describe(`The number as shown, at most 16 characters. Example: "${example}"`);

/** A large number. */
export const statistic = withPlaceholders({
  value: shownNumber("65%"),
  label: heading("What the number counts", "average cost reduction"),
}).describe("A number worth showing large.");

export const fact = withPlaceholders({ name: label("Ready in"), value: label("1 to 2 weeks", 80) }).describe(
  "A fact: its name and value.",
);

/** A cited publication. */
export const source = group("A publication that a claim rests on.", {
  label: heading("Who published what, and when", "OAIC, Notifiable data breaches report, 2025", 160),
  href: href.optional(),
});

export const turn = group("What one of them says.", {
  speaker: choice('Who speaks. Example: "customer"', ["customer", "assistant"]),
  text: line("What is said", "Can I move my appointment to Friday?", 320),
});

/** A conversation between a customer and an assistant, in order. */
export const turns = (min: number, max: number) =>
  list(`The conversation, in order: ${min} to ${max} lines.`, turn, [min, max]);
