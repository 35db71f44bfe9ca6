import { expect, test } from "vitest";
import { redirectsSchema } from "../../schemas/redirects.ts";
import { isPublished, normalizePath } from "../../scripts/hosts/site-path.ts";
import { readTree } from "../support/built-site.ts";
import { copyContent } from "../support/content.ts";

/** The most redirects of a file. */
const MOST = 500;

const addresses = [...readTree("dist").keys()].map((file) => `/${file}`).filter(isPublished);

test("No redirect can take the address of any file that the build makes", () => {
  const asked = [...new Set(addresses.map((address) => normalizePath(address) ?? address))]
    .map((from) => ({ from, to: "https://other.example", permanent: true }))
    // Capitals and the like are refused in any redirect.
    .filter((redirect) => redirectsSchema.safeParse({ redirects: [redirect] }).success);
  const copy = copyContent();
  const taken: string[] = [];
  for (let at = 0; at < asked.length; at += MOST) {
    const redirects = asked.slice(at, at + MOST);
    const { problems } = copy.write("redirects.json", { redirects }).load();
    const refused = new Set(problems.map(({ field }) => field));
    taken.push(...redirects.filter((_each, index) => !refused.has(`redirects.${index}.from`)).map(({ from }) => from));
  }

  expect(asked.length).toBeGreaterThan(50);
  expect(taken).toEqual([]);
});
