import { afterPaint } from "../app/after-paint.ts";
import { appendLink } from "./append-link.client.ts";
import { askForOwnData } from "./own-page.client.ts";

/** The bootstrap's own element. It names the application's files, and says of pages with a form, say, that they need it. */
const { application = "", eager } = document.querySelector<HTMLElement>("[data-application]")?.dataset ?? {};

/** Some frames, in which letters that have just come are painted, in milliseconds. */
const PAINT = 50;

/** Fonts that are not there by then won't hold the application up, in milliseconds. */
const PATIENCE = 1000;

/** Whether the page needs the application without being asked. */
export const isEager = eager !== undefined;

/**
 * Fetches the application as soon as the page's words are painted in their own letters, which would come later if they had
 * to share the line with it.
 */
export function loadOncePainted(): void {
  // Before the first paint nothing has asked for a font, and all there are seem to be ready.
  afterPaint(() => void document.fonts.ready.then(() => setTimeout(loadApplication, PAINT)));
  setTimeout(loadApplication, PATIENCE);
}

/** Fetches the application and lets it take the page over. Calling it again does nothing more. */
export async function loadApplication(): Promise<void> {
  // Otherwise each file would be asked for only when the one that names it is there.
  for (const file of application.split(" ")) appendLink("modulepreload", file);
  // Without it the document stays what it is.
  askForOwnData()?.catch(() => undefined);
  // Each in a task of its own: a slow telephone takes some 50 ms to read either, and lets presses through in between.
  await import("../app/react.client.ts");
  await import("../app/start.client.tsx");
}
