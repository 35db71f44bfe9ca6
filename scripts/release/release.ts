/**
 * Makes a release: checks that this commit may be published, builds it into dist/, says what changes on the site, and
 * remembers it as a tag. Publishing dist/ is the host's business.
 * Usage: npm run release [-- --dry-run]
 * With --dry-run no tag is made. Exit code 1 with every reason that was found if it may not be published.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "../../src/content/load.server.ts";
import { hostRedirects } from "../../src/pages/site.server.ts";
import { exitOnError } from "../lib/exit-on-error.ts";
import { isPreview } from "../settings/preview.ts";
import { configuredBackend } from "../settings/site-settings.ts";
import { findChanges, formatChanges, missingRedirects } from "./changes.ts";
import { configurationProblems } from "./configuration.ts";
import { readManifest } from "./manifest.ts";
import { Repository } from "./repository.ts";

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
const root = process.cwd();
const repository = new Repository(root);

await exitOnError("release", release);

function release(): void {
  refuseFor([...commitProblems(), ...configuration(), ...runScript("content:check", "--", "--release")]);
  // Tests build the site for a separate backend, and without events and editing screens.
  refuseFor(runScript("test"));
  refuseFor(runScript("build"));
  const redirects = hostRedirects(loadContent(root).content);
  const manifest = readManifest(join(root, "dist"));
  const last = repository.lastRelease();
  const changes = findChanges(last?.manifest ?? {}, manifest, redirects);
  console.log(formatChanges(changes, last?.name));
  refuseFor([...missingRedirects(changes), ...commitProblems()]);
  const name = values["dry-run"] ? undefined : repository.remember(manifest, new Date());
  console.log(
    name
      ? `${name} is in dist/, ready to be published. Then: git push origin ${name}`
      : "Nothing blocks a release. No tag was made.",
  );
}

function refuseFor(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`This can't be published:\n${problems.join("\n")}`);
}

function commitProblems(): string[] {
  const files = repository.uncommitted();
  return files.length === 0 ? [] : [`What would be published is in no commit:\n${files.join("\n")}`];
}

function configuration(): string[] {
  const { content, problems } = loadContent(root);
  if (isPreview()) return ["SITE_PREVIEW is set: drafts would be published."];
  return problems.length > 0 ? [] : configurationProblems(configuredBackend("production"), content.one("brand").url);
}

/** Runs a script of the project. @returns a reason against the release, if the script fails */
function runScript(script: string, ...parameters: readonly string[]): string[] {
  const unset = { VITE_SUPABASE_URL: "", VITE_SUPABASE_ANON_KEY: "", VITE_EVENTS_PATH: "", CMS_REPOSITORY: "" };
  const env = script === "test" ? { ...process.env, ...unset } : process.env;
  const { status } = spawnSync(process.execPath, ["--run", script, ...parameters], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  return status === 0 ? [] : [`npm run ${[script, ...parameters].join(" ")} fails; it says above why.`];
}
