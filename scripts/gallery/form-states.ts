import type { Page, Route } from "@playwright/test";
import type { Content } from "../../src/content/content.server.ts";
import { form } from "../../src/content/form.server.ts";
import { BACKEND } from "../local-site.ts";
import type { Camera } from "./camera.ts";

/** How the backend answers a lead. */
type Answer = (route: Route) => Promise<void>;

const arrives: Answer = (route) => route.fulfill({ status: 201 });
const breaks: Answer = (route) => route.fulfill({ status: 503, json: { message: "out of order" } });
const refuses: Answer = (route) => route.fulfill({ status: 400, json: { code: "23514", message: "not like this" } });
const neverAnswers: Answer = () => new Promise(() => undefined);

/** What each picture shows, and what the backend does for it. */
const ANSWERS = { busy: neverAnswers, "not-sent": breaks, refused: refuses, success: arrives } as const;

/** The forms that hand something out or thank in their own way, beside the one of which every state is taken. */
const OTHERS = { "free-guide": "/free-guide-ai-business", newsletter: "/blog" } as const;

/** The height of a window that shows a form from its heading to its button. */
const WHOLE_FORM = 1250;

const TYPED = { name: "Siobhán O’Neill", email: "siobhan@example.com.au", message: "What does it cost?" } as const;

/** Takes a form in each state it can be in: as the real form gets there, on the real page. */
export async function takeFormStates(camera: Camera, content: Content): Promise<void> {
  const contact = form(content, "contact");
  const window = camera.page.viewportSize() ?? { width: 0, height: 0 };
  await camera.page.setViewportSize({ ...window, height: WHOLE_FORM });
  await camera.page.route(`${BACKEND}/**`, neverAnswers);
  await takeEmptyAndWrong(camera, contact.submit);
  await takeOffline(camera, contact.submit);
  for (const [state, answer] of Object.entries(ANSWERS)) {
    await takeAnswered(camera, `contact-${state}`, { address: "/contact", submit: contact.submit, answer });
  }
  for (const [name, address] of Object.entries(OTHERS)) {
    const { submit } = form(content, name);
    await takeAnswered(camera, `${name}-success`, { address, submit, answer: arrives });
  }
  await camera.page.unrouteAll({ behavior: "ignoreErrors" });
  await camera.page.setViewportSize(window);
}

async function takeEmptyAndWrong(camera: Camera, submit: string): Promise<void> {
  await openForm(camera, "/contact", submit);
  await saveForm(camera, "contact-empty");
  await press(camera.page, submit);
  await saveForm(camera, "contact-error");
}

async function takeOffline(camera: Camera, submit: string): Promise<void> {
  const { page } = camera;
  await openForm(camera, "/contact", submit);
  await fill(page);
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await saveForm(camera, "contact-offline");
  await page.context().setOffline(false);
}

interface Sending {
  readonly address: string;
  readonly submit: string;
  readonly answer: Answer;
}

/** Each begins without what an earlier one left to be sent. */
async function takeAnswered(camera: Camera, name: string, { address, submit, answer }: Sending): Promise<void> {
  const { page } = camera;
  await openForm(camera, address, submit);
  await page.evaluate(() => localStorage.clear());
  await openForm(camera, address, submit);
  await fill(page);
  await page.route(`${BACKEND}/rest/**`, answer);
  const isAnswered = answer === neverAnswers ? undefined : page.waitForResponse(`${BACKEND}/rest/**`);
  await press(page, submit);
  await isAnswered;
  await page.locator("[data-sonner-toast][data-mounted=true]").first().waitFor();
  await saveForm(camera, name);
  await page.unroute(`${BACKEND}/rest/**`, answer);
}

async function openForm(camera: Camera, address: string, submit: string): Promise<void> {
  await camera.open(address);
  await camera.page.locator("button[type=submit]:enabled", { hasText: submit }).waitFor();
}

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(TYPED)) {
    const field = page.locator(`main form [name=${name}]`);
    if (await field.isVisible()) await field.fill(value);
  }
}

/** Not before the form believes that a person wrote it. */
async function press(page: Page, submit: string): Promise<void> {
  await page.waitForFunction(() => performance.now() > 4000);
  await page.getByRole("button", { name: submit, exact: true }).click();
}

/** The form from its heading on, with what is said in the corner. */
async function saveForm(camera: Camera, name: string): Promise<void> {
  const heading = camera.page.locator("main h2[id$=-title]").first();
  await heading.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  await camera.save(`form-${name}`, "window");
}
