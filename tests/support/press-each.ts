import type { Page } from "@playwright/test";
import { formatDollars } from "../../src/format/format.ts";
import { expect } from "./author.ts";
import { content } from "./site.ts";

const plan = content.all("plans").find(({ data }) => data.price.kind === "monthly");
const member = content.all("team").find(({ data }) => data.portrait);
const [article] = content.all("blog");

/** Presses each kind of thing that isn't a text of its own field, and looks for the cursor. The page shows the plans. */
export async function pressEach(page: Page): Promise<void> {
  const form = page.frameLocator("#editor");
  const shown = page.frameLocator("#page");
  const focused = (path: string) => form.locator(`[data-key-path="${path}"] :focus`);
  const show = (address = "") => page.locator("#page").evaluate(showInFrame, address);

  const { amount = 0 } = plan?.data.price.kind === "monthly" ? plan.data.price : {};
  await shown.getByText(formatDollars(amount), { exact: true }).first().click();
  await expect(focused("price.amount")).toHaveValue(String(amount));

  const { support = "" } = plan?.data.comparison ?? {};
  await shown.getByRole("cell", { name: support, exact: true }).first().click();
  await expect(focused("comparison")).toHaveValue(support);

  await show("/about");
  await shown
    .locator(`img[src*="${member?.data.portrait?.split(".")[0]}"]`)
    .first()
    .click();
  await expect(focused("portrait")).toBeAttached();

  await show(article?.address);
  await shown.locator(`[id="${article?.prose?.headings[0]?.id}"]`).click();
  await expect(focused("body")).toBeAttached();
}

/** Shows an address in the frame of the page, and waits until it takes presses. */
function showInFrame(frame: HTMLIFrameElement, address: string): Promise<void> {
  const { contentWindow: shown } = frame;
  return new Promise((resolve) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    shown?.location.replace(address);
  });
}
