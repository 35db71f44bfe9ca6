/**
 * Makes a new file in content/: complete, valid, and with a note at each text that is still to be written.
 * Usage: npm run content:new asks what it is and what it is called; npm run content:new -- article "A title" doesn't ask.
 */
import { ownTerminal } from "../content-edit/terminal.ts";
import { exitOnError } from "../lib/exit-on-error.ts";
import { newCommand } from "./new-command.ts";

await exitOnError("content:new", () => newCommand(process.cwd(), process.argv.slice(2), ownTerminal));
