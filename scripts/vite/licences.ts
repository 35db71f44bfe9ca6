import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { typefaces } from "../fonts/typefaces.ts";

/** The path of Vite's list of licences, below its output. */
export const BUNDLED_LICENCES = ".vite/licences.json";

/** The published list. */
export const LICENCES_FILE = "third-party-licences.txt";

/** A package that visitors' browsers are sent, as Vite describes it. */
interface Licence {
  readonly name: string;
  readonly version: string;
  readonly identifier: string | null;
  readonly text: string | null;
}

const INTRODUCTION = `What this site sends to browsers was made with the work of others. These are their licences.
`;

/**
 * Lists the licences of everything that visitors' browsers are sent: the packages in the built scripts, and the typefaces.
 * @param list Vite's list
 */
export function licencesText(list: Buffer | undefined): string {
  const bundled: Licence[] = JSON.parse(list?.toString() ?? "[]");
  const licences = [...bundled, ...fontLicences()].sort((one, other) => (one.name < other.name ? -1 : 1));
  return [INTRODUCTION, ...licences.map(section)].join(`\n${"-".repeat(80)}\n\n`);
}

/** @throws Error if a package has no licence */
function section({ name, version, identifier, text }: Licence): string {
  if (!identifier || !text) throw new Error(`${name} ${version} comes without a licence, so it can't be published.`);
  return `${name} ${version} (${identifier})\n\n${text.trim()}\n`;
}

/** The built fonts are cut out of packages that Vite does not see. */
function fontLicences(): Licence[] {
  const require = createRequire(import.meta.url);
  return Object.values(typefaces).map(({ source }) => {
    const [scope, name] = source.split("/");
    const path = `${scope}/${name}`;
    const { version, license } = JSON.parse(readFileSync(require.resolve(`${path}/package.json`), "utf8"));
    return { name: path, version, identifier: license, text: readFileSync(require.resolve(`${path}/LICENSE`), "utf8") };
  });
}
