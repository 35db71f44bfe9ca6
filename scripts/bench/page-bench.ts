import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "../../src/content/load/load.server.ts";
import { pageAddresses } from "../../src/content/pages/page-lists.server.ts";
import budgets from "../../tests/budgets.json" with { type: "json" };
import { launchBrowser } from "../lib/browser.ts";
import { buildLocalSite, serveLocalSite } from "../lib/local-site.ts";
import { compressedCopy } from "../serve/compressed-copy.ts";
import { COPY_ENDING } from "../serve/encoding.ts";
import { htmlFile } from "../serve/html-file.ts";
import { median } from "./median.ts";
import { type Visit, visitSlowly } from "./slow-visit.ts";

const VISITS = 5;

/**
 * Five visits don't tell five per cent from chance: a page that is over that limit is visited anew, so many times. Single visits to a page
 * of 550 ms differ by 36 ms (standard deviation of forty), so the medians of twenty-five do by some 10.
 */
const VISITS_FOR_CERTAINTY = 25;

/** What pages keep to beside the bytes of tests/budgets.json. */
const LIMITS = {
  /** Milliseconds, on pages that are there to be read. */
  largestPaint: 1200,
  /** Share of the largest paint of the same page without any script, on pages that are there to be read. */
  toPlain: 1.05,
  /** Milliseconds, on pages that are there to be read, and on those that load the application at once. */
  blocking: { reading: 0, application: 100 },
} as const;

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** What the first paint may wait for, beside the page itself. */
const NEEDED_FOR_PAINT = /\.(?:css|js|woff2)$/;

/** The medians of some visits of one page. */
interface Measured {
  readonly address: string;
  readonly isReadingPage: boolean;
  readonly visit: Record<Numbers, number>;
  /** Of the same page without any script, in milliseconds. */
  readonly plainLargestPaint: number;
  /** Paths of what came before the first paint, on any visit. */
  readonly cameBeforePaint: ReadonlySet<string>;
}

type Numbers = { [Key in keyof Visit]: Visit[Key] extends number ? Key : never }[keyof Visit];

/**
 * Visits pages as a stranger on a slow telephone does, and for comparison the same pages with all scripts removed, in
 * turns, so that both have the same weather. Prints a table, and what is beyond the limits.
 * @param wanted the addresses; none means all
 */
export async function benchPages(wanted: readonly string[]): Promise<void> {
  const root = process.cwd();
  const folder = buildLocalSite(root);
  const plainFolder = withoutScripts(folder);
  const [site, plain] = [serveLocalSite(root, folder), serveLocalSite(root, plainFolder)];
  const missed: string[] = [];
  const shares: number[] = [];
  console.log("| address | first paint, ms | largest paint, ms | without script, ms | blocking, ms | shift | kB |");
  console.log("|---|---|---|---|---|---|---|");
  for (const address of wanted.length > 0 ? wanted : pageAddresses(loadContent(root).content)) {
    const isReadingPage = !readFileSync(folder + htmlFile(address), "utf8").includes("data-eager");
    const addresses = [site.origin + address, plain.origin + address] as const;
    const first = { address, isReadingPage, ...(await visitInTurns(addresses, VISITS)) };
    const measured = isLate(first) ? { ...first, ...(await visitInTurns(addresses, VISITS_FOR_CERTAINTY)) } : first;
    console.log(rowOf(measured));
    missed.push(...missedBy(measured));
    if (measured.isReadingPage) shares.push(shareOf(measured));
  }
  if (shares.length > 0)
    console.log(`\nLargest paint to that without script, median of reading pages: ${median(shares).toFixed(2)}`);
  console.log(missed.length > 0 ? `\nBeyond the limits:\n${missed.join("\n")}` : "\nAll keep to the limits.");
  for (const { close } of [site, plain]) close();
  rmSync(plainFolder, { recursive: true });
}

/** @returns a temporary copy of a built site from whose pages all scripts are gone, data included */
function withoutScripts(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), "without-scripts-"));
  cpSync(folder, copy, { recursive: true });
  const pages = readdirSync(copy, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
  for (const path of pages) {
    const file = join(copy, path);
    const html = Buffer.from(readFileSync(file, "utf8").replace(SCRIPTS, ""));
    writeFileSync(file, html);
    const packed = compressedCopy(`/${path}`, html);
    if (packed) writeFileSync(file + COPY_ENDING, packed);
  }
  return copy;
}

type Visits = Pick<Measured, "visit" | "plainLargestPaint" | "cameBeforePaint">;

/** In a browser of its own: after 120 visits in one, the next did not end (decision 71). */
async function visitInTurns([address, plainAddress]: readonly [string, string], times: number): Promise<Visits> {
  const visits: Visit[] = [];
  const plain: Visit[] = [];
  await using browser = await launchBrowser();
  const turns = [
    async () => visits.push(await visitSlowly(browser, address)),
    async () => plain.push(await visitSlowly(browser, plainAddress)),
  ];
  // Each is the first one every other time.
  while (visits.length < times) for (const turn of visits.length % 2 ? turns.toReversed() : turns) await turn();
  const of = (name: Numbers, list = visits) => median(list.map((each) => each[name]));
  return {
    visit: {
      firstPaint: of("firstPaint"),
      largestPaint: of("largestPaint"),
      blocking: of("blocking"),
      shift: of("shift"),
      bytes: of("bytes"),
    },
    plainLargestPaint: of("largestPaint", plain),
    cameBeforePaint: new Set(visits.flatMap(({ cameBeforePaint }) => cameBeforePaint)),
  };
}

function rowOf({ address, visit, plainLargestPaint }: Measured): string {
  const times = [visit.firstPaint, visit.largestPaint, plainLargestPaint, visit.blocking].map(Math.round);
  return `| ${[address, ...times, Number(visit.shift.toFixed(3)), Math.round(visit.bytes / 1000)].join(" | ")} |`;
}

function shareOf({ visit, plainLargestPaint }: Measured): number {
  return visit.largestPaint / plainLargestPaint;
}

/** Whether a page that is there to be read is painted noticeably later than it would be without any script. */
function isLate(measured: Measured): boolean {
  return measured.isReadingPage && shareOf(measured) > LIMITS.toPlain;
}

function missedBy(measured: Measured): string[] {
  const { address, isReadingPage, visit, cameBeforePaint } = measured;
  const early = [...cameBeforePaint].filter((path) => !NEEDED_FOR_PAINT.test(path));
  const late = Math.round((shareOf(measured) - 1) * 100);
  const blocking = LIMITS.blocking[isReadingPage ? "reading" : "application"];
  const checks: [isMissed: boolean, what: string][] = [
    [isReadingPage && visit.largestPaint > LIMITS.largestPaint, `largest paint over ${LIMITS.largestPaint} ms`],
    [isLate(measured), `largest paint ${late} % later than without script`],
    [visit.blocking > blocking, `blocking over ${blocking} ms`],
    [visit.shift > 0, "layout shift"],
    [isReadingPage && visit.bytes > budgets.firstVisit, `over ${budgets.firstVisit / 1000} kB`],
    [early.length > 0, `before the first paint comes ${early.join(", ")}`],
  ];
  return checks.filter(([isMissed]) => isMissed).map(([, what]) => `- ${address}: ${what}`);
}
