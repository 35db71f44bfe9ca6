import { execFileSync } from "node:child_process";
import { z } from "zod";
import type { Manifest } from "./manifest.ts";

const TAGS = "release/";

const manifestSchema = z.record(z.string(), z.string());

/** A release as the repository remembers it. */
interface Release {
  /** Its tag, such as `release/2026-11-20-0915`. */
  readonly name: string;
  readonly manifest: Manifest;
}

/** The releases in the project's git repository: each is a tag whose message lists what the release consisted of. */
export class Repository {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** @returns the files that are changed or unknown */
  uncommitted(): string[] {
    return this.#git(["status", "--porcelain"]).split("\n").filter(Boolean);
  }

  /** @returns the last release before this commit; undefined if there was none */
  lastRelease(): Release | undefined {
    // Names contain the time, so the last one in order is the newest.
    const name = this.#git(["tag", "--list", `${TAGS}*`, "--merged", "HEAD", "--sort=-refname"]).split("\n")[0];
    if (!name) return undefined;
    const body = this.#git(["tag", "--list", name, "--format=%(contents:body)"]);
    return { name, manifest: manifestSchema.parse(JSON.parse(body)) };
  }

  /** Tags a release. @returns the tag */
  remember(manifest: Manifest, now: Date): string {
    const name = `${TAGS}${now.toISOString().slice(0, 16).replace("T", "-").replace(":", "")}`;
    const message = `Release of ${now.toISOString()}\n\n${JSON.stringify(manifest, null, 1)}\n`;
    this.#git(["tag", "--annotate", "--cleanup=verbatim", "--file=-", name], message);
    return name;
  }

  #git(parameters: readonly string[], input = ""): string {
    return execFileSync("git", parameters, { cwd: this.#root, encoding: "utf8", input });
  }
}
