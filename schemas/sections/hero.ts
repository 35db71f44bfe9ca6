import { scene } from "../drawings.ts";
import { action, heading, label, line, list } from "../pieces.ts";
import { heroAside, heroBelow } from "./hero-asides.ts";
import { sectionSchema } from "./section.ts";

export const heroSection = sectionSchema(
  "hero",
  "The top of a page, with its only heading of the first level. It is the first section of every page.",
  {
    eyebrow: label("For clinics and allied health").meta({ title: "Small line above the title" }).optional(),
    title: heading("The page's main heading", "Answer every call without another receptionist"),
    lead: line("What the page is about", "Chatbots and voice agents, built in Adelaide, hosted in Australia.", 320),
    actions: list("Up to two buttons below the lead.", action, [0, 2]).meta({ title: "Buttons" }).default([]),
    scene,
    aside: heroAside.meta({ title: "Beside the heading" }).optional(),
    below: list("Up to two things below the words and the buttons.", heroBelow, [0, 2])
      .meta({ title: "Below the buttons" })
      .default([]),
  },
);
