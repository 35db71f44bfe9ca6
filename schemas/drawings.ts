import { choice } from "./pieces.ts";

/** Which building a drawing of an industry may show, its light on at night; the first fits any trade. */
export const drawingNames = [
  "street",
  "clinic",
  "school",
  "packing-shed",
  "estate-agency",
  "chambers",
  "bank",
  "town-hall",
  "workshop",
  "offices",
  "factory",
  "restaurant",
  "shop",
] as const;

/** The name of a drawing of an industry. */
export type DrawingName = (typeof drawingNames)[number];

/** The scenes that a page's top may show: the buildings, and one for who is lost. */
export const sceneNames = [...drawingNames, "gate"] as const;

/** The name of a scene at night. */
export type SceneName = (typeof sceneNames)[number];

/** Scenes that are there at dawn, too. */
export type DawnName = "street" | "workshop";

/** The scene of a page. */
export const scene = choice(
  `What is behind the page's heading, at night: ${sceneNames.join(", ")}. Left out, an industry's page shows its drawing and any other page the street; with something beside the heading there is none. Example: "gate"`,
  sceneNames,
).optional();

/** What the top of an article may show; the first fits any article. */
export const articlePictureNames = ["main-street", "desk", "exchange", "sorting-line", "wall-phone"] as const;

/** The name of what the top of an article shows. */
export type ArticlePictureName = (typeof articlePictureNames)[number];

/** The picture of an article. */
export const articlePicture = choice(
  `What the article's picture shows: ${articlePictureNames.join(", ")}. Without it, a main street at night, which fits any article. Say the same in "imageAlt". Example: "desk"`,
  articlePictureNames,
).default("main-street");

/** The drawing of an industry. */
export const drawing = choice(
  `What the picture of the industry shows: ${drawingNames.join(", ")}. Without it, a street with one shop lit, which fits any trade; a developer can add a drawing. Example: "clinic"`,
  drawingNames,
).default("street");
