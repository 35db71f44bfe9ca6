import { test as setup } from "@playwright/test";
import { buildWithBackend } from "../support/backend-site.ts";
import { buildWithEvents } from "../support/events-site.ts";

// One after the other: builds of one folder share a place for the server's code.
setup("build the site for a backend, and with events", () => {
  setup.setTimeout(300_000);
  buildWithBackend();
  buildWithEvents();
});
