/**
 * Gives an entry of content/ another name, and updates everything that names it.
 * Usage: npm run content:rename -- article old-name new-name [--yes]. Shows what it would change and asks; --yes doesn't ask.
 */
import { ownTerminal } from "../content-edit/terminal.ts";
import { exitOnError } from "../lib/exit-on-error.ts";
import { renameCommand } from "./rename-command.ts";

await exitOnError("content:rename", () => renameCommand(process.cwd(), process.argv.slice(2), ownTerminal));
