// Runs after the package "node" was installed: its headers are 67 MB, and nothing here compiles C++.
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const packages = join(dirname(fileURLToPath(import.meta.url)), "../../node_modules/node/node_modules");
for (const name of readdirSync(packages)) rmSync(join(packages, name, "include"), { recursive: true, force: true });
