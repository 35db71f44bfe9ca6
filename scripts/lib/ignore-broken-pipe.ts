/**
 * Lets a command finish even if its output is no longer read, as in `npm run content:check | head`: it does the same work
 * and exits with the same code. Call it when the command starts.
 * @throws every other error of the output, as Node would
 */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
