import lighthouse, { desktopConfig, type Result } from "lighthouse";
import { problemsOf, type ScoreBudget } from "./problems.ts";

/** What Lighthouse pretends to be. */
export const DEVICES = ["mobile", "desktop"] as const;

interface Question {
  readonly origin: string;
  readonly address: string;
  readonly device: (typeof DEVICES)[number];
  /** Where a browser listens for Lighthouse. */
  readonly port: number;
  readonly budget: ScoreBudget;
}

/** How often a page may be visited until it keeps to its budget: a machine that does something else for a second is no fault of the page. */
const VISITS = 3;

/**
 * What an address shows by itself is not what it is for: a callback without anything in it goes straight home. This one
 * comes from a link that has expired.
 */
const STATES: Readonly<Record<string, string>> = {
  "/auth/callback":
    "?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired",
};

/** Sign-in pages are for staff: search engines are told to leave them out, which Lighthouse takes for a mistake. */
const NOT_FOR_SEARCH = /^\/auth\//;

/**
 * Asks Lighthouse about one page.
 * @returns the result of the first visit that keeps to the budget, otherwise that of the last
 */
export async function askLighthouse(question: Question): Promise<Result> {
  let result = await visit(question);
  for (let count = 1; count < VISITS && problemsOf(result, question.budget).length > 0; count += 1) {
    result = await visit(question);
  }
  return result;
}

async function visit({ origin, address, device, port, budget }: Question): Promise<Result> {
  const flags = {
    port,
    logLevel: "error",
    onlyCategories: Object.keys(budget),
    skipAudits: NOT_FOR_SEARCH.test(address) ? ["is-crawlable"] : null,
  } as const;
  const url = origin + address + (STATES[address] ?? "");
  const answer = await lighthouse(
    url,
    { ...flags, onlyCategories: [...flags.onlyCategories] },
    device === "desktop" ? desktopConfig : undefined,
  );
  if (!answer) throw new Error(`Lighthouse said nothing of ${address}.`);
  return answer.lhr;
}
