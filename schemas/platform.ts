import { z } from "zod";
import { choice, group, href, label, line, list, order, paragraph, turns } from "./pieces.ts";
import { publication } from "./publication.ts";

const common = {
  name: label("Company Chat").describe("The platform's name: [[chat]], [[studio]] or [[crm]]."),
  order,
  kind: label("Chatbot platform"),
  summary: line("What it does, in a sentence or two", "Build, train and watch your website's chatbot.", 240),
  description: paragraph("What it is for, and for whom"),
  features: list("Three to eight features.", line("A feature", "Answers from your own pages and files", 140), [3, 8]),
  bestFor: line("Whom it suits", "Businesses whose customers ask in writing."),
  ...publication,
};

/** content/platforms/*.json: a sister platform, available (with its address) or coming soon (without). */
export const platformSchema = z
  .discriminatedUnion("status", [
    z.strictObject({
      ...common,
      status: z.literal("Available Now").describe("The platform can be used."),
      href: href.describe("The platform's own site: [[chat-url]] or [[studio-url]]."),
      linkLabel: label("Visit the chatbot platform"),
      sample: group("A question and its answer, which the platforms page shows as an example.", {
        medium: choice('Whether customers of this platform write or speak. Example: "voice"', ["writing", "voice"]),
        lines: turns(2, 3),
      }),
    }),
    z.strictObject({
      ...common,
      status: z.literal("Coming Soon").describe("The platform is being built; it has no link."),
    }),
  ])
  .describe("A sister platform.");

/** A sister platform as it stands in its file. */
export type Platform = z.infer<typeof platformSchema>;
