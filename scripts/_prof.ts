import { join } from "node:path";
import { measure } from "./bench/process-tree.ts";
import { ProjectCopy } from "./bench/project-copy.ts";

const n = Number(process.argv[2]);
const copy = new ProjectCopy(n);
console.log(copy.folder);
const node = join(process.cwd(), "node_modules/.bin/node");
const args = process.argv[3]
  ? [`--cpu-prof`, `--cpu-prof-dir=${process.argv[3]}`, "scripts/build.ts"]
  : ["scripts/build.ts"];
const u = await measure(node, args, copy.folder);
console.log(u);
