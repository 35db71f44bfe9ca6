import { hash } from "node:crypto";
import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { reachable } from "../reachable.ts";

/** The file that says which styles the pages of each route need (`PageStyles`). It is not published. */
export const PAGE_STYLES = ".vite/page-styles.json";

/** The build's styles. */
export interface PageStyles {
  /** The path of the file with the styles of all pages, but for the fonts. */
  readonly file: string;
  /** Those of each route's pages, by the route's id, such as "/blog/$article". The root's are for the page of unknown addresses. */
  readonly ofRoutes: Readonly<Record<string, string>>;
}

/** Vite's name for the one file with all styles but those that scripts fetch themselves. */
const SHEET = "style.css";

/** What vanilla-extract makes of a module of styles. */
const STYLES = /\.vanilla\.css$/;

/** The modules of routes. The root's is part of every page. */
const ROUTE = /\/src\/routes(\/(?!__root)[^?]*?)(?:\.lazy)?\.tsx$/;

/** What the root shows at unknown addresses: the only part of it that other pages do without. */
const NOT_FOUND = /\/src\/templates\/not-found\.tsx$/;

/** The root route's id (`rootRouteId`): to import the router here would load React before the build says that it is for production. */
const ROOT = "__root__";

/** Stands before the styles of each module, until all are in one file. No element has this name. */
const MARK = /part-([0-9a-f]{8})\{[^}]*\}/;

/** Every page has the fonts. To name them again makes browsers load them again, and show another letter for that long. */
const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/** The styles of a module. */
interface Part {
  readonly module: string;
  readonly text: string;
}

/**
 * Writes down which styles each route's pages need: those of the modules that the route imports, in the order in which they stand
 * in the one file that Vite makes of all.
 */
export function pageStyles(): Plugin {
  const modules = new Map<string, string>();
  const mark = (code: string, id: string): string => {
    const name = hash("sha256", relative(process.cwd(), id)).slice(0, 8);
    modules.set(name, id);
    return `part-${name}{--part:${name}}${code}`;
  };
  return {
    name: "page-styles",
    enforce: "pre",
    transform: { filter: { id: STYLES }, handler: mark },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const sheet = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(SHEET));
        if (sheet?.type !== "asset") throw new Error("The build has no style sheet.");
        const parts = partsOf(sheet.source.toString(), modules);
        // A file of its own is named by what is in it without the marks.
        delete bundle[sheet.fileName];
        const source = textOf(parts).replace(FONT_FACES, "");
        const file = this.getFileName(this.emitFile({ type: "asset", name: SHEET, source }));
        const ofRoutes = Object.fromEntries(
          [...modulesOfRoutes(importsOf(this), entryOf(bundle))].map(([route, needed]) => [
            route,
            textOf(parts.filter(({ module }) => needed.has(module))),
          ]),
        );
        const styles: PageStyles = { file, ofRoutes };
        this.emitFile({ type: "asset", fileName: PAGE_STYLES, source: JSON.stringify(styles) });
      },
    },
  };
}

/** Takes a marked style sheet apart. */
function partsOf(sheet: string, modules: ReadonlyMap<string, string>): Part[] {
  const [before, ...marked] = sheet.split(MARK);
  if (before) throw new Error(`These styles are of no module that is known: ${before.slice(0, 100)}`);
  return marked.flatMap((name, at) =>
    at % 2 === 0 ? [{ module: modules.get(name) ?? "", text: marked[at + 1] ?? "" }] : [],
  );
}

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join("");

/** @returns the module that the browser runs first */
function entryOf(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
  if (entry?.type !== "chunk" || entry.facadeModuleId === null) throw new Error("The build has no entry.");
  return entry.facadeModuleId;
}

/** What each module imports, by its id. */
type Imports = ReadonlyMap<string, readonly string[]>;

function importsOf(context: Rolldown.PluginContext): Imports {
  const ids = [...context.getModuleIds()];
  return new Map(
    ids.map((id) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
      return [id, [...importedIds, ...dynamicallyImportedIds]];
    }),
  );
}

/** @returns for each route's id the modules that its pages are made of, as far as the browser has them */
function modulesOfRoutes(imports: Imports, entry: string): Map<string, ReadonlySet<string>> {
  const importedBy = (id: string) => imports.get(id) ?? [];
  const everywhere = reachable(entry, importedBy, (id) => ROUTE.test(id) || NOT_FOUND.test(id));
  const notFound = [...imports.keys()]
    .filter((id) => NOT_FOUND.test(id))
    .flatMap((id) => [...reachable(id, importedBy)]);
  const routes = new Map<string, ReadonlySet<string>>([[ROOT, new Set([...everywhere, ...notFound])]]);
  for (const id of imports.keys()) {
    const file = ROUTE.exec(id)?.[1];
    if (file === undefined) continue;
    const known = routes.get(routeId(file)) ?? everywhere;
    routes.set(routeId(file), new Set([...known, ...reachable(id, importedBy)]));
  }
  return routes;
}

/** @param file a route's file without its ending, such as "/blog/page.$page" or "/blog/index" */
function routeId(file: string): string {
  return file.replaceAll(".", "/").replace(/\/index$/, "/");
}
