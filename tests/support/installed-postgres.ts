import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Debian and Ubuntu keep the programs off the path, a folder a version. */
const ROOT = "/usr/lib/postgresql";

const versions = existsSync(ROOT) ? readdirSync(ROOT).sort((a, b) => Number(b) - Number(a)) : [];

/** The folder with the programs of the newest PostgreSQL that is installed; undefined if none is. */
export const installedPostgres: string | undefined = versions
  .map((version) => join(ROOT, version, "bin"))
  .find((folder) => existsSync(join(folder, "initdb")));
