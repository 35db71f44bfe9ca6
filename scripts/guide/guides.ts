import { guideAddress } from "../../src/addresses/generated-addresses.ts";
import type { Content } from "../../src/content/entries/content.server.ts";

/** A document that a form hands out. */
export interface GuideDocument {
  /** Changes with everything that the document shows. */
  readonly key: string;
  /** Makes the PDF. */
  readonly make: () => Promise<Buffer>;
}

/** @returns the documents that forms hand out, by their addresses. */
export function guides(content: Content): Map<string, GuideDocument> {
  const { name: brand, url: origin } = content.one("brand");
  return new Map(
    content.all("guide").map(({ name, data, source }) => {
      const { body, file } = source;
      const key = JSON.stringify([data, body, [...content.tokens], brand, origin]);
      // What makes PDFs takes a while to load, and few builds make one.
      const make = async () => {
        const { makeGuide } = await import("./make-guide.ts");
        return makeGuide({ guide: data, body, tokens: content.tokens, brand, origin });
      };
      return [guideAddress(name), { key, make: () => namingFile(file, make) }];
    }),
  );
}

async function namingFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await make();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
