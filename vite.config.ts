import { join, relative } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { portOr } from "./scripts/port.ts";
import { backendSettings } from "./scripts/vite/backend-plugin.ts";
import { ContentSource, siteModule } from "./scripts/vite/content-plugin.ts";
import { devPages } from "./scripts/vite/dev-pages.ts";
import { eventsSetting } from "./scripts/vite/events-plugin.ts";
import { sonnerFitted } from "./scripts/vite/sonner-plugin.ts";

const content = new ContentSource(import.meta.dirname);

const isContent = (path: string) => !relative(join(import.meta.dirname, "content"), path).startsWith("..");

/** The dev server and the tests. The build has a configuration of its own: scripts/build/bundle.ts. */
export default defineConfig({
  appType: "custom",
  // dev-pages.ts watches content/ itself.
  server: { port: portOr(5173), strictPort: true, watch: { ignored: isContent } },
  plugins: [
    backendSettings(),
    eventsSetting(),
    siteModule(content),
    // The tests must see the tree as it was committed (src/router.test.ts).
    process.env["VITEST"]
      ? undefined
      : tanstackRouter({
          target: "react",
          routesDirectory: "src/routes",
          generatedRouteTree: "src/routeTree.gen.ts",
          quoteStyle: "double",
          semicolons: true,
        }),
    sonnerFitted(),
    react(),
    vanillaExtractPlugin(),
    devPages(content),
  ],
});
