import { action, reference, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** A call to be played. */
export const callSection = sectionSchema(
  "call",
  "A call to be played, heard and read, and the note that it fills in. The call is a file in content/calls/.",
  {
    ...sectionHead.shape,
    call: reference("calls", "kitchen-tap"),

    action: action.optional(),
  },
);
