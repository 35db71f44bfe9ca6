import { z } from "zod";
import { parseOpeningHours } from "../opening-hours.ts";
import { choice, group, heading, label, withPlaceholders } from "../pieces.ts";

const desk = withPlaceholders({
  label: label("Sales"),
  phone: z
    .string()
    .regex(/^(?:\(0\d\) \d{4} \d{4}|1[38]00 \d{3} \d{3})$/, "write it as (08) 5550 1234 or 1800 975 701")
    .describe('Telephone number as shown. Example: "(08) 5550 1234"'),
  email: z.email().describe('E-mail address; write [[email-host]] after the @. Example: "sales@[[email-host]]"'),
}).describe("How to reach one part of the company.");

/** content/site/contacts.json: how to reach the company. */
export const contactsSchema = group("How to reach the company.", {
  sales: desk,
  support: desk,
  office: withPlaceholders({
    street: heading("Level, number and street", "Level 30, 1 King William Street"),
    locality: label("Adelaide"),
    region: choice('State or territory. Example: "SA"', ["SA", "NSW", "VIC", "QLD", "WA", "TAS", "NT", "ACT"]),
    regionName: label("South Australia"),
    postcode: z
      .string()
      .regex(/^\d{4}$/, "write four digits")
      .describe('Postcode. Example: "5000"'),
    country: label("Australia"),
  }).describe("The office's address."),
  hours: heading("When calls are answered", "Monday to Friday 9am-5pm ACST (Adelaide time)").refine(
    (text) => parseOpeningHours(text) !== undefined,
    'write it as "Monday to Friday 9am-5pm ACST", so that search engines can read it too',
  ),
  social: z
    .array(
      withPlaceholders({
        network: choice('The network. Example: "LinkedIn"', ["LinkedIn", "Facebook", "Instagram", "YouTube"]),
        href: z.url({ protocol: /^https$/ }).describe("Full address of the company's page there."),
      }),
    )
    .length(4)
    .describe("The four social links of the footer."),
}).meta({ title: "Telephone, email and address" });
