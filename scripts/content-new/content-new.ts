/**
 * Makes a new file in content/: complete, valid, and with a note at each text that is still to be written.
 * Usage: npm run content:new -- article "A title"
 */
import { exitOnError } from "../lib/exit-on-error.ts";
import { newCommand } from "./new-command.ts";

await exitOnError("content:new", () => console.log(newCommand(process.cwd(), process.argv.slice(2))));
