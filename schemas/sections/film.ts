import { z } from "zod";
import { group, heading, label, line, words } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** The looping film. */
export const filmSection = sectionSchema("film", "The looping film, and below it what it tells.", {
  title: heading("Heading above the film", "From a ringing phone to a booked job"),
  text: line("What the film stands for", "A minute of what happens after hours."),
  moments: z
    .array(
      group("A moment of the film.", {
        time: words("When it happens, as the film shows it", "9.04 pm", 10),
        title: words("What happens, in the film's words, at most 20 characters", "The agent answers", 20),
        text: line("What happens, for those who read it", "It says that it is an AI assistant.", 120),
      }),
    )
    .length(4)
    .describe(
      "The four moments of the film, which also stand below it. Times and titles are drawn into the film: after a change a developer has to make it anew, and a test says so until then.",
    ),
  fallback: label("Your browser does not support the video tag.", 80),
  description: line(
    "What the film shows, for people who don't see it",
    "A map at night, on which a line is drawn from a caller to a diary.",
    320,
  ),
  play: label("Play video"),
  pause: label("Pause video"),
});
