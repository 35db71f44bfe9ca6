import { group, heading, label, line, link, list, words } from "../pieces.ts";

const column = group("A column of links.", {
  title: label("Main Pages"),
  links: list("The column's links, in order.", link, [1, 12]),
});

/** content/site/navigation.json: the words and links of the header, the full-screen menu and the footer. */
export const navigationSchema = group("The words and links around every page.", {
  skipLink: label("Skip to main content"),
  menu: group("The full-screen menu.", {
    open: label("Menu"),
    close: label("Close"),
    links: list("The menu's large links, in order.", link, [1, 10]),
    platformsTitle: label("Specialised platforms"),
    contactTitle: label("Contact"),
    callToAction: group("The panel with the one button.", {
      title: heading("The panel's heading", "Thirty minutes, free"),
      text: line("What happens in it", "Tell us what eats your week."),
      action: link,
    }),
  }),
  footer: group("The footer.", {
    label: words("What screen readers call the footer's links", "Site map"),
    blurb: line(
      "What the company does, in two sentences",
      "We build AI chatbots and voice agents for Australian businesses.",
      320,
    ),
    columns: list("The footer's columns of links, in order.", column, [1, 4]),
    contactTitle: label("Contact"),
    officeTitle: label("Office"),
    legal: list("The links beside the copyright line.", link, [1, 6]),
    copyright: line("What follows the year in the copyright line", "[[brand]]. All rights reserved."),
  }),
  loadFailure: group("What is shown when a page could not be fetched.", {
    title: heading("Heading when a page could not be fetched", "This page didn't load"),
    text: line("What to do", "Your connection may have dropped. Nothing you typed is lost."),
    retry: label("Try again"),
  }),
  pagination: group("The links to the pages of a long list, such as the blog's.", {
    label: words("What screen readers call the links to the pages of a list", "Pages"),
    page: words("Before the page number, also in titles", "page"),
    of: words("Between the page number and the number of pages", "of"),
    previous: label("Previous page"),
    next: label("Next page"),
  }),
  externalHint: label("opens in a new tab"),
  onThisPage: label("On this page"),
  lastUpdated: label("Last updated"),
  forms: group("Words every form uses.", {
    required: label("required"),
    optional: label("optional"),
    choose: label("Please choose"),
    notConnected: group("Shown at every form as long as the site is built without a place to send leads to.", {
      title: heading("Heading of the notice", "This form can't be sent yet"),
      text: line("What to do instead", "Please ring [[sales-phone]] or write to [[sales-email]]."),
    }),
    privacyPolicy: link,
  }),
}).meta({ title: "Menu and footer" });
