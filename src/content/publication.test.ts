import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guides } from "../../scripts/guide/guides.ts";
import { pictures } from "../../scripts/pictures/pictures.ts";
import { articleText, type ContentCopy, copyContent, shownAt } from "../../tests/support/content.ts";
import { seoFields } from "../../tests/support/seo-fields.ts";
import { formatAdelaideTime, readAdelaideTime } from "../format/adelaide-time.ts";
import { feedEntries, pageAddresses, sitemapEntries } from "../pages/page-lists.server.ts";
import { atomFeed } from "../seo/feeds.ts";
import { unavailable } from "./entries/availability.ts";
import type { Content } from "./entries/content.server.ts";
import { buildMoment, yearOf } from "./files/clock.ts";

const at = (moment: string) => Date.parse(moment);

describe("A time in Adelaide", () => {
  test.each([
    ["2026-12-01", "2026-11-30T13:30:00.000Z", "Tuesday 1 December 2026 at 12:00 am"],
    ["2026-12-01 9:05", "2026-11-30T22:35:00.000Z", "Tuesday 1 December 2026 at 9:05 am"],
    ["2026-07-01T17:00", "2026-07-01T07:30:00.000Z", "Wednesday 1 July 2026 at 5:00 pm"],
    ["2026-10-04 01:59", "2026-10-03T16:29:00.000Z", "Sunday 4 October 2026 at 1:59 am"],
    ["2026-10-04 03:00", "2026-10-03T16:30:00.000Z", "Sunday 4 October 2026 at 3:00 am"],
    // Shown twice by clocks; the first one counts.
    ["2027-04-04 02:30", "2027-04-03T16:00:00.000Z", "Sunday 4 April 2027 at 2:30 am"],
  ])("%s is %s", (written, moment, said) => {
    expect(readAdelaideTime(written)).toEqual({ at: at(moment) });
    expect(formatAdelaideTime(at(moment))).toBe(said);
  });

  test("is what clocks show, or an hour that they skip", () => {
    const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const written = day.toISOString().slice(0, 16).replace("T", " ");
        const time = readAdelaideTime(written);
        if ("at" in time) expect(clock(time.at)).toBe(written.slice(11));
        else expect(written).toMatch(/-10-\d\d 02:/);
      }),
      { seed: 6 },
    );
  });

  function clock(moment: number): string {
    const options = { timeZone: "Australia/Adelaide", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
    const parts = new Intl.DateTimeFormat("en-AU", options).formatToParts(moment);
    const part = (type: string) => parts.find((each) => each.type === type)?.value;
    return `${part("hour")}:${part("minute")}`;
  }
});

test("The moment of a build is that of SOURCE_DATE_EPOCH, and the footer's year that of Adelaide", () => {
  expect(buildMoment({ SOURCE_DATE_EPOCH: "1798722000" })).toBe(at("2026-12-31T13:00:00Z"));
  expect(yearOf(at("2026-12-31T13:00:00Z"))).toBe(2026);
  expect(yearOf(at("2026-12-31T13:30:00Z"))).toBe(2027);
  expect(() => buildMoment({ SOURCE_DATE_EPOCH: "tomorrow" })).toThrow('SOURCE_DATE_EPOCH is "tomorrow"');
});

const WINDOW = { publishAt: "2099-03-10 09:00", expireAt: "2099-03-20 17:00" };
const [BEFORE, START, END] = [at("2099-03-09T22:29:59Z"), at("2099-03-09T22:30:00Z"), at("2099-03-20T06:30:00Z")];

