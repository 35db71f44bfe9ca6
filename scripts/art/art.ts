/**
 * Draws what is committed and not made by the build. Run it by hand after a change of the theme's colours, of what is drawn,
 * or of the film's words in content, and look at what it has drawn.
 *
 *     npm run art [-- backgrounds | film | icons | landscapes | tiles ...]
 *
 * Without names it draws everything but the film, which needs ffmpeg and ten minutes.
 */
import { drawBackgrounds } from "./backgrounds.ts";
import { makeFilm } from "./film-files.ts";
import { drawIcons } from "./icons.ts";
import { drawLandscapes } from "./landscapes.ts";
import { drawTiles } from "./tile.ts";

const art = new Map([
  ["backgrounds", drawBackgrounds],
  ["icons", drawIcons],
  ["landscapes", drawLandscapes],
  ["tiles", drawTiles],
  ["film", makeFilm],
]);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !art.has(name));
if (unknown) {
  console.error(`There is no "${unknown}" to draw, but ${[...art.keys()].join(", ")}.`);
  process.exitCode = 1;
} else {
  for (const [name, draw] of art) if (asked.length > 0 ? asked.includes(name) : name !== "film") await draw();
}
