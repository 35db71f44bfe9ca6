/**
 * Lets this command go on when nobody reads its output any more, as in `npm run content:check | head`: what it does and its exit
 * code stay the same. To be called when a command starts.
 * @throws what else goes wrong with the output, as Node would
 */
export function outliveReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
