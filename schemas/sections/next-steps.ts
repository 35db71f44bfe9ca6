import { action, group, heading, line, reference } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const nextStepsSection = sectionSchema(
  "next-steps",
  "Two things for those who don't want to talk yet: the guide, and the questions that the chatbot begins with.",
  {
    guide: group("The guide.", {
      title: heading("What is to be had", "The free guide", 60),
      guide: reference("guide", "ai-for-australian-businesses"),
      text: line("What is in it", "A PDF: a 12-week roadmap, the rules, a worksheet and a checklist."),
      action,
    }),
    assistant: group("The chatbot, with its first questions, which lead to it and ask it.", {
      title: heading("What can be done", "Ask our chatbot", 60),
      text: line("What to expect of it", "It answers from this website, and says so when it can’t."),
    }),
  },
);
