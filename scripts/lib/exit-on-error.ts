import { ignoreBrokenPipe } from "./ignore-broken-pipe.ts";

/**
 * Runs work and, on an error, prints only the message and exits with 1: for mistakes that the user of a script can fix.
 * @param name the script's name, as a prefix
 */
export async function exitOnError<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  ignoreBrokenPipe();
  try {
    return await work();
  } catch (error) {
    console.error(`${name}: ${plainMessage(error)}`);
    process.exit(1);
  }
}

/** @returns what a person at a terminal can do something about, instead of an error's name and numbers */
export function plainMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /ENOSPC|EDQUOT/.test(message) ? "the disk is full. Free some space, and run this again" : message;
}
