import { group, label, words } from "../pieces.ts";

/** content/site/words.json: the words that sections bring along, on whatever page they stand. */
export const wordsSchema = group("The words that sections bring along, on whatever page they stand.", {
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
    checked: words("Stands before the day on which rules were checked", "Last checked"),
  }),
  calculation: group('The words of the section "calculation".', {
    today: words("Stands before the business that an amount is about", "the cost today, for"),
    showWorking: words(
      "The link from the amounts beside a page's heading to their calculation",
      "See how it's worked out",
    ),
    price: group("The words around a plan's price, beside what the page's problems cost.", {
      for: words("Stands before the plan's name", "for"),
      firstMonth: words("Stands before the first month's price, setup included", "first month from"),
    }),
  }),
  call: group('The words of the section "call".', {
    play: label("Play the call"),
    pause: label("Pause the call"),
    resume: label("Go on with the call"),
    again: label("Play the call again"),
    example: words("Stands after the length of the call, in seconds", "seconds, an example"),
    position: words("The name of the timeline, for people who don't see it", "Position in the call"),
    of: words("Between the time that has passed and the whole, where they are read out", "of"),
    sound: label("Sound", 12),
    byDevice: words("Who reads the call, where it was not recorded", "Read by your device"),
    byRecording: words("Who reads the call, where it was recorded", "Read by actors"),
    noVoice: words("Where the device has no voice of its own", "No voice on this device: it stays silent", 60),
    showAll: label("Show the whole call"),
    showLess: label("Show less"),
  }),
  caseStudies: group('The words of the section "case-studies".', {
    challenge: label("Challenge"),
    solution: label("Solution"),
    results: label("Results"),
    platform: label("Platform"),
    before: label("Before"),
    after: label("After"),
    lesson: label("What we learned"),
    square: words("Stands below a drawing, before the amount that one of its squares stands for", "One square is"),
    gone: words("Beside the squares of what was there before and isn't any more", "Gone since"),
    won: words("Beside the squares of what came on top", "Added since"),
    rest: words("Beside the squares of what is left of 100%", "Rest of 100%"),
  }),
  platforms: group('The words of the section "platforms".', {
    bestFor: words("The words before whom a platform suits", "Suits"),
  }),
  rolePlay: group('The words of the section "role-play".', {
    choose: words("What the tabs are for, as screen readers hear it", "Choose a business"),
    conversation: words("What screen readers call what has been said so far", "The conversation"),
    you: words("Who speaks where the visitor does", "You"),
    say: words("Stands above the choices", "You say"),
    noted: words("Stands before what is written down", "Noted"),
    waiting: words("Stands below the note until the end", "Fills in while you talk."),
    over: words("Stands where the choices were", "That's the end of this one."),
    again: words("The button that begins it anew", "Play it again"),
  }),
  contact: group("What the office and its hours are called where they are listed.", {
    office: label("Office"),
    hours: label("Business hours"),
  }),
});
