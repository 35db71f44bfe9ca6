import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { type ContentPicture, pictureAddress, servedWidths } from "../content/content-pictures.ts";
import type { PlacedPicture } from "./components.tsx";

/**
 * Gives the pictures of a text their files and sizes.
 * @param pictures by the names of their files
 * @throws if one is missing, which the content check does not let happen
 */
export function placePictures(tree: Root, pictures: ReadonlyMap<string, ContentPicture>): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "Picture") return;
    const picture = pictures.get(String(properties["file"]));
    if (!picture) throw new Error(`There is no picture "${properties["file"]}" in content/pictures/.`);
    Object.assign(properties, placeOf(picture));
  });
}

function placeOf(picture: ContentPicture): PlacedPicture {
  const widths = servedWidths(picture);
  const sourceSet = (format: string) =>
    widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(", ");
  return {
    src: pictureAddress(picture, widths.at(-1) ?? picture.width, "webp"),
    avif: sourceSet("avif"),
    webp: sourceSet("webp"),
    width: String(picture.width),
    height: String(picture.height),
  };
}
