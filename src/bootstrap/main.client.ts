/**
 * The only script that a reading page loads at first. It runs the header's state, the mobile marker, the menu, the
 * film and the year, before React is there and after, and fetches the application on the first sign of intent, or at once
 * for those who are signed in or came by a sign-in link.
 */
import { isEager, loadApplication, loadOncePainted } from "./application.client.ts";
import { fetchPagesOnBack } from "./back.client.ts";
import { runFilm } from "./film.client.ts";
import { markScrolledHeader } from "./header-state.client.ts";
import { loadOnIntent } from "./intent.client.ts";
import { runMenu } from "./menu.client.ts";
import { markMobile } from "./mobile-marker.client.ts";
import { takeOwnAddress } from "./own-address.client.ts";
import { recoverFromNewRelease } from "./recover.client.ts";
import { loadForSignIn } from "./sign-in.client.ts";
import { fetchAllStyles, fetchForbiddenStyles } from "./styles.client.ts";
import { sendUnsentLeads } from "./unsent-leads.client.ts";
import { showCurrentYear } from "./year.client.ts";

takeOwnAddress();
fetchForbiddenStyles();
recoverFromNewRelease();
fetchPagesOnBack();
markMobile();
markScrolledHeader();
runMenu();
runFilm();
showCurrentYear();
if (isEager) loadOncePainted();
loadForSignIn(loadOncePainted);
loadOnIntent(() => {
  void fetchAllStyles();
  void loadApplication();
});
sendUnsentLeads(async () => {
  // A form that is there shall thank for what goes out, so it comes first.
  if (isEager) await loadApplication();
  (await import("../forms/outbox/outbox.client.ts")).openOutbox();
});
// Off unless a build asks for it: then nothing of it is in the bootstrap, and nothing is fetched.
const eventsPath = import.meta.env.VITE_EVENTS_PATH;
if (eventsPath) void import("../events/reporter.client.ts").then(({ startReporting }) => startReporting(eventsPath));
