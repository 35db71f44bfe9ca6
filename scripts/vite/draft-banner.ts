import { describePublication, publicationOf } from "../../src/content/entries/publication.ts";
import type { LoadResult } from "../../src/content/load.server.ts";

/** An unpublished or temporary entry, and its banner. */
interface DraftBanner {
  readonly file: string;
  readonly name: string;
  readonly address: string | undefined;
  readonly words: string;
}

/**
 * Makes the styles of the dev server's banners for unpublished or temporary entries. Styles alone keep
 * the page unchanged for the application, and never reach the built site.
 */
export function draftBannerStyles({ preview, moment }: LoadResult): string {
  const banners = preview.types
    .flatMap((type) => preview.all(type))
    .flatMap(({ source, name, address, data }): DraftBanner[] => {
      const words = describePublication(publicationOf(data), moment);
      return words === undefined ? [] : [{ file: source.file, name, address, words }];
    });
  if (banners.length === 0) return "";
  const { url } = preview.one("brand");
  const unplaced = banners.filter(({ address }) => address === undefined);
  return [...banners.flatMap((banner) => rulesOf(banner, url)), ...(unplaced.length > 0 ? [note(unplaced)] : [])].join(
    "\n",
  );
}

/** Writes the styles of a preview that a host has built: the same marks, and what the site as a whole is. */
export function previewStyles(current: LoadResult): string {
  const words = "Preview of a change: not the published site";
  return `body::after { content: ${quoted(words)}; ${CORNER} top: 0; }\n${draftBannerStyles(current)}`;
}

const LABEL =
  "background: #ffd400; color: #000; font: 700 14px/1.4 sans-serif; padding: 4px 12px; letter-spacing: normal; text-transform: none;";

const CORNER = `${LABEL} position: fixed; z-index: 2147483000; inset-inline-start: 0; max-width: 100%;`;

/** The entry's page, known by its canonical address, which follows the application; links to it; its part of a page. */
function rulesOf({ name, address, words }: DraftBanner, url: string): string[] {
  if (address === undefined) return [`[id=${quoted(name)}]::before { content: ${quoted(words)}; ${LABEL} }`];
  return [
    `html:has(link[rel="canonical"][href=${quoted(url + address)}])::after { content: ${quoted(words)}; ${CORNER} bottom: 0; }`,
    `main a[href=${quoted(address)}]::before { content: ${quoted(words)}; ${LABEL} margin-inline-end: 8px; }`,
  ];
}

/** Not every entry without a page is a part of one that can be marked. */
function note(banners: readonly DraftBanner[]): string {
  const lines = banners.map(({ file, words }) => `${file}: ${words}`);
  return `html::before { content: ${quoted(lines.join(" · "))}; ${CORNER} bottom: 32px; font-weight: 400; }`;
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"<]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
