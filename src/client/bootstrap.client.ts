/**
 * The only script that a page to be read loads at first. It runs the header's state, the mobile marker, the menu, the film
 * and the year, before React is there and after, and fetches the application on the first sign of intent, or by itself where
 * the page has a form, say, or the visitor is signed in or followed a sign-in link.
 */
// First, since sign-in links are found by the path.
import "./initial-page.client.ts";
import { needsSignIn } from "../auth/arrival.client.ts";
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
openPartOfPage();
addEventListener("hashchange", openPartOfPage);
if (isEager || needsSignIn()) loadOncePainted();
if (hasUnsentLeads()) void sendUnsentLeads();
// Off unless a build asks for it: then nothing of it is in the bootstrap, and nothing is fetched.
const eventsPath = import.meta.env.VITE_EVENTS_PATH;
if (eventsPath) void import("../browser/reporter.client.ts").then(({ startReporting }) => startReporting(eventsPath));

/** What could not be sent on an earlier visit goes out from any page. A form that is there thanks for it, so it comes first. */
async function sendUnsentLeads(): Promise<void> {
  if (isEager) await loadApplication();
  await import("../forms/outbox/outbox.client.ts").then(({ openOutbox }) => openOutbox());
}
