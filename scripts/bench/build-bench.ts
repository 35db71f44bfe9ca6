import { join } from "node:path";
import { VITE } from "../local-site.ts";
import { measure, type Usage } from "./process-tree.ts";
import { ProjectCopy } from "./project-copy.ts";

/** What the build may use at so many articles: processor seconds and megabytes. */
interface BuildLimits {
  readonly build: number;
  readonly rebuild: number;
  readonly memory: number;
  readonly check: number;
}

const LIMITS: Readonly<Record<number, BuildLimits>> = {
  1000: { build: 12, rebuild: 4, memory: 600, check: 1.5 },
  5000: { build: 45, rebuild: 6, memory: 800, check: 6 },
  10000: { build: 90, rebuild: 8, memory: 1024, check: 12 },
};

/** Measures the content check, the build from nothing, and the build after one article's edit. */
export async function benchBuild(articles: number): Promise<void> {
  const copy = new ProjectCopy(articles);
  try {
    const node = join(process.cwd(), "node_modules/.bin/node");
    const run = (...parameters: string[]) => measure(node, parameters, copy.folder);
    const reference = await measure(node, ["scripts/bench/reference.ts", String(articles)], copy.folder);
    const check = await run("scripts/content-check.ts");
    const build = await run(VITE, "build");
    copy.edit("generated-00001");
    const rebuild = await run(VITE, "build");
    report(articles, { reference, check, build, rebuild });
  } finally {
    copy.remove();
  }
}

/** Measures the content check alone. */
export async function benchCheck(articles: number): Promise<void> {
  const copy = new ProjectCopy(articles);
  try {
    const node = join(process.cwd(), "node_modules/.bin/node");
    const check = await measure(node, ["scripts/content-check.ts"], copy.folder);
    report(articles, { check });
  } finally {
    copy.remove();
  }
}

type Measured = Partial<Record<"reference" | "check" | "build" | "rebuild", Usage>>;

const NAMES = {
  reference: "reference: the same articles through remark alone",
  check: "content check alone",
  build: "whole build from nothing",
  rebuild: "rebuild after one article's edit",
} as const;

function report(articles: number, measured: Measured): void {
  const limits = LIMITS[articles];
  const rows = (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((name) => {
    const usage = measured[name];
    if (!usage) return [];
    const limit = limits && name !== "reference" ? limits[name] : undefined;
    const share = measured.reference ? (usage.cpu / measured.reference.cpu).toFixed(2) : "–";
    return [[NAMES[name], usage.cpu.toFixed(1), limit ?? "–", share, Math.round(usage.memory), limits?.memory ?? "–"]];
  });
  console.log(`\n${articles} articles\n`);
  console.log("| | CPU seconds | limit | to reference | peak MB | limit |\n|---|---|---|---|---|---|");
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
}
