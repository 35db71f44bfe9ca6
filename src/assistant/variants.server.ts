/** How people begin, whatever they ask. */
const OPENINGS = [
  "could you please tell me {}",
  "can you tell me {}",
  "could you explain {}",
  "i was wondering {}",
  "just wondering {}",
  "i would like to know {}",
  "i should like to know {}",
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
] as const;

/** Who asks, which says nothing of what is asked. */
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
  const frames = isOfAnyone ? [...OPENINGS, ...ASKERS] : OPENINGS;
  const frame = frames[Math.floor(random() * frames.length)] ?? "{}";
  const broken = wording
    .split(" ")
    .filter((word) => !LEFT_OUT.has(word) || random() >= SHARE_LEFT_OUT)
    .join(" ");
  return [
    withSlip(wording, random),
    frame.replace("{}", () => wording),
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
