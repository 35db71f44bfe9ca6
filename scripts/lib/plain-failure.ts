import { outliveReader } from "./outlive-reader.ts";

/**
 * Does work that may fail for a reason that whoever started the script can mend. Then the reason is all that is printed;
 * nothing is if nobody reads it.
 * @param name the script's name, which stands before the reason
 */
export async function orFailPlainly<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  outliveReader();
  try {
    return await work();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
