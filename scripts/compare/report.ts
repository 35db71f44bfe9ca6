import { LOCALE } from "../../src/format/locale.ts";

/** A page that looks different in two builds, at one width. */
export interface ComparedPage {
  readonly address: string;
  /** In CSS pixels. */
  readonly width: number;
  /**
   * Its pictures are called so, followed by "-before.png" and "-after.png", and by "-part.png" for what changed. A page that is new has
   * none before, one that is gone none after.
   */
  readonly name: string;
  readonly change: "changed" | "new" | "gone";
  /** What its words say that they didn't, for people: "“$99” is now “$107”". */
  readonly words: readonly string[];
}

/** @returns the report: what changed where, and of each page the parts that changed, before and after, side by side */
export function reportPage(pages: readonly ComparedPage[]): string {
  const changes = alike(pages).map(({ what, addresses }) => {
    const links = addresses.map((address) => `<a href="#${address}">${address}</a>`);
    return `<li>${escaped(what)}: ${links.join(", ")}</li>`;
  });
  const rows = pages.map((page, at) => {
    const isFirst = pages[at - 1]?.address !== page.address;
    return `<h2${isFirst ? ` id="${page.address}"` : ""}>${title(page)}</h2><p>${escaped(whatChanged(page))}</p>${PICTURES[page.change](page)}`;
  });
  return `<!doctype html>
<html lang="${LOCALE}">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Pages that changed</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
  div { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; align-items: start; }
  figure { margin: 0; }
  figcaption { font-weight: 600; }
  h2 { margin: 2.5em 0 0; }
  p { margin: 0 0 1em; }
  img { max-width: 100%; border: 1px solid #8886; }
</style>
<h1>${heading(pages)}</h1>
<ul>
${changes.join("\n")}
</ul>
<p>Each picture shows the parts of the page that changed, with a line between them. Press it to see the whole page.</p>
${rows.join("\n")}
</html>
`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** What is said of a page. */
function whatChanged({ change, words }: ComparedPage): string {
  if (change !== "changed") return change === "new" ? "New" : "Gone";
  return words.length > 0 ? words.join("; ") : "Looks different, with the same words";
}

/** @returns what changed, each with the pages on which it did: first what changed on fewest */
function alike(pages: readonly ComparedPage[]): { readonly what: string; readonly addresses: readonly string[] }[] {
  const groups = Map.groupBy(pages, (page) => whatChanged({ ...page, words: [...page.words].sort() }));
  return [...groups]
    .map(([what, among]) => ({ what, addresses: [...new Set(among.map(({ address }) => address))] }))
    .sort((one, other) => one.addresses.length - other.addresses.length);
}

const PICTURES: Readonly<Record<ComparedPage["change"], (page: ComparedPage) => string>> = {
  changed: (page) => `<div>${picture(page, "before")}${picture(page, "after")}</div>`,
  new: (page) => `<div>${picture(page, "after")}</div>`,
  gone: (page) => `<div>${picture(page, "before")}</div>`,
};

function picture({ address, name }: ComparedPage, time: "before" | "after"): string {
  const file = `${name}-${time}`;
  const caption = time === "before" ? "Before" : "After";
  return `<figure><figcaption>${caption}</figcaption><a href="${file}.png"><img src="${file}-part.png" alt="${address}, ${time}" loading="lazy" /></a></figure>`;
}

/** The widths as people call them. */
const SCREENS: Readonly<Record<number, string>> = { 390: "on a telephone", 1440: "on a computer" };

const title = ({ address, width }: ComparedPage) => `${address}, ${screen(width)}`;

const screen = (width: number) => SCREENS[width] ?? `${width} pixels wide`;

/** @returns the same as Markdown: what changed, and on which pages */
export function summary(pages: readonly ComparedPage[]): string {
  const lines = alike(pages).map(({ what, addresses }) => {
    const names = addresses.map((address) => `\`${address}\`${onlyAt(pages, address)}`);
    return `- ${what.replaceAll(/[\\`*_<[]/g, "\\$&")}: ${names.join(", ")}`;
  });
  const where =
    pages.length > 0
      ? ["", "The pictures are in the file pictures-of-changed-pages of this run: unpack it and open index.html."]
      : [];
  return [`## ${heading(pages)}`, "", ...lines, ...where].join("\n");
}

/** Said of a page that looks different on one kind of screen alone. */
function onlyAt(pages: readonly ComparedPage[], address: string): string {
  const [first, ...others] = pages.filter((page) => page.address === address);
  return first && others.length === 0 ? ` (only ${screen(first.width)})` : "";
}

function heading(pages: readonly ComparedPage[]): string {
  const count = new Set(pages.map(({ address }) => address)).size;
  if (count === 0) return "No page looks different";
  return count === 1 ? "One page looks different" : `${count} pages look different`;
}
