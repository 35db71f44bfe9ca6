import { expect, test, vi } from "vitest";
import { copyContent } from "../../tests/support/content.ts";
import { ContentSource } from "./content.ts";

test("Content that could not be read is read anew when it is asked for again", async () => {
  const loaded = copyContent().load();
  const read = vi.fn().mockRejectedValueOnce(new Error("The disk is full")).mockResolvedValue(loaded);
  const source = new ContentSource("/project", read);

  await expect(source.current).rejects.toThrow("The disk is full");
  expect(await source.last()).toBeUndefined();
  expect(await source.current).toBe(loaded);
  expect(await source.last()).toBe(loaded);
});
