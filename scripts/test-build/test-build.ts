/**
 * Builds the site for tests into dist/: for a backend that doesn't exist, whatever the environment says, to include all parts
 * that need one. Tests that need answers replace it (tests/support/backend-site.ts).
 * Usage: npm run test:build
 */
import { createBuilder } from "vite";
import { exitOnError } from "../lib/exit-on-error.ts";
import { placeholderSettings } from "../local-backend/placeholder.ts";

Object.assign(process.env, placeholderSettings);
await exitOnError("test:build", async () => (await createBuilder()).buildApp());
