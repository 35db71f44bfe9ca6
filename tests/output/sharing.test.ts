import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { htmlFile } from "../../scripts/hosts/html-file.ts";
import { eachElement } from "../support/html-elements.ts";
import { addresses, content, readBuilt } from "../support/site.ts";

const { url, name } = content.one("brand");

/** @returns the content of a page's meta elements, by their name or property. */
function metaOf(address: string): Map<string, string> {
  const meta = new Map<string, string>();
  eachElement(readBuilt(htmlFile(address)), ({ tagName, properties }) => {
    const key = properties["name"] ?? properties["property"];
    if (tagName === "meta" && typeof key === "string") meta.set(key, String(properties["content"]));
  });
  return meta;
}

const NEEDED = ["og:title", "og:description", "og:url", "og:image", "og:image:alt", "description"];

describe("A shared link shows a title, a description, a picture with its words, and a large card:", () => {
  test.each(addresses)("%s", async (address) => {
    const meta = metaOf(address);
    expect(NEEDED.filter((key) => !meta.get(key)?.trim())).toEqual([]);
    expect([meta.get("og:site_name"), meta.get("og:locale")]).toEqual([name, "en_AU"]);
    expect(meta.get("twitter:card")).toBe("summary_large_image");
    const picture = meta.get("og:image") ?? "";
    expect(picture.startsWith(`${url}/`)).toBe(true);
    const { format, width, height } = await sharp(`dist${picture.slice(url.length)}`).metadata();
    expect([format, String(width), String(height)]).toEqual([
      "png",
      meta.get("og:image:width"),
      meta.get("og:image:height"),
    ]);
  });
});

test("articles, and nothing else, say that they are one, when they were published and when they changed", () => {
  const articles = new Map(content.all("blog").map(({ address, data }) => [address, data]));
  for (const address of addresses) {
    const meta = metaOf(address);
    const article = articles.get(address);
    expect(meta.get("og:type"), address).toBe(article ? "article" : "website");
    expect(meta.get("article:published_time"), address).toBe(article?.published);
    expect(meta.get("article:modified_time"), address).toBe(article?.updated);
  }
});
