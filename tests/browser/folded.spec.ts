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

test("details of case studies are folded but for the first, and open with a press and by a link to the study", async ({
  page,
}) => {
  const [first, second, third] = content.all("case-studies");
  const lessonOf = (study: typeof first) => page.getByText(study?.data.lesson ?? "no study", { exact: true });
  await page.goto("/case-studies");
  await expect(lessonOf(first)).toBeVisible();
  await expect(lessonOf(second)).toBeHidden();
  await expect(lessonOf(third)).toBeHidden();
  await page.locator(`#${second?.name} summary`).click();
  await expect(lessonOf(second)).toBeVisible();

  // A new document: the same page would only change its hash.
  await page.goto("/");
  await page.goto(`/case-studies#${third?.name}`);
  await expect(lessonOf(third)).toBeVisible();
  await expect(page.getByRole("heading", { name: third?.data.title ?? "", exact: true })).toBeInViewport();
});
