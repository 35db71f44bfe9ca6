import { setTimeout as after } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { openUnwatched, type UnwatchedPage } from "./unwatched-page.ts";

/**
 * The connection and telephone that the site is measured with: 1.6 Mbit/s and 150 ms, like an average 4G connection, and a
 * processor that is four times as slow as this machine's.
 */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
const TELEPHONE = { width: 390, height: 844 };

/** A visit takes about 5 s. Occasionally one does not end, but a second visit to the same page does (decision 71). In milliseconds. */
const PATIENCE = 30_000;
const ATTEMPTS = 3;

/**
 * Opens an empty page on a slow line and a slow processor, with an empty cache; lets the caller use it, and closes it.
 * @param use is called again, with another page, if it has not finished after 30 s
 * @throws what `use` throws, or that three visits in a row did not end
 */
export async function onSlowTelephone<Result>(
  browser: Browser,
  use: (page: UnwatchedPage) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const page = await openUnwatched(browser);
    try {
      const used = slowDown(page).then(() => use(page));
      const result = await Promise.race([used, after(PATIENCE, STALLED, { ref: false })]);
      if (result !== STALLED) return result;
      console.error(`bench: a visit had not ended after ${PATIENCE / 1000} s, and is made again`);
    } finally {
      await page.close();
    }
  }
  throw new Error(`${ATTEMPTS} visits in a row did not end.`);
}

const STALLED = Symbol("stalled");

async function slowDown({ send }: UnwatchedPage): Promise<void> {
  await send("Network.enable");
  await send("Network.emulateNetworkConditions", LINE);
  await send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await send("Emulation.setDeviceMetricsOverride", { ...TELEPHONE, deviceScaleFactor: 1, mobile: true });
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });
}

/** Opens an address, and waits until the line has been quiet for half a second, of the page that is shown by then: some lead on to another. */
export async function openAndWait({ send, on }: UnwatchedPage, address: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { frameTree: blank } = await send("Page.getFrameTree");
  on("Page.lifecycleEvent", ({ name, loaderId }) => {
    if (name === "networkIdle" && loaderId !== blank.frame.loaderId) resolve();
  });
  await send("Page.enable");
  await send("Page.setLifecycleEventsEnabled", { enabled: true });
  await send("Page.navigate", { url: address });
  await promise;
}
