/** What people put around a question, whatever they ask. */
const OPENINGS = [
  "could you please tell me {}",
  "can you tell me {}",
  "could you explain {}",
  "i was wondering {}",
  "i would like to know {}",
  "i need to understand {} before we decide",
  "may i ask {}",
  "hi there {}",
  "hello {} thanks",
  "good morning {}",
  "quick question {}",
  "one more thing {}",
  "ok and {}",
  "um so {}",
  "sorry {}",
  "mate {}",
  "{} please",
  "{} thank you",
  "i am not good with computers {}",
  "before i talk to my boss {}",
  "my business partner asks {}",
  "my accountant wants to know {}",
  "be straight with me {}",
  "tell me honestly {}",
  "look {} yes or no",
  "please confirm {}",
  "kindly advise {}",
  "our board would like to know {}",
  "{} if you do not mind my asking",
  "hang on {}",
  "righto {}",
  "just having a look around {}",
  "a mate told me about you {}",
  "my wife says i should ask {}",
  "my daughter wants me to find out {}",
  "bit confused by all this sorry {}",
  "i read your page twice {}",
  "one thing worries me {}",
  "so what you are saying is {}",
  "nothing against robots but {}",
] as const;

/** Who asks and why, which says nothing of what is asked. */
const ASKERS = [
  "we are a small business in adelaide and {}",
  "i run a clinic with five staff {}",
  "i am a plumber {}",
  "we have a shop {}",
  "i have a law firm {}",
  "we run a restaurant {}",
  "i look after a school office {}",
  "we are considering your service for our practice {}",
  "as the manager of a real estate agency {}",
  "we sell things online {}",
  "i am 76 and run the place nearly by myself {}",
  "i have three kids and no time {}",
  "my regulars are used to deb at reception {}",
  "we have a little hotel with two restaurants {}",
  "our phone rings all day {}",
  "i only have one ute and an apprentice {}",
  "our physio patients ring at eight in the morning {}",
  "december goes mad at our place {}",
  "the tenants ring me at night {}",
  "i do the books for two companies {}",
  "we are a council with nervous people {}",
  "our it people will ask me this {}",
  "our insurer wants it in writing {}",
  "my boss asked me to look into this {}",
  "we got burnt by a supplier last year {}",
  "someone is leaving on friday week {}",
  "friday nights nobody hears the phone {}",
  "i type everything twice in the evening {}",
  "black friday kills me every year {}",
  "i answer the calls from the roof {}",
  "we are two brokers and an assistant {}",
  "we teach four hundred students {}",
  "sixty staff on the factory floor {}",
  "my hairdressing salon has two chairs {}",
  "i am out at ceduna {}",
  "half my customers are over seventy {}",
  "we use cliniko and outlook {}",
  "our old phone company was hopeless {}",
  "i am comparing three suppliers for a tender {}",
  "we get about thirty calls a week {}",
  "our director will sign next month {}",
  "i saw your advertisement on the tram {}",
  "dear sir i am an old man and do not drive any more {}",
  "i am 78 and still run the shop myself {}",
  "he is up a ladder all day and cannot pick up {}",
  "we are drowning in emails {}",
  "this is killing me every night {}",
  "i am at the end of my tether with our old system {}",
  "my son just finished uni {}",
  "i am blind and use a screen reader {}",
  "i cannot take it any more with our phone company {}",
  "our patients are anxious people {}",
  "my wife left the business last year {}",
] as const;

/** Small words that people leave out who are new to English, or in a hurry. */
const LEFT_OUT = new Set("a an the is are am do does to of would will has have it my our".split(" "));

/** How many of those they leave out. */
const SHARE_LEFT_OUT = 0.7;

/**
 * Asks the same as people do of whom no wording is known: with a slip of the finger, after an opening, and in broken English.
 * @param isOfAnyone whether any kind of business asks it in the same words
 * @param random gives the same numbers each time the site is built
 */
export function variantsOf(wording: string, isOfAnyone: boolean, random: () => number): string[] {
  const framed = (frames: readonly string[]) =>
    (frames[Math.floor(random() * frames.length)] ?? "{}").replace("{}", () => wording);
  const broken = wording
    .split(" ")
    .filter((word) => !LEFT_OUT.has(word) || random() >= SHARE_LEFT_OUT)
    .join(" ");
  return [
    withSlip(wording, random),
    framed(OPENINGS),
    ...(isOfAnyone ? [framed(ASKERS)] : []),
    ...(broken === "" || broken === wording ? [] : [broken]),
  ];
}

/** One slip of the finger in a longer word: two letters turned, one left out, or one doubled. */
function withSlip(text: string, random: () => number): string {
  const words = text.split(" ");
  const long = words.flatMap((word, index) => (word.length > 4 ? [index] : []));
  const at = long[Math.floor(random() * long.length)];
  const word = at === undefined ? undefined : words[at];
  if (at === undefined || word === undefined) return text;
  const place = 1 + Math.floor(random() * (word.length - 2));
  const [before, here, next, after] = [word.slice(0, place), word[place], word[place + 1], word.slice(place + 2)];
  const slips = [
    `${before}${next}${here}${after}`,
    `${before}${next}${after}`,
    `${before}${here}${here}${next}${after}`,
  ];
  words[at] = slips[Math.floor(random() * slips.length)] ?? word;
  return words.join(" ");
}
