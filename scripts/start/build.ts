/** Builds the site. Usage: npm run build. Mistakes are printed without a stack trace. */
import { createBuilder } from "vite";
import { exitOnError } from "../lib/exit-on-error.ts";

await exitOnError("build", async () => (await createBuilder()).buildApp());
