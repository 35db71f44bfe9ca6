import type { Content } from "../src/content/content.server.ts";
import { illustrationAddress, industryTiles, publishedArticles, tileAddress } from "../src/content/page-data.server.ts";
import { background, backgroundLayers, backgroundNames, illustration, tile } from "./contours/pictures.ts";

/**
 * The drawn pictures of the site: backgrounds, an illustration for each article, a tile for each industry.
 * @returns for each picture's address, what draws it as SVG
 */
export function pictures(content: Content): Map<string, () => string> {
  const { own, others } = industryTiles(content);
  return new Map([
    ...backgroundNames.flatMap((name) =>
      backgroundLayers.map((layer): [string, () => string] => [
        `/images/background/${name}-${layer}.svg`,
        () => background(name, layer),
      ]),
    ),
    ...publishedArticles(content).map((article): [string, () => string] => [
      illustrationAddress(article.name),
      () => illustration(article.name),
    ]),
    ...[...own, ...others].map(({ id }): [string, () => string] => [tileAddress(id), () => tile(id)]),
  ]);
}
