import { test as setup } from "@playwright/test";
import { buildWithEvents } from "../support/events-site.ts";

setup("build the site with events and editing screens", () => {
  setup.setTimeout(600_000);
  buildWithEvents();
});
