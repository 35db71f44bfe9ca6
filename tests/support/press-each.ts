import type { Locator, Page } from "@playwright/test";
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
  const show = (address = "") => page.locator("#page").evaluate(showInFrame, address);
  // A slow machine renders fields for longer than the form waits for them: then a person presses again.
  const press = (pressed: Locator, path: string, value?: string) =>
    expect(async () => {
      await pressed.first().click();
      const field = form.locator(`[data-key-path="${path}"] :focus`);
      if (value === undefined) await expect(field).toBeAttached();
      else await expect(field).toHaveValue(value);
    }).toPass();

  const { amount = 0 } = plan?.data.price.kind === "monthly" ? plan.data.price : {};
  await press(shown.getByText(formatDollars(amount), { exact: true }), "price.amount", String(amount));
  // A narrow frame has the comparison folded.
  await page.locator("#page").evaluate(unfold);
  const { support = "" } = plan?.data.comparison ?? {};
  await press(shown.getByRole("cell", { name: support, exact: true }), "comparison", support);
  await show("/about");
  await press(shown.locator(`img[src*="${member?.data.portrait?.split(".")[0]}"]`), "portrait");
  await show(article?.address);
  await press(shown.locator(`[id="${article?.prose?.headings[0]?.id}"]`), "body");
}

function unfold(frame: HTMLIFrameElement): void {
  for (const details of frame.contentDocument?.querySelectorAll("details") ?? []) details.open = true;
}

/** Shows an address in the frame of the page, and waits until it takes presses. */
function showInFrame(frame: HTMLIFrameElement, address: string): Promise<void> {
  const { contentWindow: shown } = frame;
  return new Promise((resolve) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    shown?.location.replace(address);
  });
}
