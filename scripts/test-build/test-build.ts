/**
 * Builds the site as tests look at it, into dist/: for a backend that is not there, whatever the terminal has set, so that it has all
 * that a backend gives it. Tests that need answers put one of their own in its place (tests/support/backend-site.ts).
 * Usage: npm run test:build
 */
import { createBuilder } from "vite";
import { exitOnError } from "../lib/exit-on-error.ts";
import { placeholderSettings } from "../local-backend/placeholder.ts";

Object.assign(process.env, placeholderSettings);
await exitOnError("test:build", async () => (await createBuilder()).buildApp());
