import { action, choice, chosen, heading, line } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const plansSection = sectionSchema("plans", "The plans with their prices, from content/plans/.", {
  title: heading("The section's heading. Right below a page's heading it is heard and not shown", "Our plans"),
  lead: line("One or two sentences below the heading", "All prices include GST.", 320).optional(),
  layout: choice(
    'How they are shown: "cards" in full; "strip" with their prices alone, on a page that leads to them. Example: "strip"',
    ["cards", "strip"],
  ).default("cards"),
  action: action.optional(),
  only: chosen("plans", "growth", 'The plans to show, in order. Left out: all of them. Example: ["starter", "growth"]'),
});
