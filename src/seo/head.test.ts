import { expect, test } from "vitest";
import { pageHead, sharePictureAddress, siteHead } from "./head.ts";

const brand = {
  name: "Company AI",
  legalName: "Company AI Pty Ltd",
  abn: "12 345 678 901",
  url: "https://www.company.example",
  emailHost: "company.example",
  chat: { name: "Company Chat", url: "https://chat.company.example" },
  studio: { name: "Company Studio", url: "https://studio.company.example" },
  crm: { name: "Company CRM" },
};
const site = { brand };
const seo = { title: "Pricing", description: "What it costs." };

/** The content of the tag with that name or property */
function contentOf(meta: readonly Record<string, string>[], name: string): string | undefined {
  return meta.find((tag) => tag["name"] === name || tag["property"] === name)?.["content"];
}

test("A page has its title with the company's name, its description and its canonical address", () => {
  const { meta, links } = pageHead({ seo }, { site, address: "/pricing" });

  expect(meta[0]).toEqual({ title: "Pricing | Company AI" });
  expect(contentOf(meta, "description")).toBe("What it costs.");
  expect(links).toEqual([
    { rel: "canonical", href: "https://www.company.example/pricing" },
    { rel: "alternate", type: "text/markdown", href: "/pricing.md" },
  ]);
  expect(contentOf(meta, "robots")).toBeUndefined();
});

test("The home page's canonical address ends in the slash that browsers add", () => {
  expect(pageHead({ seo }, { site, address: "/" }).links).toEqual([
    { rel: "canonical", href: "https://www.company.example/" },
    { rel: "alternate", type: "text/markdown", href: "/index.md" },
  ]);
});

test("A shared link shows title, description, full address and a picture with its size", () => {
  const { meta } = pageHead({ seo }, { site, address: "/pricing" });

  expect(
    ["og:type", "og:site_name", "og:locale", "og:title", "og:description", "og:url"].map((name) =>
      contentOf(meta, name),
    ),
  ).toEqual(["website", "Company AI", "en_AU", "Pricing", "What it costs.", "https://www.company.example/pricing"]);
  expect(contentOf(meta, "og:image")).toBe("https://www.company.example/images/share/pricing.png");
  expect([contentOf(meta, "og:image:width"), contentOf(meta, "og:image:height")]).toEqual(["1200", "630"]);
});

test("The picture of a shared link is named by its page, and described by the title that it shows", () => {
  const shown = { seo, title: "Three plans" };
  const { meta } = pageHead(shown, { site, address: "/blog/fixture" });

  expect(contentOf(meta, "og:image")).toBe("https://www.company.example/images/share/blog.fixture.png");
  expect(contentOf(meta, "og:image:alt")).toBe("Three plans – Company AI");
  expect(contentOf(pageHead(shown, { site, address: "/" }).meta, "og:image")).toMatch(/\/images\/share\/index\.png$/);
});

test("An article says when it was published and updated", () => {
  const { meta } = pageHead(
    { seo, published: "2026-01-31", updated: "2026-02-28" },
    { site, address: "/blog/fixture" },
  );

  expect(contentOf(meta, "og:type")).toBe("article");
  expect(contentOf(meta, "article:published_time")).toBe("2026-01-31");
  expect(contentOf(meta, "article:modified_time")).toBe("2026-02-28");
});

test("A legal page, which has a day of update only, is no article", () => {
  const { meta } = pageHead({ seo, updated: "2026-02-28" }, { site, address: "/privacy-policy" });

  expect(contentOf(meta, "og:type")).toBe("website");
  expect(contentOf(meta, "article:modified_time")).toBeUndefined();
});

test("A page that is not for search engines says so and names no canonical address", () => {
  const { meta, links } = pageHead({ seo }, { site, address: "/auth/callback", indexed: false });

  expect(contentOf(meta, "robots")).toBe("noindex");
  expect(links).toEqual([]);
});

test("A page that was not found says nothing of itself", () => {
  expect(pageHead(undefined, { site, address: "/nowhere" })).toEqual({ meta: [], links: [] });
});

test("Every page names its characters' encoding first, its width, its icons, its manifest and its feeds", () => {
  const { meta, links } = siteHead(site);

  expect(meta[0]).toEqual({ charSet: "utf-8" });
  expect(contentOf(meta, "viewport")).toBe("width=device-width, initial-scale=1");
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    "icon /favicon.ico",
    "icon /icon.svg",
    "apple-touch-icon /apple-touch-icon.png",
    "manifest /manifest.webmanifest",
    "alternate /blog/feed.xml",
    "alternate /blog/feed.json",
  ]);
});

test("No two pages have one share picture", () => {
  const pages = ["/", "/home", "/a/b", "/a-b", "/a", "/index-a"];

  expect(new Set(pages.map(sharePictureAddress)).size).toBe(pages.length);
});
