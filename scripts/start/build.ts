/** Builds the site. Usage: npm run build. A mistake is told in a line, without an error's stack and numbers. */
import { createBuilder } from "vite";
import { exitOnError } from "../lib/exit-on-error.ts";

await exitOnError("build", async () => (await createBuilder()).buildApp());
