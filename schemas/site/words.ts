import { group, label, words } from "../pieces.ts";

/** content/site/words.json: the words that a kind of section has on every page. */
export const wordsSchema = group("The words that a kind of section has on every page.", {
  examples: group("What examples and the speakers of conversations are called.", {
    example: label("An example"),
    customer: label("Customer"),
    assistant: label("Assistant"),
  }),
  channels: group("What the products are called above what they do.", {
    chatbot: label("Chatbot"),
    "voice-agent": label("Voice agent"),
  }),
  accordion: group('The words of the section "accordion".', {
    checked: words("Before the day on which rules were checked", "Last checked"),
  }),
  calculation: group('The words of the section "calculation".', {
    backFor: words("Between the amount that a plan is counted on to save and its price", "back for"),
    year: words("After an amount of a year", "a year"),
    today: words("Before the business that an amount is about", "the cost today, for"),
    wonBack: words("After the part of that amount that a plan is counted on to save", "we count on winning back"),
    showWorking: words(
      "The link from the amounts beside a page's heading to their calculation",
      "See how it's worked out",
    ),
    price: group("The words around a plan's price, beside what the page's problems cost.", {
      for: words("Before the plan's name", "for"),
      firstMonth: words("Before the first month's price, setup included", "first month from"),
    }),
  }),
  call: group('The words of the section "call".', {
    play: label("Play the call"),
    pause: label("Pause the call"),
    resume: label("Go on with the call"),
    again: label("Play the call again"),
    example: words("After the length of the call, in seconds", "seconds, an example"),
    position: words("The name of the timeline, for people who don't see it", "Position in the call"),
    of: words("Between the time that has passed and the whole, where they are read out", "of"),
    sound: label("Sound", 12),
    byDevice: words("Who reads the call, where it was not recorded", "Read by your device"),
    byRecording: words("Who reads the call, where it was recorded", "Read by actors"),
    noVoice: words("Where the device has no voice", "No voice on this device: it stays silent", 60),
    showAll: label("Show the whole call"),
    showLess: label("Show less"),
  }),
  caseStudies: group('The words of the section "case-studies".', {
    challenge: label("Challenge"),
    solution: label("Solution"),
    results: label("Results"),
    story: words("What opens a study's challenge, solution and results", "What we built, and what went wrong"),
    platform: label("Platform"),
    before: label("Before"),
    after: label("After"),
    lesson: label("What we learned"),
    square: words("Below a drawing, before the amount that one square represents", "One square is"),
    gone: words("Beside the squares of what was there before and isn't any more", "Gone since"),
    won: words("Beside the squares of what came on top", "Added since"),
    rest: words("Beside the squares of what is left of 100%", "Rest of 100%"),
  }),
  solutions: group('The words of the section "solutions".', {
    details: words("What opens what a solution can do and its facts, on phones and tablets", "What it can do"),
  }),
  platforms: group('The words of the section "platforms".', {
    bestFor: words("The words before whom a platform suits", "Suits"),
    features: words("What opens a platform's features, on phones and tablets", "What it does"),
  }),
  rolePlay: group('The words of the section "role-play".', {
    choose: words("What the tabs are for, as screen readers hear it", "Choose a business"),
    conversation: words("What screen readers call what has been said so far", "The conversation"),
    you: words("Who speaks where the visitor does", "You"),
    say: words("Above the choices", "You say"),
    noted: words("Before the notes that are taken", "Noted"),
    suchAs: words("Before an example of what a field of the note will hold", "such as"),
    waiting: words("Below the note until the end", "Fills in while you talk."),
    over: words("In place of the choices at the end", "That's the end of this one."),
    again: words("The button that begins it anew", "Play it again"),
  }),
  contact: group("What the office and its hours are called where they are listed.", {
    office: label("Office"),
    hours: label("Business hours"),
  }),
}).meta({ title: "Words of sections" });
