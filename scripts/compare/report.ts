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
}

/** @returns the report: of each page what changed, before and after, side by side */
export function reportPage(pages: readonly ComparedPage[]): string {
  const rows = pages.map((page) => `<h2>${title(page)}</h2>${PICTURES[page.change](page)}`);
  return `<!doctype html>
<html lang="${LOCALE}">
<meta charset="utf-8" />
<title>Pages that changed</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
  div { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; align-items: start; }
  figure { margin: 0; }
  figcaption { font-weight: 600; }
  img { max-width: 100%; border: 1px solid #8886; }
</style>
<h1>${heading(pages)}</h1>
<p>Each picture shows the part of the page that changed, from the first difference to the last. Press it to see the whole page.</p>
${rows.join("\n")}
</html>
`;
}

const PICTURES: Readonly<Record<ComparedPage["change"], (page: ComparedPage) => string>> = {
  changed: (page) => `<div>${picture(page, "before")}${picture(page, "after")}</div>`,
  new: (page) => `<p>This page is new.</p><div>${picture(page, "after")}</div>`,
  gone: (page) => `<p>This page is gone.</p><div>${picture(page, "before")}</div>`,
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

const SAID = { changed: "", new: " (new)", gone: " (gone)" } as const;

/** @returns the same as Markdown: which pages changed, and on which screens */
export function summary(pages: readonly ComparedPage[]): string {
  const widths = Map.groupBy(pages, ({ address }) => address);
  const lines = [...widths].map(
    ([address, at]) =>
      `- \`${address}\`${SAID[at[0]?.change ?? "changed"]} ${at.map(({ width }) => screen(width)).join(" and ")}`,
  );
  const where =
    pages.length > 0
      ? ["", "The pictures are in the file pictures-of-changed-pages of this run: unpack it and open index.html."]
      : [];
  return [`## ${heading(pages)}`, "", ...lines, ...where].join("\n");
}

function heading(pages: readonly ComparedPage[]): string {
  const count = new Set(pages.map(({ address }) => address)).size;
  if (count === 0) return "No page looks different";
  return count === 1 ? "One page looks different" : `${count} pages look different`;
}
