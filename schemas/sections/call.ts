import { action, group, label, line, reference, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const callSection = sectionSchema(
  "call",
  "A call to be played, heard and read, and the note that it fills in. The call is a file in content/calls/. Right below the page's heading it begins with its button, unless it has a lead or a film.",
  {
    ...sectionHead.shape,
    call: reference("calls", "kitchen-tap"),
    film: group("The looping film beside the heading, if it is to be there.", {
      fallback: label("Your browser does not support the video tag.", 80),
      description: line(
        "What the film shows, for people who don't see it",
        "A workshop at night. The telephone rings, a note fills in, and it gets light.",
        320,
      ),
      play: label("Play video"),
      pause: label("Pause video"),
    }).optional(),

    action: action.optional(),
  },
);
