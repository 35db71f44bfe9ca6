import type { ContentData } from "../../../schemas/content-types.ts";
import { LOCALE } from "../../format/locale.ts";
import type { Content } from "../entries/content.server.ts";
import { pictureAddress, servedWidths } from "../entries/content-pictures.ts";

/** A person or team as pages show them. */
export type Person = Omit<ContentData["team"], "portrait"> & {
  readonly id: string;
  /** What is shown for the face: the address of a picture, or a person's initials. A team without a picture has neither. */
  readonly portrait: { readonly src?: string | undefined; readonly initials?: string | undefined };
};

/** @returns the people and teams of these names, in their order; without names, all of them. */
export function people(content: Content, only?: readonly string[]): Person[] {
  const entries = only ? only.flatMap((name) => content.find("team", name) ?? []) : content.all("team");
  return entries.map(({ name, data }) => ({ ...data, id: name, portrait: portraitOf(content, data) }));
}

function portraitOf(content: Content, { portrait, kind, name }: ContentData["team"]): Person["portrait"] {
  const src = faceAddress(content, portrait);
  if (src) return { src };
  return { initials: kind === "person" ? initialsOf(name) : undefined };
}

/** @returns the address of a face, as small as pictures are served; undefined if there is none */
export function faceAddress({ pictures }: Content, portrait: string | undefined): string | undefined {
  const picture = portrait === undefined ? undefined : pictures.get(portrait);
  return picture && pictureAddress(picture, servedWidths(picture)[0] ?? picture.width, "webp");
}

/** @returns the first letters of the first and the last of a person's names. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  return [...new Set([names[0], names.at(-1)])]
    .map((each) => [...(each ?? "")][0]?.toLocaleUpperCase(LOCALE) ?? "")
    .join("");
}
