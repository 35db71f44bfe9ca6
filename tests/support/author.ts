import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect as baseExpect } from "@playwright/test";
import { type DevServer, startDevServer } from "./dev-server.ts";
import { test as base } from "./worker-end.ts";

/** An edit may reload a page, which is slow in development: every module is compiled and requested separately. */
export const expect = baseExpect.configure({ timeout: 40_000 });

/** Everything the dev server reads. */
const INPUTS = [
  "content",
  "docs/content",
  "public",
  "schemas",
  "scripts",
  "src",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

interface Author {
  /** The address of the dev server's backend. */
  readonly backend: string;
  /** Changes a file of the copy, as an author would. */
  readonly edit: (file: string, change: (text: string) => string | Uint8Array) => void;
}

interface Project {
  readonly folder: string;
  readonly server: DevServer;
}

let project: Promise<Project> | undefined;

async function startProject(port: number, end: AsyncDisposableStack): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), "author-"));
  end.defer(() => rmSync(folder, { recursive: true, force: true }));
  for (const input of INPUTS) cpSync(input, join(folder, input), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"), "junction");
  const server = await startDevServer(folder, port);
  end.defer(server.close);
  return { folder, server };
}

/** A test with the dev server on a copy of the project. */
export const test = base.extend<Author & { project: Project }>({
  project: [
    async ({ atWorkersEnd }, use, { parallelIndex }) => {
      project ??= startProject(5400 + parallelIndex, atWorkersEnd);
      await use(await project);
    },
    { timeout: 60_000 },
  ],
  // The dev server runs on a copy of the project.
  baseURL: ({ project }, use) => use(project.server.address),
  backend: ({ project }, use) => use(project.server.backend),
  edit: async ({ project }, use) => {
    const before = new Map<string, string | undefined>();
    await use((file, change) => {
      const path = join(project.folder, file);
      const text = existsSync(path) ? readFileSync(path, "utf8") : undefined;
      if (!before.has(path)) before.set(path, text);
      // Like most editors: writes a new file, then renames it.
      writeFileSync(join(project.folder, "saved"), change(text ?? ""));
      renameSync(join(project.folder, "saved"), path);
    });
    for (const [path, text] of before) {
      if (text === undefined) rmSync(path);
      else writeFileSync(path, text);
    }
  },
});
