import type { Content } from "../../src/content/content.server.ts";
import { guideAddress } from "../../src/content/page-data.server.ts";
import { makeGuide } from "./make-guide.ts";

/**
 * The documents that forms hand out.
 * @returns for each document's address, what makes its PDF
 */
export function guides(content: Content): Map<string, () => Promise<Buffer>> {
  const { name: brand, url: origin } = content.one("brand");
  return new Map(
    content.all("guide").map(({ name, data, source }) => [
      guideAddress(name),
      async () => {
        try {
          return await makeGuide({ guide: data, body: source.body, tokens: content.tokens, brand, origin });
        } catch (error) {
          throw new Error(`${source.file}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
      },
    ]),
  );
}
