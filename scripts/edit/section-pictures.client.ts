/**
 * Shows the picture of each kind of section in the menus that add one: the editor itself offers their names alone. A menu that
 * doesn't list every kind by name is left alone, so with a later version of the editor only the pictures can be missing.
 */
import { fieldLabel } from "./field-label.ts";
import "./section-pictures.css";

const files = import.meta.glob<string>("../../docs/content/pictures/sections/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The pictures by what their kinds are called in the menus. */
const pictures = new Map(
  Object.entries(files).map(([file, url]) => [fieldLabel(file.replaceAll(/^.*\/|\.webp$/g, "")), url]),
);

/** Watches for menus, which the editor makes when they are opened. */
export function showSectionPictures(): void {
  const observer = new MutationObserver(() => {
    for (const menu of document.querySelectorAll<HTMLElement>('[role="menu"]:not([data-sections])')) addPictures(menu);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function addPictures(menu: HTMLElement): void {
  const items = new Map([...menu.querySelectorAll('[role="menuitem"]')].map((item) => [item.textContent.trim(), item]));
  if (![...pictures.keys()].every((label) => items.has(label))) return;
  menu.dataset["sections"] = "";
  for (const [label, url] of pictures) {
    const picture = new Image();
    picture.src = url;
    picture.alt = "";
    items.get(label)?.prepend(picture);
  }
}
