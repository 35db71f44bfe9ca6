/** The terminal of the person who runs a command. */
export interface Terminal {
  /** What is typed. It is read line by line, so that answers can also come from a file. */
  readonly input: NodeJS.ReadableStream;
  /** Shows a text without adding a line break. */
  readonly print: (text: string) => void;
}

/** The terminal that a script was started in. */
export const ownTerminal: Terminal = { input: process.stdin, print: (text) => void process.stdout.write(text) };
