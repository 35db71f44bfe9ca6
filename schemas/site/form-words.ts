import { group, heading, label, line, words } from "../pieces.ts";

const notice = (what: string, title: string, text: string) =>
  group(what, { title: heading("The notice's heading", title), text: line("What it says", text, 320) });

/** content/site/form-words.json: the words of all forms for errors, sending and waiting. */
export const formWordsSchema = group("What every form says when something is missing, waiting or out of order.", {
  problem: heading("Heading above the list of what has to be fixed", "There is a problem"),
  errorPrefix: words("Before messages and before the page's title", "Error:"),
  email: line("What is said of an e-mail address that can't be one", "Enter an email address such as …"),
  url: line("What is said of a website's address that can't be one", "Enter a website’s address such as …"),
  number: line("What is said of a number that can't be one", "Enter a number, such as 12"),
  tooSmall: line("What is said of a number that is too small; the limit follows", "The smallest number we take is"),
  tooLarge: line("What is said of a number that is too large; the limit follows", "The largest number we take is"),
  tooLong: line("What is said of a text that is too long; the limit follows", "Use fewer characters. The limit is"),
  tooFast: line("The message when the form is sent faster than a person could", "Please press the button again.", 240),
  honeypot: group("A field that people don't see, which programs fill in.", {
    label: label("Leave this field empty", 80),
    filled: line("What is said if it was filled in; it is emptied", "Please press the button again.", 240),
  }),
  noScript: notice(
    "Shown where the form's script can't run.",
    "This form needs JavaScript",
    "Please ring or write to us instead.",
  ),
  offline: notice(
    "Shown as long as the browser has no connection.",
    "You’re offline",
    "We send it as soon as the connection is back.",
  ),
  waiting: group("What was sent but has not arrived yet.", {
    title: heading("The notice's heading", "Not sent yet"),
    text: line("What happens next", "This browser keeps it and tries again by itself, for up to 24 hours.", 320),
    offline: line("In place of that, as long as there is no connection", "We send it once you’re back online.", 320),
    rateLimited: line(
      "In place of that, if the visitor, or all visitors together, have sent too many",
      "We try again in ten minutes.",
      320,
    ),
    unkept: line("Added if the browser can keep nothing", "Please leave this page open until it is sent."),
    other: line("Above entries of other forms", "Also waiting in this browser:"),
    sending: label("Sending…"),
    sendNow: label("Send now"),
    takeBack: label("Take it back"),
    takenBack: line("Said after it was taken back", "We have taken it back. It won’t be sent."),
  }),
  refused: notice(
    "Shown if the database will not take what was sent, now or later.",
    "Our system didn’t accept this",
    "Please ring or write to us instead.",
  ),
  noAnswer: words("The message in the corner when no answer came", "No answer from our server"),
  notifications: words("What screen readers call the messages in the corner", "Notifications"),
}).meta({ title: "Words of every form" });
