import { Readable } from "node:stream";
import type { Terminal } from "../../scripts/content-edit/terminal.ts";

/**
 * Does what a command does, without a process of its own.
 * @param answers what is typed, a line each
 * @returns what is printed
 */
export async function inTerminal(
  command: (terminal: Terminal) => Promise<void>,
  answers: readonly string[],
): Promise<string> {
  const printed: string[] = [];
  const input = Readable.from(answers.map((answer) => `${answer}\n`));
  await command({ input, print: (text) => void printed.push(text) });
  return printed.join("");
}
