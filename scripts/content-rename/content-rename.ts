/**
 * Gives an entry of content/ another name, and updates everything that names it.
 * Usage: npm run content:rename -- article old-name new-name [--yes]. Without --yes it only shows what would change.
 */
import { exitOnError } from "../lib/exit-on-error.ts";
import { renameCommand } from "./rename-command.ts";

await exitOnError("content:rename", () => console.log(renameCommand(process.cwd(), process.argv.slice(2))));
