/**
 * Makes a new file in content/: complete, valid, and with a note at each text that is still to be written.
 * Usage: npm run content:new asks what it is and what it is called; npm run content:new -- article "A title" doesn't ask.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { contentTypes, entryNouns } from "../../schemas/content-types.ts";
import { UNWRITTEN } from "../../src/content/check/unwritten.ts";
import { adelaideDay } from "../../src/content/facts/adelaide-time.ts";
import { applyChanges } from "../content-edit/changes.ts";
import { collectionCalled, nouns } from "../content-edit/kinds.ts";
import { exitOnError } from "../lib/exit-on-error.ts";
import { newEntry } from "./new-entry.ts";

await exitOnError("content:new", async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [kind, ...words] = positionals;
  const asked = kind !== undefined && words.length > 0 ? { kind, title: words.join(" ") } : await ask(kind);
  const type = collectionCalled(asked.kind);
  const { file, text, address } = newEntry({
    root: process.cwd(),
    type,
    title: asked.title.replace(/\s+/g, " ").trim(),
    today: adelaideDay(Date.now()),
  });
  applyChanges(process.cwd(), new Map([[file, text]]));
  console.log(`Made ${file}.`);
  if (text.includes(UNWRITTEN)) console.log(`Replace each text that begins with "${UNWRITTEN}".`);
  if (/^draft: true$/m.test(text) || text.includes('"draft": true')) {
    console.log("It is a draft: it is checked, but nobody sees it until the line with draft is taken out.");
  } else {
    console.log("There are no drafts of this kind: what is in the file counts with the next publication.");
  }
  if (address) console.log(`Look at it: npm run dev, then http://localhost:5173${address}`);
  console.log(`What each field means: docs/content/reference/${type}.md`);
  if (text.includes('"sections"')) console.log("What each section looks like: docs/content/reference/sections.md");
});

/** Asks what was not said. Answers are read line by line, so that they can also come from a file. */
async function ask(kind: string | undefined): Promise<{ kind: string; title: string }> {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const answer = async (question: string) => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    if (done) throw new Error('nothing was made. Without questions: npm run content:new -- article "A title"');
    return value.trim();
  };
  const chosen = kind ?? (await askKind(answer));
  const noun = entryNouns[collectionCalled(chosen)];
  let title = "";
  while (title === "") title = await answer(`What is the ${noun} called? `);
  input.close();
  return { kind: chosen, title };
}

function descriptionOf(noun: string): string {
  return contentTypes[collectionCalled(noun)].schema.description ?? "";
}

async function askKind(answer: (question: string) => Promise<string>): Promise<string> {
  const choices = nouns.map((noun, index) => `  ${index + 1} ${noun}: ${descriptionOf(noun)}`);
  console.log(`What is it?\n${choices.join("\n")}`);
  for (;;) {
    const said = await answer("Number or word: ");
    const word = nouns[Number(said) - 1] ?? said;
    try {
      collectionCalled(word);
      return word;
    } catch (error) {
      console.log(error instanceof Error ? error.message : String(error));
    }
  }
}
