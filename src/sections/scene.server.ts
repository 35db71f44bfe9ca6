import type { DawnName, DrawingName } from "../../schemas/drawings.ts";
import type { SectionContext } from "./section-context.ts";

type Page = Pick<SectionContext, "content" | "address">;

/** The drawing of a page's industry, if it has one. */
export function drawingOf({ content, address }: Page): DrawingName | undefined {
  return content.all("industries").find((industry) => industry.address === address)?.data.drawing;
}

/** The scene at the end of a page: the same building at dawn. */
export function dawnOf(page: Page): DawnName {
  return drawingOf(page) === "workshop" ? "workshop" : "street";
}
