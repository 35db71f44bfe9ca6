import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ContentFolder, projectRoot } from "../../tests/support/content.ts";
import { localAnonKey } from "../local-backend/keys.ts";

const configured = { VITE_SUPABASE_URL: "https://abcdefgh.supabase.co", VITE_SUPABASE_ANON_KEY: localAnonKey };
// Each runs the command several times, as a process.
vi.setConfig({ testTimeout: 180_000 });

const SCRIPTS = { "content:check": "exit 0", test: "exit 0", build: "rm -rf dist && cp -r pages dist" };

let project: ContentFolder;

/** A project in a separate repository, whose build copies the folder "pages". */
beforeEach(() => {
  project = new ContentFolder();
  onTestFinished(() => project.remove());
  write("package.json", JSON.stringify({ scripts: SCRIPTS }));
  write(".gitignore", "dist\nnode_modules\n");
  symlinkSync(join(projectRoot, "node_modules"), join(project.root, "node_modules"), "junction");
  setBrand({ url: "https://www.company.com.au" });
  write("pages/index.html", "<p>Home</p>");
  write("pages/about.html", "<p>About</p>");
  write("pages/about.md", "About");
  write("pages/index.md", "Home");
  git("init", "--quiet");
  commit();
});

function write(name: string, text: string): void {
  mkdirSync(join(project.root, name, ".."), { recursive: true });
  writeFileSync(join(project.root, name), text);
}

function setBrand(fields: Readonly<Record<string, unknown>>): void {
  project.write("site/brand.json", { ...JSON.parse(project.read("site/brand.json")), ...fields });
}

function git(...parameters: string[]): string {
  const author = ["-c", "user.name=Tester", "-c", "user.email=tester@company.example"];
  return execFileSync("git", [...author, ...parameters], { cwd: project.root, encoding: "utf8" });
}

function commit(): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", "Change");
}

/** @returns the command's output and exit code */
function release(environment: Readonly<Record<string, string>> = configured, ...parameters: string[]) {
  const author = { GIT_COMMITTER_NAME: "Tester", GIT_COMMITTER_EMAIL: "tester@company.example" };
  const script = join(projectRoot, "scripts/release/release.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
    cwd: project.root,
    encoding: "utf8",
    env: { ...process.env, VITE_SUPABASE_URL: "", VITE_SUPABASE_ANON_KEY: "", ...author, ...environment },
  });
  return { status, said: stdout + stderr };
}

const tags = () => git("tag", "--list").trim().split("\n").filter(Boolean);

test("A release is remembered by a tag, and the next one is compared with it: a removed page blocks it until a redirect leads from it to a page", () => {
  const first = release();
  expect(first.said).toContain(
    "This is the first release:\n  Added (4)\n    /\n    /about\n    /about.md\n    /index.md",
  );
  expect([first.status, tags()]).toEqual([0, [expect.stringMatching(/^release\/\d{4}-\d\d-\d\d-\d{4}$/)]]);

  write("pages/index.html", "<p>Home, changed</p>");
  write("pages/new.html", "<p>New</p>");
  git("rm", "--quiet", "pages/about.html", "pages/about.md");
  commit();
  const refused = release(configured, "--dry-run");
  expect(refused.said).toContain(`Compared with ${tags()[0]}:\n  Added (1)\n    /new\n  Changed (1)\n    /\n`);
  expect(refused.said).toContain("/about is gone, and no redirect");
  expect(refused.status).toBe(1);

  project.write("redirects.json", { redirects: [{ from: "/about", to: "/", permanent: true }] });
  commit();
  const allowed = release(configured, "--dry-run");
  expect(allowed.said).toContain("Removed (2)\n    /about → /\n    /about.md → /index.md");
  expect([allowed.status, tags().length]).toEqual([0, 1]);
});

test("A dirty tree, missing configuration and an invented fact are told at once, and nothing is built", () => {
  const check = `"${process.execPath}" "${join(projectRoot, "scripts/content-check/content-check.ts")}"`;
  write("package.json", JSON.stringify({ scripts: { "content:check": check, build: "echo BUILT" } }));
  setBrand({ url: "https://www.company.example", placeholders: ["name"] });
  const { said, status } = release({});
  expect(said).toContain("in no commit:\n M content/site/brand.json");
  expect(said).toContain("VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set");
  expect(said).toContain("https://www.company.example, is not one that visitors can open");
  expect(said).toMatch(/content\/site\/brand\.json:\d+:\d+ {2}name\n/);
  expect(said).toContain("npm run content:check -- --release fails");
  expect(said).not.toContain("BUILT");
  expect([status, tags()]).toEqual([1, []]);
});

test("Failing checks block a release, and run without the backend, events and editing screens of the published site", () => {
  const failing = `test -z "$VITE_SUPABASE_URL$VITE_EVENTS_PATH$CMS_REPOSITORY" && echo UN"SET"; exit 1`;
  write("package.json", JSON.stringify({ scripts: { ...SCRIPTS, test: failing } }));
  commit();
  const { said, status } = release({ ...configured, VITE_EVENTS_PATH: "/events", CMS_REPOSITORY: "company/website" });
  expect(said).toContain("npm run test fails");
  expect(said).toContain("UNSET");
  expect([status, tags()]).toEqual([1, []]);
});
