import { z } from "zod";
import { group, heading, label, withPlaceholders } from "../pieces.ts";

const origin = z
  .url({ protocol: /^https$/ })
  .refine((value) => !value.endsWith("/"), "leave out the slash at the end")
  .describe('A full address without a slash at the end. Example: "https://www.company.example"');

/** content/site/brand.json: the company's names and hosts, which no other file spells out. */
export const brandSchema = withPlaceholders({
  name: label("Company AI").describe("The company's name as customers know it. Other files write [[brand]] for it."),
  legalName: heading("The company's registered name. Other files write [[legal-name]] for it", "Company AI Pty Ltd"),
  abn: z
    .string()
    .regex(/^\d{2} \d{3} \d{3} \d{3}$/, "write 11 digits as 12 345 678 901")
    .describe('The Australian Business Number. Other files write [[abn]] for it. Example: "12 345 678 901"'),
  url: origin.describe(
    'This site\'s public address, without a slash at the end. Other files write [[url]] for it. Example: "https://www.company.example"',
  ),
  emailHost: z
    .hostname()
    .describe(
      'What follows the @ in the company\'s e-mail addresses. Other files write [[email-host]] for it. Example: "company.example"',
    ),
  chat: group("The chatbot platform. Other files write [[chat]] and [[chat-url]] for its name and address.", {
    name: label("Company Chat"),
    url: origin,
  }),
  studio: group(
    "The creative and voice studio. Other files write [[studio]] and [[studio-url]] for its name and address.",
    { name: label("Company Studio"), url: origin },
  ),
  crm: group("The CRM to come. Other files write [[crm]] for its name.", { name: label("Company CRM") }),
})
  .describe("The company's names and addresses: the one file that spells them.")
  .meta({ title: "Company and product names" });
