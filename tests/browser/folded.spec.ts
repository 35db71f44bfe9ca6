import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const { story, challenge } = content.one("words").caseStudies;

test("a case study's story is folded on a phone, opens with a press, and is always open on a computer", async ({
  page,
}) => {
  const study = page.getByRole("article").first();
  const opener = study.getByText(story, { exact: true });
  const heading = study.getByRole("heading", { name: challenge });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/case-studies");
  await expect(heading).toBeHidden();
  await opener.click();
  await expect(heading).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/case-studies");
  await expect(heading).toBeVisible();
  await expect(opener).toBeHidden();
});
