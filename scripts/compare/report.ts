/** A page that looks different in two builds, at one width. */
export interface ComparedPage {
  readonly address: string;
  /** In CSS pixels. */
  readonly width: number;
  /** Its pictures are called so, followed by "-before.png" and "-after.png". */
  readonly name: string;
}

/** @returns the report: each page's two pictures, side by side */
export function reportPage(pages: readonly ComparedPage[]): string {
  const rows = pages.map(({ address, width, name }) => {
    const picture = (time: string) =>
      `<figure><figcaption>${time}</figcaption><a href="${name}-${time}.png"><img src="${name}-${time}.png" alt="${address} ${time}" loading="lazy" /></a></figure>`;
    return `<h2>${address} at ${width} px</h2><div>${picture("before")}${picture("after")}</div>`;
  });
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8" />
<title>Pages that changed</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
  div { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #8886; }
</style>
<h1>${heading(pages)}</h1>
${rows.join("\n")}
</html>
`;
}

/** @returns the same as Markdown: which pages changed, and at which widths */
export function summary(pages: readonly ComparedPage[]): string {
  const widths = Map.groupBy(pages, ({ address }) => address);
  const lines = [...widths].map(
    ([address, at]) => `- \`${address}\` at ${at.map(({ width }) => `${width} px`).join(" and ")}`,
  );
  return [`## ${heading(pages)}`, "", ...lines].join("\n");
}

function heading(pages: readonly ComparedPage[]): string {
  const count = new Set(pages.map(({ address }) => address)).size;
  if (count === 0) return "No page looks different";
  return count === 1 ? "One page looks different" : `${count} pages look different`;
}
