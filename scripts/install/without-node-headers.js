// Runs after the package "node" was installed: its headers are 67 MB, and nothing here compiles C++.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const packages = join(dirname(fileURLToPath(import.meta.url)), "../../node_modules/node/node_modules");
const items = existsSync(packages) ? readdirSync(packages, { withFileTypes: true }) : [];
for (const item of items) {
  if (item.isDirectory()) rmSync(join(packages, item.name, "include"), { recursive: true, force: true });
}
