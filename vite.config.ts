import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { backendSettings } from "./scripts/vite/backend-plugin.ts";
import { ContentSource, siteModule } from "./scripts/vite/content-plugin.ts";
import { devPages } from "./scripts/vite/dev-pages.ts";
import { eventsSetting } from "./scripts/vite/events-plugin.ts";
import { proseCompiler } from "./scripts/vite/prose-plugin.ts";
import { sonnerFitted } from "./scripts/vite/sonner-plugin.ts";

const content = new ContentSource(import.meta.dirname);

export default defineConfig({
  appType: "custom",
  server: { port: Number(process.env["PORT"] ?? 5173), strictPort: true },
  plugins: [
    backendSettings(),
    eventsSetting(),
    siteModule(content),
    tanstackRouter({
      target: "react",
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
    }),
    proseCompiler(() => content.current.content.tokens),
    sonnerFitted(),
    react(),
    vanillaExtractPlugin(),
    devPages(content),
  ],
  build: {
    manifest: true,
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: ["src/bootstrap/main.client.ts"],
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react\.client/ },
          ],
        },
      },
    },
  },
});
