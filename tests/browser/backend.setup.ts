import { test as setup } from "@playwright/test";
import { buildWithBackend } from "../support/backend-site.ts";
import { buildWithEvents } from "../support/events-site.ts";

// One after the other: builds of one folder share a place for the server's code.
setup("build two releases of the site for a backend, and one with events", () => {
  setup.setTimeout(600_000);
  buildWithBackend("first");
  buildWithBackend("next");
  buildWithEvents();
});
