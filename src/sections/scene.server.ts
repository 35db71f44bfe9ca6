import type { DawnName, DrawingName } from "../../schemas/drawings.ts";
import type { SectionContext } from "./section-context.ts";

type Page = Pick<SectionContext, "content" | "address">;

/** @returns the drawing of the industry that a page is about, if it is about one. */
export function drawingOf({ content, address }: Page): DrawingName | undefined {
  return content.all("industries").find((industry) => industry.address === address)?.data.drawing;
}

/** @returns the scene in which a page ends: a workshop that began at night ends at dawn. */
export function dawnOf(page: Page): DawnName {
  return drawingOf(page) === "workshop" ? "workshop" : "street";
}
