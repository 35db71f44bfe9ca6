import { choice } from "./pieces.ts";

/** The buildings that an industry's drawing can show, with one lit window at night; the first one fits any trade. */
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

export type DrawingName = (typeof drawingNames)[number];

/** Places that are drawn for one page each, and as tiles for the cards that lead to it; the gate is for the 404 page. */
const placeNames = [
  "four-windows",
  "tower",
  "planner",
  "data-hall",
  "gate",
  "two-bays",
  "arcade",
  "newsagent",
  "meeting-room",
  "letterboxes",
  "notary",
  "ramp",
] as const;

/** What a page's heading and cards can show. */
export const sceneNames = [...drawingNames, ...placeNames] as const;

export type SceneName = (typeof sceneNames)[number];

const smallPicture = (what: string, rule: string, example: SceneName) =>
  choice(`A small picture ${what}: ${sceneNames.join(", ")}. ${rule} Example: "${example}"`, sceneNames).optional();

export const tile = smallPicture("at the head of the card", "Give all cards of a section one, or none.", "planner");

export const stepPicture = smallPicture(
  "of the step's place",
  "It is shown only on wide screens, where the steps have the page's width. Give all steps one, or none.",
  "data-hall",
);

/** The scene of a page. */
export const scene = choice(
  `What is behind the page's heading, at night: ${sceneNames.join(", ")}. Left out, an industry's page shows its drawing and any other page the street. Beside a picture, a map, a chooser or the chatbot there is none. Beside a form and in a legal document it is a small picture, and left out there is none. A call to action at the page's end shows it in the morning, wherever the heading is. Example: "gate"`,
  sceneNames,
)
  .meta({ title: "Drawing behind the heading" })
  .optional();

/** The pictures for an article; the first one fits any article. */
const articlePictureNames = ["main-street", "desk", "exchange", "sorting-line", "wall-phone"] as const;

export type ArticlePictureName = (typeof articlePictureNames)[number];

export const articlePicture = choice(
  `What the article's picture shows: ${articlePictureNames.join(", ")}. Without it, a main street at night, which fits any article. Say the same in "imageAlt". Example: "desk"`,
  articlePictureNames,
)
  .meta({ title: "Drawing", withNext: true })
  .default("main-street");

export const drawing = choice(
  `What the picture of the trade shows: ${drawingNames.join(", ")}. Without it, a street with one shop lit, which fits any trade; a developer can add a drawing. Example: "clinic"`,
  drawingNames,
).default("street");