/** Writes one entry of each schedulable type, and references to them. */
function withEntries(publication: Record<string, unknown>): ContentCopy {
  const copy = copyContent();
  const lines = Object.entries(publication).map(([field, value]) => `${field}: ${value}\n`);
  copy.write("blog/fixture-article.mdx", articleText({ id: 9001, published: "2099-03-10", fields: lines.join("") }));
  copy.addLike("industries", "fixture-industry", { ...publication, name: "Fixture", seo: seoFields("Fixtures") });
  for (const folder of ["case-studies", "solutions", "plans", "platforms"]) {
    copy.addLike(folder, `fixture-${folder}`, publication);
  }
  const guide = copy.read("guide/ai-for-australian-businesses.mdx");
  copy.write("guide/fixture-guide.mdx", guide.replace("---\n", `---\n${lines.join("")}`));
  const legal = copy.read("legal/terms-of-service.mdx").replace(/(title|description): "/g, '$1: "Fixture. ');
  copy.write("legal/fixture-legal.mdx", legal.replace("---\n", `---\n${lines.join("")}`));
  copy.write("blog/referrer.mdx", articleText({ id: 9002, fields: "related: [fixture-article]\n" }));
  return copy;
}

async function everythingBuilt(content: Content): Promise<string> {
  const [industry] = content.all("industries").filter(({ name }) => !name.startsWith("fixture"));
  const shown = [
    pageAddresses(content),
    sitemapEntries(content),
    atomFeed(
      { brand: content.one("brand") },
      "Blog",
      feedEntries(content).map((entry) => ({ ...entry, html: "" })),
    ),
    [...pictures(content).keys()],
    [...guides(content).keys()],
    await shownAt(content, "/"),
    await shownAt(content, "/ai-solutions"),
    await shownAt(content, "/platforms"),
    await shownAt(content, "/industries"),
    await shownAt(content, industry?.address ?? ""),
    await shownAt(content, "/case-studies"),
    await shownAt(content, "/pricing"),
    await shownAt(content, "/blog"),
    await shownAt(content, "/blog/referrer"),
  ];
  return JSON.stringify(shown);
}

const NAMES = ["article", "industry", "case-studies", "solutions", "plans", "platforms", "guide", "legal"];

const shownNames = async (content: Content) => {
  const built = await everythingBuilt(content);
  return NAMES.filter((name) => built.includes(`fixture-${name}`));
};

describe("Visitors see an entry of every type that can be scheduled", () => {
  const copy = () => withEntries(WINDOW);

  test.each([
    ["not before publishAt", BEFORE, []],
    ["from publishAt on", START, NAMES],
    ["until just before expireAt", END - 1, NAMES],
    ["no longer from expireAt on", END, []],
  ])("%s", async (_when, moment, names) => {
    expect(await shownNames(copy().load(moment).content)).toEqual(names);
  });

  test("never while it is a draft, whatever its dates say", async () => {
    expect(await shownNames(withEntries({ ...WINDOW, draft: true }).load(START).content)).toEqual([]);
  });

  test("but the preview holds it at any time", async () => {
    expect(await shownNames(copy().load(BEFORE).preview)).toEqual(NAMES);
  });
});

interface Case {
  readonly from?: string;
  readonly target?: string;
  readonly says: readonly string[];
}
const MARCH = at("2099-03-01T00:00:00Z");
const CASES: Record<string, Case> = {
  "to what is always there is right": { says: [] },
  "to a draft": {
    target: "draft: true\n",
    says: [`"/blog/target" is a draft, which visitors can't open: publish it (draft: false) or take the link out`],
  },
  "from a draft to a draft is right": { from: "draft: true\n", target: "draft: true\n", says: [] },
  "to what is scheduled": {
    target: "publishAt: 2099-03-10\n",
    says: [
      '"/blog/target" goes live Tuesday 10 March 2099 at 12:00 am, later than what links to it',
      'Take the link out until then, or publish this at the same time ("publishAt").',
    ],
  },
  "between two that go live together is right": {
    from: "publishAt: 2099-03-10\n",
    target: "publishAt: 2099-03-10\n",
    says: [],
  },
  "to what will expire": {
    target: "expireAt: 2099-03-10\n",
    says: [
      '"/blog/target" expires Tuesday 10 March 2099 at 12:00 am, and this link would then lead nowhere',
      'Take the link out, or let this expire at the same time ("expireAt").',
    ],
  },
  "to what expires later is right": { from: "expireAt: 2099-03-09\n", target: "expireAt: 2099-03-10\n", says: [] },
  "to what has expired": {
    target: "expireAt: 2099-02-10\n",
    says: [`"/blog/target" expired Tuesday 10 February 2099 at 12:00 am, so visitors can't open it: take the link out`],
  },
  "from what has expired is right": { from: "expireAt: 2099-02-10\n", target: "draft: true\n", says: [] },
};

describe("A link or a reference", () => {
  test.each(Object.entries(CASES))("%s", (_name, { from = "", target = "", says }) => {
    const copy = copyContent().write("blog/target.mdx", linked(9001, target));
    copy.write("blog/from.mdx", linked(9002, `${from}related: [target]\n`, "[x](/blog/target)"));

    expect(copy.reportAt(MARCH).filter((line) => !line.startsWith("content/"))).toEqual(says);
  });

  test("of a field that needs its entry is wrong, and so is a list that would be empty", () => {
    const copy = copyContent().addLike("platforms", "fixture", { draft: true });
    copy.addLike("case-studies", "fixture", { platform: ["fixture"] });
    copy.addLike("solutions", "fixture", { platform: "fixture" });

    const says = `content/platforms/fixture.json is a draft, which visitors can't open: publish it (draft: false) or take the link out`;
    expect(copy.report()).toEqual([
      expect.stringMatching(/^content\/case-studies\/fixture\.json:\d+:\d+ {2}platform$/),
      says,
      expect.stringMatching(/^content\/solutions\/fixture\.json:\d+:\d+ {2}platform$/),
      says,
    ]);
  });

  function linked(id: number, fields: string, body = "Words."): string {
    const published = /publishAt: (\S+)/.exec(fields)?.[1] ?? "2026-01-31";
    return articleText({ id, fields, body, published });
  }
});

test("A link that is right today is right on every later day, so that a rebuild by itself never fails", () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2099-03-${String(number).padStart(2, "0")}`);
  const entry = fc.record({ publishAt: day, expireAt: day }, { requiredKeys: [] }).map((data) => ({ data }));
  const today = at("2099-03-01T00:00:00Z");
  const isWrong = (from: { data: unknown }, target: { data: unknown }, days: number) =>
    unavailable(from, target, today + days * 86_400_000, "it") !== undefined;
  fc.assert(
    fc.property(entry, entry, fc.nat(30), fc.nat(30), (from, target, early, more) => {
      expect(!isWrong(from, target, early) && isWrong(from, target, early + more)).toBe(false);
    }),
    { seed: 6, numRuns: 500 },
  );
});

describe("The address of an entry that has expired", () => {
  const redirect = { from: "/blog/fixture", to: "/blog", permanent: true };

  test.each([
    ["may be redirected", "expireAt: 2099-03-10\n", []],
    ["may not while it is live", "", ['this redirect hides the page "/blog/fixture"']],
  ])("%s", (_name, fields, says) => {
    const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001, fields }));
    copy.write("redirects.json", { redirects: [redirect] });
    const { problems } = copy.load(at("2099-03-11T00:00:00Z"));

    const own = problems.filter(
      ({ file, field }) => file === "content/redirects.json" && field.startsWith("redirects.0"),
    );
    expect(own.map(({ message }) => message)).toEqual(says);
  });
});
