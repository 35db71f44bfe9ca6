import type { Page, Route } from "@playwright/test";
import type { Content } from "../../src/content/content.server.ts";
import type { PageData } from "../../src/content/page-data.server.ts";
import { signJwt } from "../local-backend/jwt.ts";
import { localJwtSecret } from "../local-backend/keys.ts";
import { BACKEND } from "../local-site.ts";
import type { Camera } from "./camera.ts";

const USER = { id: "0c4f6a3e-0000-4000-8000-000000000000", email: "staff@example.com.au", aud: "authenticated" };
const PASSWORD = "six-or-more";

const neverAnswers = () => new Promise<void>(() => undefined);
const answersWithUser = (route: Route) => route.fulfill({ json: USER });

/** Takes the pages on which staff sign in, in each state. Leaves the browser signed in. */
export async function takeAuthStates(camera: Camera, content: Content): Promise<void> {
  const { page } = camera;
  const words = content.one("auth-reset-password");
  await page.route(`${BACKEND}/auth/**`, neverAnswers);
  await take(camera, "callback-error", "/auth/callback?error_description=Email+link+is+invalid+or+has+expired");
  await take(camera, "reset-no-session", "/auth/reset-password");
  await takeExchange(camera, content.one("auth-callback").working);
  await arriveByLink(camera);
  await page.getByText(words.verifying).waitFor();
  await camera.save("auth-reset-verifying", "window");
  await page.route(`${BACKEND}/auth/v1/user`, answersWithUser);
  await takePasswordForm(camera, words);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

/** The state while the service exchanges a link's code, which a browser sends only if the link was asked for in it. */
async function takeExchange(camera: Camera, working: string): Promise<void> {
  const { page } = camera;
  await page.evaluate(() => localStorage.setItem("sb-127-auth-token-code-verifier", '"verifier"'));
  await camera.open("/auth/callback?code=34e770dd-9ff9-416c-87fa-43b31d7ef225");
  await page.getByText(working).waitFor();
  await camera.save("auth-callback-working", "window");
}

async function take(camera: Camera, name: string, address: string): Promise<void> {
  await camera.open(address);
  await camera.page.getByRole("alert").first().waitFor();
  await camera.save(`auth-${name}`, "window");
}

/** Comes by a recovery link, makes a mistake, then none, and is thanked. */
async function takePasswordForm(camera: Camera, { form, success }: PageData["auth-reset-password"]): Promise<void> {
  const { page } = camera;
  const submit = page.getByRole("button", { name: form.submit, exact: true });
  const passwords = page.locator("main input[autocomplete=new-password]");
  await arriveByLink(camera);
  await submit.waitFor();
  await camera.save("auth-reset-form", "window");
  await passwords.first().fill("short");
  await submit.click();
  await camera.save("auth-reset-error", "window");
  for (const field of await passwords.all()) await field.fill(PASSWORD);
  const answer = await holdAnswer(page);
  await submit.click();
  await page.getByRole("button", { name: form.busy }).waitFor();
  await camera.save("auth-reset-busy", "window");
  answer();
  await page.getByRole("heading", { name: success.title }).waitFor();
  await camera.save("auth-reset-success", "window");
}

/** @returns lets the backend answer at last */
async function holdAnswer(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`${BACKEND}/auth/v1/user`, async (route) => {
    await promise;
    await answersWithUser(route);
  });
  return resolve;
}

/** On the same page, a new hash alone would load nothing. */
async function arriveByLink(camera: Camera): Promise<void> {
  await camera.page.goto("about:blank");
  await camera.open(`/auth/reset-password${recoveryHash()}`);
}

/** What the service's link brings along: a token that lives as long as tokens do. */
function recoveryHash(): string {
  const now = Math.floor(Date.now() / 1000);
  const token = signJwt({ sub: USER.id, role: "authenticated", exp: now + 3600 }, localJwtSecret);
  const fields = { access_token: token, refresh_token: "refresh", expires_in: "3600", type: "recovery" };
  return `#${new URLSearchParams(fields)}`;
}
