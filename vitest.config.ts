import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { placeholderSettings } from "./scripts/local-backend/placeholder.ts";
import { ContentSource, content } from "./scripts/vite/content.ts";
import { installedPostgres } from "./tests/support/installed-postgres.ts";
import { workers } from "./tests/support/workers.ts";

if (!installedPostgres) console.warn("PostgreSQL is not installed: tests of the migrations run on WebAssembly alone.");

const databaseTests = "scripts/local-backend/database/*.test.ts";

/** "unit" needs nothing; "output" looks at dist/, so it runs after a build; "container" builds one, and is no part of npm test. */
export default defineConfig({
  plugins: [content(new ContentSource(import.meta.dirname)), vanillaExtractPlugin()],
  test: {
    maxWorkers: workers,
    // Test files share what they import: no module remembers what a test did, and reading the same ones again took a third of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ["{src,schemas,scripts,supabase}/**/*.test.{ts,tsx}"],
          exclude: installedPostgres ? [databaseTests] : [],
        },
      },
      // Where PostgreSQL is installed as servers have it (Debian's package postgresql), the migrations are tested on that, and what the stand-in promises on both.
      {
        extends: true,
        test: {
          name: "postgres",
          env: { TEST_POSTGRES: "installed" },
          include: installedPostgres ? [databaseTests, "scripts/local-backend/leads.contract.test.ts"] : [],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "output",
          // As dist/ was built for ("npm run test:build").
          env: placeholderSettings,
          include: ["tests/output/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: "container", include: ["tests/container/*.test.ts"], testTimeout: 60_000 },
      },
    ],
  },
});
