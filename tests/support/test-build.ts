/**
 * Builds the sites that tests look at, for a backend that doesn't exist, whatever the environment says: `dist/`, and beside it one with
 * all optional parts and additions. Tests that need answers replace the backend (backend-site.ts).
 * Usage: npm run test:build
 */
import { createBuilder } from "vite";
import { exitOnError } from "../../scripts/lib/exit-on-error.ts";
import { placeholderSettings } from "../../scripts/local-backend/placeholder.ts";
import { buildExtendedSite } from "./extended-site.ts";

Object.assign(process.env, placeholderSettings);
await exitOnError("test:build", async () => {
  await (await createBuilder()).buildApp();
  // Not at the same time: the assistant's classifier, which takes longest, is trained by then.
  await buildExtendedSite();
});
