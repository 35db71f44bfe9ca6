import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { portFromEnv } from "./scripts/lib/port.ts";
import { ContentSource, content, contentEdits } from "./scripts/vite/content.ts";
import { devSite } from "./scripts/vite/dev-site.ts";
import { editingScreens } from "./scripts/vite/edit.ts";
import { importHelper } from "./scripts/vite/import-helper.ts";
import { BUNDLED_LICENCES } from "./scripts/vite/licences.ts";
import { DEV_PORT, localBackend } from "./scripts/vite/local-backend.ts";
import { BOOTSTRAP } from "./scripts/vite/page-assets.ts";
import { PageStyles } from "./scripts/vite/page-styles.ts";
import { prerender } from "./scripts/vite/prerender.ts";
import { settings } from "./scripts/vite/settings.ts";
import { sonnerFitted } from "./scripts/vite/sonner.ts";

/** React stays in visitors' caches from release to release, and is read in a task of its own. */
const REACT = {
  name: "react",
  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]client[\\/]react\.client/,
};

export default defineConfig(({ command }) => {
  // Whatever the terminal has set: a published site never holds React's development code.
  if (command === "build") process.env["NODE_ENV"] = "production";
  const source = new ContentSource(import.meta.dirname);
  const styles = new PageStyles();
  return {
    appType: "custom",
    server: { port: portFromEnv(DEV_PORT), strictPort: true },
    build: {
      cssCodeSplit: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      client: {
        build: {
          // The prerender plugin writes what has changed.
          write: false,
          manifest: true,
          license: { fileName: BUNDLED_LICENCES },
          rolldownOptions: { input: BOOTSTRAP, output: { codeSplitting: { groups: [REACT] } } },
        },
      },
      ssr: {
        build: {
          outDir: join("node_modules/.vite", `server-${process.pid}`),
          copyPublicDir: false,
          rolldownOptions: { input: "src/entry.server.tsx" },
        },
      },
    },
    // One set of plugins builds both: styles are worked out once, and pages get what the browser's build has made.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    plugins: [
      localBackend(),
      settings(),
      content(source),
      contentEdits(source),
      editingScreens(source),
      sonnerFitted(),
      importHelper(),
      react(),
      // In the dev server the styles are in the page, too: those that scripts bring come after its first paint.
      vanillaExtractPlugin({ unstable_mode: command === "serve" ? "inlineCssInDev" : "emitCss" }),
      styles.plugin,
      devSite(source),
      prerender(source, styles),
    ],
  };
});
