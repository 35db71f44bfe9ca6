import { z } from "zod";
import { heading, label, line, link, words } from "../pieces.ts";

const column = z
  .strictObject({
    title: label("Main Pages"),
    links: z.array(link).min(1).max(12).describe("The column's links, in order."),
  })
  .describe("A column of links.");

/** content/site/navigation.json: the words and links of the header, the full-screen menu and the footer. */
export const navigationSchema = z
  .strictObject({
    skipLink: label("Skip to main content"),
    menu: z
      .strictObject({
        open: label("Menu"),
        close: label("Close"),
        links: z.array(link).min(1).max(10).describe("The menu's large links, in order."),
        platformsTitle: label("Specialised platforms"),
        contactTitle: label("Contact"),
        callToAction: z
          .strictObject({
            title: heading("The panel's heading", "Thirty minutes, free"),
            text: line("What happens in it", "Tell us what eats your week."),
            action: link,
          })
          .describe("The panel with the one button."),
      })
      .describe("The full-screen menu."),
    footer: z
      .strictObject({
        label: words("What screen readers call the footer's links", "Site map"),
        blurb: line(
          "What the company does, in two sentences",
          "We build AI chatbots and voice agents for Australian businesses.",
          320,
        ),
        columns: z.array(column).min(1).max(4).describe("The footer's columns of links, in order."),
        contactTitle: label("Contact"),
        officeTitle: label("Office"),
        legal: z.array(link).min(1).max(6).describe("The links beside the copyright line."),
        copyright: line("What follows the year in the copyright line", "[[brand]]. All rights reserved."),
      })
      .describe("The footer."),
    loadFailure: z
      .strictObject({
        title: heading("Heading when a page could not be fetched", "This page didn't load"),
        text: line("What to do", "Your connection may have dropped. Nothing you typed is lost."),
        retry: label("Try again"),
      })
      .describe("What is shown when a page could not be fetched."),
    pagination: z
      .strictObject({
        label: words("What screen readers call the links to the pages of a list", "Pages"),
        page: words("Stands before the number of a page, also in titles", "page"),
        of: words("Stands between the number of a page and how many there are", "of"),
        previous: label("Previous page"),
        next: label("Next page"),
      })
      .describe("The links to the pages of a long list, such as the blog's."),
    externalHint: label("opens in a new tab"),
    onThisPage: label("On this page"),
    lastUpdated: label("Last updated"),
    forms: z
      .strictObject({
        required: label("required"),
        optional: label("optional"),
        choose: label("Please choose"),
        notConnected: z
          .strictObject({
            title: heading("Heading of the notice", "This form can't be sent yet"),
            text: line("What to do instead", "Please ring [[sales-phone]] or write to [[sales-email]]."),
          })
          .describe("Shown at every form as long as the site is built without a place to send leads to."),
        privacyPolicy: link,
      })
      .describe("Words every form uses."),
  })
  .describe("The words and links around every page.");

/** The words and links around every page. */
export type Navigation = z.infer<typeof navigationSchema>;
