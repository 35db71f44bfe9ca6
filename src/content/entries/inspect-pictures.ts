/** Inspects pictures for the check: reads their paths as JSON from stdin, and writes the results in the same order. */
import { json } from "node:stream/consumers";
import { z } from "zod";
import { inspectPicture } from "./inspect-picture.server.ts";

const paths = z.array(z.string()).parse(await json(process.stdin));
const found = [];
// One at a time: each can take hundreds of megabytes, and decoders use all cores anyway.
for (const path of paths) found.push(await inspectPicture(path));
process.stdout.write(JSON.stringify(found));
