import type { z } from "zod";
import { drawing } from "./drawings.ts";
import { sections } from "./page.ts";
import { group, label, line, order, seo } from "./pieces.ts";
import { publication } from "./publication.ts";

/** content/industries/*.json: one industry, with its page and tile. */
export const industrySchema = group("An industry: its page, its tile and its line in the list of industries.", {
  ...publication,
  name: label("Healthcare"),
  order,
  summary: line(
    "What the tile and the list say",
    "Bookings, recalls and after-hours calls, without another receptionist.",
    140,
  ),
  drawing,
  seo,
  sections,
});

export type Industry = z.infer<typeof industrySchema>;
