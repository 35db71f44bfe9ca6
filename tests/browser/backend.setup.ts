import { test as setup } from "@playwright/test";
import { buildWithBackend } from "../support/backend-site.ts";

setup("build two releases of the site for a backend", () => {
  setup.setTimeout(600_000);
  buildWithBackend("first");
  buildWithBackend("next");
});
