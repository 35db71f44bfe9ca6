import type { Plugin, Rolldown } from "vite";

/** The file that says which styles the pages of each route need (`PageStyles`). It is not published. */
export const PAGE_STYLES = ".vite/page-styles.json";

/** The styles of each route's pages, by the route's id, such as "/blog/$article". The root's are those of the page for unknown addresses. */
export type PageStyles = Readonly<Record<string, string>>;

/** What vanilla-extract makes of a module of styles. */
const STYLES = /\.vanilla\.css$/;

/** The modules of routes. The root's is part of every page. */
const ROUTE = /\/src\/routes(\/(?!__root)[^?]*?)(?:\.lazy)?\.tsx$/;

/** The root route's id (`rootRouteId`): to import the router here would load React before the build says that it is for production. */
const ROOT = "__root__";

/** Stands before the styles of each module, until all are in one file. No element has this name. */
const MARK = /part-(\d+)\{--part:\d+\}/;

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
  const modules: string[] = [];
  const mark = (code: string, id: string): string => {
    const number = modules.push(id) - 1;
    return `part-${number}{--part:${number}}${code}`;
  };
  return {
    name: "page-styles",
    enforce: "pre",
    transform: { filter: { id: STYLES }, handler: mark },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const sheet = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes("style.css"));
        if (sheet?.type !== "asset") throw new Error("The build has no style sheet.");
        const parts = partsOf(sheet.source.toString(), modules);
        sheet.source = textOf(parts).replace(FONT_FACES, "");
        const styles: PageStyles = Object.fromEntries(
          [...modulesOfRoutes(this)].map(([route, needed]) => [
            route,
            textOf(parts.filter(({ module }) => needed.has(module))),
          ]),
        );
        this.emitFile({ type: "asset", fileName: PAGE_STYLES, source: JSON.stringify(styles) });
      },
    },
  };
}

/** Takes a marked style sheet apart. */
function partsOf(sheet: string, modules: readonly string[]): Part[] {
  const [before, ...marked] = sheet.split(MARK);
  if (before) throw new Error(`These styles are of no module that is known: ${before.slice(0, 100)}`);
  return marked.flatMap((number, at) =>
    at % 2 === 0 ? [{ module: modules[Number(number)] ?? "", text: marked[at + 1] ?? "" }] : [],
  );
}

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join("");

/** @returns for each route's id the modules that its pages are made of, as far as the browser has them */
function modulesOfRoutes(context: Rolldown.PluginContext): Map<string, ReadonlySet<string>> {
  const ids = [...context.getModuleIds()];
  const everywhere = importedBy(
    context,
    ids.filter((id) => context.getModuleInfo(id)?.isEntry),
    (id) => ROUTE.test(id),
  );
  const routes = new Map<string, ReadonlySet<string>>([[ROOT, everywhere]]);
  for (const id of ids) {
    const route = ROUTE.exec(id)?.[1];
    if (route === undefined) continue;
    const known = routes.get(routeId(route)) ?? everywhere;
    routes.set(routeId(route), new Set([...known, ...importedBy(context, [id])]));
  }
  return routes;
}

/** @param file a route's file without its ending, such as "/blog/page.$page" or "/blog/index" */
function routeId(file: string): string {
  return file.replaceAll(".", "/").replace(/\/index$/, "/");
}

/** @returns the modules, what they import, what that imports, and so on, up to those that are left out */
function importedBy(
  context: Rolldown.PluginContext,
  ids: readonly string[],
  isLeftOut: (id: string) => boolean = () => false,
): Set<string> {
  const found = new Set(ids);
  // What is added on the way is gone through too.
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (!isLeftOut(next)) found.add(next);
  }
  return found;
}
