import { link, list, reference, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const rolePlaySection = sectionSchema(
  "role-play",
  "Conversations in which the visitor plays the customer: choices lead to a pretend booking, and beside them is what lands at the business.",
  {
    ...sectionHead.shape,
    plays: list(
      "One to three conversations, the first of which is shown first.",
      reference("role-plays", "clinic"),
      [1, 3],
    ),
    action: link.describe("Where the end of a conversation leads, beside playing it again.").optional(),
  },
);
