/**
 * Bundles the browser's and the server's code with Vite, each into a folder of its own.
 * Usage: node scripts/build/bundle.ts FOLDER, with the facts around every page (`Site`) as JSON in the standard input. It is
 * a process of its own because the bundler takes a third of a gigabyte, which a process that goes on would keep.
 */
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type PluginOption, type Rolldown } from "vite";
import type { Site } from "../../src/content/site.ts";
import { backendSettings } from "../vite/backend-plugin.ts";
import { eventsSetting } from "../vite/events-plugin.ts";
import { importHelper } from "../vite/import-helper.ts";
import { knownSite } from "../vite/known-site.ts";
import { pageStyles } from "../vite/page-styles.ts";
import { sonnerFitted } from "../vite/sonner-plugin.ts";
import { StyleSheets } from "../vite/style-sheets.ts";
import { BUNDLED_LICENCES } from "./licences.ts";

const folder = process.argv[2];
if (!folder) throw new Error("bundle: say into which folder");
const site: Site = JSON.parse(await text(process.stdin));
const styles = new StyleSheets();

interface Bundle {
  readonly styling: PluginOption;
  readonly input: string;
  readonly build: NonNullable<InlineConfig["build"]>;
}

/** React is a file of its own: it stays in visitors' caches from release to release, and is read in a task of its own. */
const REACT = { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/client\/react\.client/ };

/** What takes a page over: React, and the rest. */
const APPLICATION = [REACT.name, "application.client"];

/** Engines that know this first line compile the whole file aside, while it comes; otherwise each function keeps the page waiting when it is called (decision 72). */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** Without the dev server's plugins, most of which would only be loaded; the settings come with the environment. */
function bundle({ styling, input, build: options }: Bundle): Promise<unknown> {
  const output: Rolldown.OutputOptions = {
    codeSplitting: { groups: [REACT] },
    postBanner: ({ name }) => (APPLICATION.includes(name) ? COMPILE_HINT : ""),
  };
  const rolldownOptions = { input, output, checks: { bundlerTimings: false } };
  return build({
    configFile: false,
    envDir: false,
    appType: "custom",
    logLevel: "warn",
    publicDir: false,
    plugins: [knownSite(site), importHelper(), backendSettings(), eventsSetting(), sonnerFitted(), react(), styling],
    build: {
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions,
      ...options,
    },
  });
}

await bundle({
  styling: [vanillaExtractPlugin(), styles.remember(), pageStyles()],
  input: "src/client/bootstrap.client.ts",
  build: { outDir: join(folder, "client"), manifest: true, license: { fileName: BUNDLED_LICENCES } },
});
await bundle({
  styling: styles.recall(),
  input: "src/entry.server.tsx",
  build: { outDir: join(folder, "server"), ssr: true },
});
