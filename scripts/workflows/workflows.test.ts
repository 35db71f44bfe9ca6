import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { projectRoot } from "../../tests/support/content.ts";

const step = z.object({ uses: z.string().optional(), run: z.string().optional() });
const workflow = z.object({
  permissions: z.object({ contents: z.literal("read") }).strict(),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(z.string(), z.object({ name: z.string(), "timeout-minutes": z.number(), steps: z.array(step) })),
});
const action = z.object({ runs: z.object({ steps: z.array(step) }) });

const read = (file: string) => readFileSync(join(projectRoot, ".github", file), "utf8");
const files = readdirSync(join(projectRoot, ".github/workflows"));
const workflows = files.map((file) => workflow.parse(parse(read(`workflows/${file}`))));
const setup = action.parse(parse(read("actions/setup/action.yml")));
const steps = [
  ...workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps)),
  ...setup.runs.steps,
];

describe("The workflows", () => {
  test("have a check for each thing that is checked, by its name", () => {
    const checks = workflow.parse(parse(read("workflows/checks.yml")));

    expect(Object.values(checks.jobs).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "content",
        "types",
        "lint",
        "unit",
        "browser",
        "load",
        "firefox and webkit",
        "links",
        "accessibility",
        "budgets",
        "container",
        "lighthouse",
        "audit",
      ]),
    );
  });

  test("run no script that package.json doesn't have", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(projectRoot, "package.json"), "utf8"),
    );
    const named = steps.flatMap(({ run = "" }) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name),
    );

    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => name === undefined || !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test("run everything that npm test runs", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(projectRoot, "package.json"), "utf8"),
    );
    const parts = (name: string): string[] =>
      /\brun-[ps]\b/.test(scripts[name] ?? "")
        ? (scripts[name] ?? "").split(" ").flatMap((word) => (word in scripts ? parts(word) : []))
        : [name];
    const run = steps.map((each) => each.run ?? "").join("\n");

    expect(parts("test")).toContain("test:unit");
    expect(parts("test").filter((part) => !run.includes(`npm run ${part}`))).toEqual([]);
  });

  test("use other people's actions by commit only, with the version beside it", () => {
    const lines = [...files.map((file) => `workflows/${file}`), "actions/setup/action.yml"].flatMap((file) =>
      read(file)
        .split("\n")
        .filter((line) => /uses: (?!\.\/)/.test(line)),
    );

    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });
});

describe("A pull request", () => {
  const rules = read("CODEOWNERS")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(/\s+/));

  test("has owners by content and by code, of paths that exist", () => {
    const owners = (path: string) => rules.find(([each]) => each === path)?.slice(1);

    expect(
      rules.map(([path = ""]) => path).filter((path) => path !== "*" && !existsSync(join(projectRoot, path))),
    ).toEqual([]);
    expect(owners("/content/")).toBeDefined();
    expect(owners("/content/")).not.toEqual(owners("*"));
  });

  test("for content answers five lines, and the commands that they name exist", () => {
    const lines = read("pull_request_template.md")
      .split("\n")
      .filter((line) => line !== "");
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(projectRoot, "package.json"), "utf8"),
    );
    const named = lines.flatMap((line) => [...line.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name));

    expect(lines).toHaveLength(5);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
