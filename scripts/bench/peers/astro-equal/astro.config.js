import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import mdx from "@astrojs/mdx";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { compressedCopy } from "./project/scripts/serve/compressed-copy.ts";

/** Compresses each file as the project's build does. */
const compress = {
  name: "compress",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const dist = fileURLToPath(dir);
      for (const path of globSync("**/*.*", { cwd: dist })) {
        const copy = compressedCopy(`/${path}`, readFileSync(join(dist, path)));
        if (copy) writeFileSync(join(dist, `${path}.br`), copy);
      }
    },
  },
};

export default defineConfig({ site: "https://example.com", integrations: [mdx(), sitemap(), compress] });
