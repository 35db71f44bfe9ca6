import type { Plugin } from "vite";
import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

/** An article is compiled with facts of other files filled in, and the cache of compiled modules goes by the article alone. */
const uncachedArticles: Plugin = {
  name: "uncached-articles",
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith(".mdx") ? false : undefined)),
};

/** "unit" needs nothing; "output" looks at dist/, so it runs after a build; "container" builds one, and is no part of npm test. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [uncachedArticles],
    test: {
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: { name: "unit", testTimeout: 20_000, include: ["{src,schemas,scripts}/**/*.test.{ts,tsx}"] },
        },
        { extends: true, test: { name: "output", include: ["tests/output/**/*.test.ts"], testTimeout: 120_000 } },
        {
          extends: true,
          test: { name: "container", include: ["tests/container/*.test.ts"], testTimeout: 60_000 },
        },
      ],
    },
  }),
);
