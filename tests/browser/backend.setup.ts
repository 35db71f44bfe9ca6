import { test as setup } from "@playwright/test";
import { buildWithBackend } from "../support/backend-site.ts";

setup("build the site for a backend", () => {
  setup.setTimeout(300_000);
  buildWithBackend();
});
