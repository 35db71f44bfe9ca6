/** Pages that need the application at once have these links to its files; in all others they are made when it is wanted. */
const PRELOAD = "link[rel=modulepreload]";

/** @returns whether the page needs the application at once: it has a form, say, and nothing typed may be lost. */
export function isWantedAtOnce(): boolean {
  return document.querySelector(PRELOAD) !== null;
}

/** Fetches the application and lets it take the page over. Calling it again does nothing more. */
export async function loadApplication(): Promise<void> {
  fetchFiles();
  // Each in a task of its own: a slow telephone takes some 50 ms to read either, and lets presses through in between.
  await import("../app/react.client.ts");
  await import("../app/start.client.tsx");
}

/** Otherwise each file would be asked for only when the one that names it is there. */
function fetchFiles(): void {
  if (isWantedAtOnce()) return;
  const files = document.querySelector<HTMLElement>("script[data-application]")?.dataset["application"];
  for (const href of files?.split(" ") ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}
