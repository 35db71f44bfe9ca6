import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

/** "unit" needs nothing; "output" looks at dist/, so it runs after a build; "container" builds one, and is no part of npm test. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
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
