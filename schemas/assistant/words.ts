import { group, heading, label, line, link, list, paragraph, reference, trimmed, words } from "../pieces.ts";

const answering = group("What goes around an answer.", {
  unsure: line("Before an answer that may be beside the point", "I’m not sure. This may be it:", 120),
  meant: line("Before questions that may have been meant", "Did you mean", 80),
  alike: line("Before others that may have been meant, too", "Or did you mean", 80),
  instead: line(
    "Before questions that can be answered, after one that has nothing to do with us",
    "I can answer this",
    120,
  ),
  general: list(
    "The most general questions.",
    line("A question that is answered, as content/assistant/intents/ has it", "What do the plans cost?", 80),
    [1, 4],
  ),
  next: line("Before two questions that fit the answer", "People ask next", 80),
  otherwise: paragraph("After an unsure answer: where to turn", 320),
  about: line("What it says of itself when it is asked", "I answer from this website.", 240),
});

const computed = group("Answers that are worked out. Names in braces are filled in from the pages' content.", {
  prices: heading("Heads the prices", "Prices of the three plans"),
  setup: line("A plan's setup fee, after its price", "setup {setup}", 80),
  covers: line(
    "How many interactions come together, and which plan covers them",
    "{count} a {unit} are about {sum} interactions a month. {plan} covers that.",
    200,
  ),
  howMany: line("Asked if no number was given", "How many calls and chats come in on a working day?", 200),
  total: line("What a plan costs with setup", "{plan}: {month} in the first month, {year} in the first year", 200),
  onRequest: line("Of a plan whose price is agreed", "{plan}: {price}", 120),
  worthIt: line("Before the calculator's results", "With {count} calls a week and the example’s other numbers:", 200),
  open: line("Said in business hours", "Yes, we’re open now.", 120),
  closed: line("Said outside of them", "We’re closed now.", 120),
});

const phone = trimmed(20)
  .regex(/^[\d ]+$/, "write digits and spaces")
  .describe('The number as shown. Example: "000"');

const toDo = (example: string) => line("What to do, before the numbers", example, 240);

const emergency = group("What comes first when a visitor may be in danger.", {
  text: toDo("If you or someone else is in danger, ring now:"),
  numbers: list(
    "Who can help at once.",
    group("A number.", { label: label("Ambulance, fire, police"), phone }),
    [1, 5],
  ),
  kinds: list(
    "Kinds of danger with words of their own. If a question is of several kinds, each is answered.",
    group("A kind of danger.", {
      words: list(
        "Words that show which kind it is, without apostrophes. 'swallow*' finds swallowed, too.",
        trimmed(40)
          .regex(
            /^[a-z0-9 ]+\*?$/,
            "write small letters, digits and spaces only, and an asterisk at the end if you like",
          )
          .describe('A word, or a few in a row, at most 40 characters. Example: "swallow*"'),
        [1, 160],
      ),
      text: toDo("Get everyone outside, then ring 000."),
      phones: list("The numbers that help, of those above, the most important one first.", phone, [1, 5]),
    }),
    [0, 8],
  ).default([]),
});

const offer = link
  .extend({
    form: reference("forms", "contact").describe(
      'The form on that page that the question goes to, in its field "message": file name, without its ending, of an entry in content/forms/. Example: "contact"',
    ),
    note: line(
      "Written above the question in the form's message: where it comes from",
      "From my conversation with the chatbot:",
      120,
    ),
  })
  .describe("A form that the visitor's question can be carried to.");

/** content/assistant/words.json: the chatbot of the demo page: what it says and what its buttons say. */
export const assistantWordsSchema = group("The chatbot of the demo page.", {
  name: label("Chatbot"),
  conversation: words("What screen readers call what was asked and answered", "Conversation", 40),
  open: label("Ask our chatbot"),
  resume: label("Back to your questions"),
  close: label("Close"),
  reset: label("Start again"),
  copy: label("Copy answer"),
  copied: label("Copied"),
  whatItIs: line("Says plainly what it is, above the conversation", "A search over the pages of this site.", 240),
  whatHosted: line(
    "Instead, if a hosted bot answers: the privacy policy promises that visitors read it first",
    "A hosted chatbot answers here. Your questions are sent to it.",
    240,
  ),
  person: link
    .extend({ text: line("Before the link: how to reach a person", "Rather a person? Ring [[sales-phone]] or", 80) })
    .describe("Always below the conversation: how to reach a person, and a link to a form."),
  field: label("Your question"),
  send: label("Ask"),
  stop: label("Stop"),
  you: label("You"),
  waiting: label("Looking it up…"),
  source: label("Where this is from"),
  more: label("Also on this site"),
  answered: line("What screen readers hear when an answer has come; the answer follows", "The chatbot’s answer:", 80),
  noAnswer: paragraph("Said when nothing on the site fits", 320),
  offers: group("What is offered then: the contact form and the strategy session.", { contact: offer, session: offer }),
  failed: line("Said when no answer came", "No answer came. Ask again, or write to us.", 240),
  interrupted: line("Said when an answer broke off", "The answer broke off here.", 240),
  tooLong: line("Said when a question is longer than 500 characters", "Please ask in fewer words.", 240),
  unsupported: line("Said when a third party's widget could not be loaded", "The chatbot could not be loaded.", 320),
  tryAgain: label("Try again"),
  answering,
  computed,
  emergency,
}).meta({ title: "Words of the chatbot" });
