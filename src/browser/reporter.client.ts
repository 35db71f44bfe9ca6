import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { SITE_EVENT, type SiteEvent, track } from "./track.ts";

/** Some browsers quote whole addresses in error messages. */
const LONGEST_MESSAGE = 200;

declare global {
  interface WindowEventMap {
    [SITE_EVENT]: CustomEvent<SiteEvent>;
  }
}

/**
 * Reports what happens on this page to an address of this site. It sets no cookie, keeps nothing in the browser and assigns
 * no identifiers: what arrives can't be tied to a visit. Visitors whose browser asks for privacy (Global Privacy
 * Control) are left out, and so are visits that begin on a page where staff sign in.
 * @param path where to, on this site
 */
export function startReporting(path: string): void {
  const isLeftInPeace = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl;
  const landing = landingPage();
  if (isLeftInPeace || isForStaff(landing)) return;
  addEventListener(SITE_EVENT, ({ detail }) => report(path, detail));
  reportPages();
  reportErrors();
  reportVitals(landing);
}

/** The page of the document; the address may be another page's by now. */
function landingPage(): string {
  const [document] = performance.getEntriesByType("navigation");
  return new URL(document?.name ?? location.href).pathname;
}

const isForStaff = (page: string) => page.startsWith("/auth/");

/** Without query and hash, which may hold codes and names. */
function report(path: string, event: SiteEvent): void {
  const page = location.pathname;
  if (!isForStaff(page)) navigator.sendBeacon(path, JSON.stringify({ page, ...event }));
}

/** Navigation within the site changes the address without a new document. */
function reportPages(): void {
  let shown = location.pathname;
  track({ event: "page-view" });
  window.navigation?.addEventListener("currententrychange", () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    track({ event: "page-view" });
  });
}

function reportVitals(page: string): void {
  const report = ({ name, value, rating }: Metric) =>
    track({ event: "web-vital", page, name, value: Math.round(value * 1000) / 1000, rating });
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(report);
}

function reportErrors(): void {
  addEventListener("error", ({ message, filename, lineno, colno }) => {
    const file = filename && new URL(filename, location.href).pathname;
    track({ event: "error", message: message.slice(0, LONGEST_MESSAGE), place: `${file}:${lineno}:${colno}` });
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    track({ event: "error", message: String(reason).slice(0, LONGEST_MESSAGE), place: "promise" });
  });
}
