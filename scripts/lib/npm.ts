/**
 * Finds npm's own program, to be run by Node: on Windows "npm" and "npx" are scripts of the shell, which no program can start by name.
 * @throws Error if the command was not started by npm, which alone says where it is
 */
export function npmProgram(): string {
  const path = process.env["npm_execpath"];
  if (!path) throw new Error("This command needs npm: start it by npm run.");
  return path;
}
