/** Looks at pictures for the check: reads the paths of their files from its input, as JSON, and writes what it found in the same order. */
import { json } from "node:stream/consumers";
import { z } from "zod";
import { inspectPicture } from "./inspect-picture.server.ts";

const paths = z.array(z.string()).parse(await json(process.stdin));
const found = [];
// One after the other: each may take hundreds of megabytes, and its decoder uses all cores by itself.
for (const path of paths) found.push(await inspectPicture(path));
process.stdout.write(JSON.stringify(found));
