/**
 * Serves dist/ as a good static host would, on http://localhost:4173 (the environment variable PORT overrides).
 * Usage: npm run serve, with the same backend configured as for the build: the security policy names it.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { connectOrigins } from "./connect-origins.ts";
import { orFailPlainly } from "./plain-failure.ts";
import { createSiteHandler } from "./serve/handler.ts";

const root = process.cwd();
const folder = join(root, "dist");
const port = Number(process.env["PORT"] ?? 4173);

if (!existsSync(join(folder, "index.html"))) {
  console.error("serve: there is no dist/ yet. Run npm run build first.");
  process.exit(1);
}

const origins = await orFailPlainly("serve", () => connectOrigins("production"));
const server = createServer(createSiteHandler({ root, folder, connectOrigins: origins }));
server.on("error", (error: NodeJS.ErrnoException) => {
  const reason = error.code === "EADDRINUSE" ? `port ${port} is taken; choose another with PORT=…` : error.message;
  console.error(`serve: ${reason}`);
  process.exit(1);
});
server.listen(port, () => console.log(`The site is on http://localhost:${port}`));
