import type { Content } from "../entries/content.server.ts";
import { placedPicture } from "../entries/content-pictures.ts";

/** The fields of a picture in a section. */
interface SectionPicture {
  readonly file: string;
  readonly alt: string;
  readonly video?: string | undefined;
}

/** @returns a section's picture with the files in which it is served; undefined if the section has none */
export function shownPicture({ pictures }: Content, shown: SectionPicture | undefined) {
  const picture = shown && pictures.get(shown.file);
  if (!picture) return undefined;
  const { alt, video } = shown;
  return { ...placedPicture(picture), alt, video: video && `/media/${video}` };
}
