import type { DrawingName } from "../../schemas/drawings.ts";
import type { SectionContext } from "./section-context.ts";

type Page = Pick<SectionContext, "content" | "address">;

/** The drawing of a page's industry, if it has one: its building at night at the top, and at dawn at the end. */
export function drawingOf({ content, address }: Page): DrawingName | undefined {
  return content.all("industries").find((industry) => industry.address === address)?.data.drawing;
}
