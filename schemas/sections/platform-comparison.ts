import { group, heading, label, line, list, reference, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** Needs with fitting platforms. */
export const platformComparisonSection = sectionSchema(
  "platform-comparison",
  "A table of needs, each with the platform that fits.",
  {
    ...sectionHead.shape,
    needHead: label("What you need"),
    platformHead: label("What fits"),
    rows: list(
      "Three to ten needs.",
      group("A need and the platform that fits.", {
        need: heading("A need, in the reader's words", "Customers ask the same questions by e-mail"),
        platform: reference("platforms", "chat"),
        why: line("Why this one", "It answers from your own pages, in writing."),
      }),
      [3, 10],
    ),
  },
);
