import { expect, test, vi } from "vitest";
import { articleText, copyContent } from "../../tests/support/content.ts";
import { ContentSource } from "./content.ts";

test("Content that could not be read is read anew when it is asked for again", async () => {
  const loaded = copyContent().load();
  const read = vi.fn().mockRejectedValueOnce(new Error("The disk is full")).mockResolvedValue(loaded);
  const source = new ContentSource("/project", read);

  await expect(source.current).rejects.toThrow("The disk is full");
  expect(source.last).toBeUndefined();
  expect(await source.current).toBe(loaded);
  expect(source.last).toBe(loaded);
});

test("A burst of changes is read once, at its end, and requests meanwhile wait for that", async () => {
  const copy = copyContent();
  const written = copy.read("pages/pricing.json");
  const read = vi.fn(async () => copy.load());
  const source = new ContentSource("/project", read);
  const before = await source.current;
  const asked = ["", written.slice(0, 9), written].map((text) => {
    copy.write("pages/pricing.json", text);
    source.change();
    return source.current;
  });

  const [first, ...others] = await Promise.all(asked);
  expect(first?.problems).toEqual([]);
  expect(others).toEqual([first, first]);
  expect(first).not.toBe(before);
  expect(read).toHaveBeenCalledTimes(2);
});

test("A reading that is overtaken by a change is never seen, whether it succeeds or fails", async () => {
  const { promise: slow, reject } = Promise.withResolvers<never>();
  const loaded = copyContent().load();
  const read = vi.fn().mockReturnValueOnce(slow).mockResolvedValue(loaded);
  const source = new ContentSource("/project", read);
  const asked = source.current;
  await vi.waitUntil(() => read.mock.calls.length === 1);
  source.change();
  reject(new Error("A file has gone"));

  expect(await asked).toBe(loaded);
  expect(source.last).toBe(loaded);
});

test("A preview shows drafts, and says that it is one; what visitors get does neither", async () => {
  const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001, fields: "draft: true\n" }));
  const source = new ContentSource("/project", async () => copy.load());
  const published = await source.checked();
  vi.stubEnv("SITE_PREVIEW", "true");
  const preview = await source.checked();
  vi.unstubAllEnvs();

  expect([published, preview].map(({ content }) => content.find("blog", "fixture") !== undefined)).toEqual([
    false,
    true,
  ]);
  expect(published.marks).toBe("");
  expect(preview.marks).toContain("Preview of a change");
  expect(preview.marks).toContain('content: "Draft";');
});
