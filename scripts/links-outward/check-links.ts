import { setTimeout as pause } from "node:timers/promises";

/** What became of a link. A site that answers, but not to programs, leaves it open. */
export interface CheckedLink {
  readonly address: string;
  readonly state: "alive" | "dead" | "unclear";
  /** What was answered, for people. */
  readonly answer: string;
}

/** How patiently and by which name other sites are asked. */
export interface RequestSettings {
  readonly userAgent: string;
  /** Milliseconds until an answer counts as none. */
  readonly timeout: number;
  /** Milliseconds between two requests to one host. */
  readonly pause: number;
}

/** So many hosts are asked at a time. */
const HOSTS_AT_A_TIME = 4;

/** Answers that are about who asks and how often, not about the page. */
const ABOUT_THE_ASKER = [401, 403, 405, 406, 418, 429, 451, 503, 999];

/** Asks for each address once, or twice if that fails: one request at a time a host. */
export async function checkLinks(addresses: readonly string[], settings: RequestSettings): Promise<CheckedLink[]> {
  const hosts = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const checked: CheckedLink[] = [];
  const worker = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop()) {
      for (const address of host) checked.push(await checkLink(address, settings));
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_A_TIME }, worker));
  return checked.sort((one, other) => addresses.indexOf(one.address) - addresses.indexOf(other.address));
}

/** Servers that know no HEAD, or answer wrongly to it, are asked with GET. */
async function checkLink(address: string, settings: RequestSettings): Promise<CheckedLink> {
  const first = await ask(address, "HEAD", settings);
  return first.state === "alive" ? first : ask(address, "GET", settings);
}

async function ask(address: string, method: "HEAD" | "GET", settings: RequestSettings): Promise<CheckedLink> {
  try {
    const response = await fetch(address, {
      method,
      headers: { "user-agent": settings.userAgent },
      signal: AbortSignal.timeout(settings.timeout),
    });
    await response.body?.cancel();
    const { ok, status } = response;
    const state = ok ? "alive" : ABOUT_THE_ASKER.includes(status) ? "unclear" : "dead";
    return { address, state, answer: String(status) };
  } catch (error) {
    return { address, state: "dead", answer: reasonOf(error) };
  } finally {
    await pause(settings.pause);
  }
}

/** `fetch` says "fetch failed" and keeps the reason as its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "no answer in time";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}
