/**
 * The only script that reading pages load at first. It runs header, mobile marker, menu, film
 * and year, before and after React loads, and loads the application on the first sign of intent, or at once if
 * the page has a form or the like, or for visitors with a session or a sign-in link.
 */
// First, since sign-in links are found by the path.
import "./initial-page.client.ts";
import { needsSignIn } from "../auth/arrival.client.ts";
import { refuseRestoredAgreements } from "../forms/agreements.client.ts";
import { takeSubmits } from "../forms/early-submit.ts";
import { hasUnsentLeads } from "../forms/outbox/unsent-leads.client.ts";
import { runCalls } from "./calls.client.ts";
import { syncDocumentState } from "./document-state.client.ts";
import { runFilm } from "./film.client.ts";
import { runLinks } from "./links.client.ts";
import { isEager, loadApplication, loadOncePainted, reloadOnBack } from "./load-application.client.ts";
import { runMenu } from "./menu.client.ts";
import { openPartOfPage } from "./part-of-page.client.ts";
import { fetchForbiddenStyles } from "./styles.client.ts";

fetchForbiddenStyles();
reloadOnBack();
syncDocumentState();
runMenu();
runFilm();
runCalls();
runLinks();
takeSubmits();
refuseRestoredAgreements();
openPartOfPage();
addEventListener("hashchange", openPartOfPage);
if (isEager || needsSignIn()) loadOncePainted();
if (hasUnsentLeads()) void sendUnsentLeads();
// Without the setting the code is removed from the build.
const eventsPath = import.meta.env.VITE_EVENTS_PATH;
if (eventsPath) void import("../browser/reporter.client.ts").then(({ startReporting }) => startReporting(eventsPath));

/** Leads that an earlier visit could not send go out from any page. A form on the page says thanks for them, so it comes first. */
async function sendUnsentLeads(): Promise<void> {
  if (isEager) await loadApplication();
  await import("../forms/outbox/outbox.client.ts").then(({ openOutbox }) => openOutbox());
}
