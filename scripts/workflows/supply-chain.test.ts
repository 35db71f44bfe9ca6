import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { projectRoot } from "../../tests/support/content.ts";

const versions = z.record(z.string(), z.string());
const read = (name: string) => readFileSync(join(projectRoot, name), "utf8");
const project = z
  .object({ dependencies: versions, devDependencies: versions, allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(read("package.json")));
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(read("package-lock.json")));
/** What comes from a registry: not the project itself, and not its own package in scripts/install/. */
const installed = Object.entries(packages).filter(
  ([path, { resolved }]) => path.startsWith("node_modules/") && resolved !== "scripts/install",
);

test("Every version is exact", () => {
  const named = Object.entries({ ...project.dependencies, ...project.devDependencies });
  expect(named.filter(([, version]) => !/^(?:\d+\.\d+\.\d+|file:scripts\/install)$/.test(version))).toEqual([]);
});

test("The lock file names what each package is made of, and no host to fetch it from", () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(installed.filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"))).toEqual([]);
});

test("Only the named packages run scripts when they are installed", () => {
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => (path.includes("node_modules/") ? path.replace(/^.*node_modules\//, "") : `file:${path}`));
  expect([...new Set(running)].sort()).toEqual(Object.keys(project.allowScripts).sort());
});

test("The container is built on images that are named by what they are made of", () => {
  const images = [...read("Dockerfile").matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images.length).toBeGreaterThan(1);
  expect(images.filter((image = "") => !/@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
});
