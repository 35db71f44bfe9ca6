import { expect, test } from "vitest";
import { articleText, copyContent } from "../../tests/support/content.ts";
import { draftBannerStyles } from "./draft-banner.ts";

const MOMENT = Date.parse("2099-03-01T00:00:00Z");

test("Without anything unpublished there are no banners", () => {
  expect(draftBannerStyles(copyContent().load())).toBe("");
});

test("A page, the links to it and a part of a page say when visitors see them", () => {
  const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001, fields: "draft: true\n" }));
  copy.write(
    "blog/next.mdx",
    articleText({ id: 9002, published: "2099-03-09", fields: "publishAt: 2099-03-09 09:00\n" }),
  );
  copy.addLike("case-studies", "gone", { title: "A fixture", expireAt: "2099-02-28 17:00" });
  const loaded = copy.load(MOMENT);
  const styles = draftBannerStyles(loaded);
  const { url } = loaded.content.one("brand");

  expect(styles).toContain(`html:has(link[rel="canonical"][href="${url}/blog/fixture"])::after { content: "Draft";`);
  expect(styles).toContain('main a[href="/blog/next"]::before { content: "Goes live Monday 9 March 2099 at 9:00 am";');
  expect(styles).toContain('[id="gone"]::before { content: "Expired Saturday 28 February 2099 at 5:00 pm";');
  expect(styles).toContain(
    'html::before { content: "content/case-studies/gone.json: Expired Saturday 28 February 2099',
  );
});
