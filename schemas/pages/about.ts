import { z } from "zod";
import {
  callToAction,
  heading,
  hero,
  label,
  line,
  paragraph,
  paragraphs,
  point,
  sectionHead,
  seo,
  slug,
  withPlaceholders,
} from "../pieces.ts";

/** content/pages/about.json */
export const aboutPageSchema = z
  .strictObject({
    seo,
    hero,
    facts: z
      .array(
        z
          .strictObject({ name: label("Office"), value: label("Level 30, Adelaide", 80) })
          .describe("A fact: its name and value."),
      )
      .min(2)
      .max(5)
      .describe("Two to five facts about the company, beside the heading."),
    intro: paragraphs("Who we are", 1, 4),
    mission: z
      .strictObject({ title: heading("Heading", "Our mission"), text: paragraph("The mission") })
      .describe("The mission."),
    values: z
      .strictObject({ ...sectionHead.shape, items: z.array(point).length(3).describe("Three values.") })
      .describe("What we value."),
    team: z
      .strictObject({
        ...sectionHead.shape,
        members: z
          .array(
            withPlaceholders({
              id: slug("Name by which articles give them as their author", "support-team"),
              kind: z.enum(["person", "team"]).describe('Whether this is one person or several. Example: "person"'),
              name: label("Support team"),
              role: label("Founder and lead engineer", 80),
              text: paragraph("What this person or team does"),
            }),
          )
          .min(1)
          .describe("People and teams, in order. Articles name one of them as their author."),
      })
      .describe("The team."),
    compliance: z
      .strictObject({
        ...sectionHead.shape,
        claims: z.array(point).min(1).describe("The compliance claims, one item each."),
        note: line("How to ask for evidence", "Ask us for the current evidence pack.", 320),
      })
      .describe("What we comply with."),
    callToAction,
  })
  .describe("The About page.");

/** The About page as it stands in its file. */
export type AboutPage = z.infer<typeof aboutPageSchema>;
