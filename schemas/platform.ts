import { z } from "zod";
import { drawingNames } from "./drawings.ts";
import { href } from "./href.ts";
import { alternativeText, choice, group, label, line, list, order, paragraph } from "./pieces.ts";
import { publication } from "./publication.ts";
import { screen } from "./screen.ts";

const common = {
  ...publication,
  name: label("Company Chat").describe("The platform's name: [[chat]], [[studio]] or [[crm]]."),
  order,
  kind: label("Chatbot platform"),
  summary: line("What it does, in a sentence or two", "Build, train and watch your website's chatbot.", 240),
  description: paragraph("What it is for, and for whom"),
  features: list("Three to eight features.", line("A feature", "Answers from your own pages and files", 140), [3, 8]),
  bestFor: line("Whom it suits", "Businesses whose customers ask in writing."),
};

const film = group("A still of a film made with the platform, shown below its words and marked as an example.", {
  description: alternativeText("A still of a short film for a plumber: the workshop at night.", 200),
  drawing: choice(`What it shows: ${drawingNames.join(", ")}. Example: "workshop"`, drawingNames),
  title: label("Ready by seven"),
  business: label("Kestrel Plumbing"),
  length: label("20 seconds"),
});

/** content/platforms/*.json: a sister platform, available (with its address) or upcoming (without). */
export const platformSchema = z
  .discriminatedUnion("status", [
    z.strictObject({
      ...common,
      status: z.literal("Available Now").describe("The platform can be used."),
      href: href.describe("The platform's own site: [[chat-url]] or [[studio-url]]."),
      linkLabel: label("Visit the chatbot platform"),
      screen,
      film: film.optional(),
    }),
    z.strictObject({
      ...common,
      status: z.literal("Coming Soon").describe("The platform is being built; it has no link."),
    }),
  ])
  .describe("A sister platform.");

export type Platform = z.infer<typeof platformSchema>;
