import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const { details } = content.one("words").solutions;
const [solution] = content.all("solutions");
const [capability = ""] = solution?.data.capabilities ?? [];

test("what a solution can do is folded on a phone, opens with a press, and is always open on a computer", async ({
  page,
}) => {
  const described = page.getByRole("article").filter({ hasText: capability });
  const opener = described.getByText(details, { exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ai-solutions");
  await expect(described.getByText(capability)).toBeHidden();
  await opener.click();
  await expect(described.getByText(capability)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/ai-solutions");
  await expect(described.getByText(capability)).toBeVisible();
  await expect(opener).toBeHidden();
});
