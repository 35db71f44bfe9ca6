import { expect, test } from "vitest";
import { loadContent } from "../load.server.ts";
import { expiringSecurity } from "./security-expiry.ts";

const { content } = loadContent(process.cwd());

test("Nothing is said while there is time; then its line, and what to do", () => {
  const { expires } = content.one("security");
  const before = (days: number) => new Date(Date.parse(expires) - days * 86_400_000);

  expect(expiringSecurity(content, before(31))).toEqual([]);
  expect(expiringSecurity(content, before(29))).toEqual([
    {
      file: "content/site/security.json",
      line: 2,
      column: 14,
      field: "expires",
      message: "security.txt expires in 29 days",
      hint: "Make sure that mail to the support desk is still read, then write a day at most a year ahead.",
    },
  ]);
  expect(expiringSecurity(content, before(-2))[0]?.message).toBe("security.txt has expired");
});
