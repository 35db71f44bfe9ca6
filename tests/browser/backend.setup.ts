import { expect, test as setup } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { buildWithBackend, sizeOfBootstrap } from "../support/backend-site.ts";
import { buildWithEvents } from "../support/events-site.ts";

// One after the other: builds of one folder share a place for the server's code.
setup("build two releases of the site for a backend, and one with events and editing screens", () => {
  setup.setTimeout(600_000);
  buildWithBackend("first");
  buildWithBackend("next");
  buildWithEvents();
  expect(sizeOfBootstrap("first"), "the script knows a backend within the same budget").toBeLessThanOrEqual(
    budgets.script,
  );
});
