import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { contentTypes, entryNouns } from "../../schemas/content-types.ts";
import { UNWRITTEN } from "../../src/content/problems/unwritten.ts";
import { adelaideDay } from "../../src/format/adelaide-time.ts";
import { applyChanges } from "../content-edit/changes.ts";
import { collectionCalled, nouns } from "../content-edit/kinds.ts";
import type { Terminal } from "../content-edit/terminal.ts";
import { newEntry } from "./new-entry.ts";

/**
 * Makes a new file, and says what to do with it.
 * @param args what it is and what it is called; what is missing is asked
 */
export async function newCommand(root: string, args: readonly string[], terminal: Terminal): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [kind, ...words] = positionals;
  const asked = kind !== undefined && words.length > 0 ? { kind, title: words.join(" ") } : await ask(kind, terminal);
  const say = (line: string) => terminal.print(`${line}\n`);
  const type = collectionCalled(asked.kind);
  const { file, text, address } = newEntry(root, {
    type,
    title: asked.title.replace(/\s+/g, " ").trim(),
    today: adelaideDay(Date.now()),
  });
  applyChanges(root, new Map([[file, text]]));
  say(`Made ${file}.`);
  if (text.includes(UNWRITTEN)) say(`Replace each text that begins with "${UNWRITTEN}".`);
  if (text.includes("placeholders"))
    say('What "placeholders" names is made up: write what is true, and take the name out of it.');
  if (/^draft: true$/m.test(text) || text.includes('"draft": true')) {
    say("It is a draft: it is checked, but nobody sees it until the line with draft is taken out.");
  } else {
    say("There are no drafts of this kind: what is in the file counts with the next publication.");
  }
  if (address) say(`Look at it: npm run dev, then http://localhost:5173${address}`);
  say(`What each field means: docs/content/reference/${type}.md`);
  if (text.includes('"sections"')) say("What each section looks like: docs/content/reference/sections.md");
}

/** Asks what was not said. */
async function ask(kind: string | undefined, { input, print }: Terminal): Promise<{ kind: string; title: string }> {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  const answer = async (question: string) => {
    print(question);
    const { value, done } = await lines.next();
    if (done) throw new Error('nothing was made. Without questions: npm run content:new -- article "A title"');
    return value.trim();
  };
  const chosen = kind ?? (await askKind(answer, print));
  const noun = entryNouns[collectionCalled(chosen)];
  let title = "";
  while (title === "") title = await answer(`What is the ${noun} called? `);
  reader.close();
  return { kind: chosen, title };
}

function descriptionOf(noun: string): string {
  return contentTypes[collectionCalled(noun)].schema.description ?? "";
}

async function askKind(answer: (question: string) => Promise<string>, print: (text: string) => void): Promise<string> {
  const choices = nouns.map((noun, index) => `  ${index + 1} ${noun}: ${descriptionOf(noun)}`);
  print(`What is it?\n${choices.join("\n")}\n`);
  for (;;) {
    const said = await answer("Number or word: ");
    const word = nouns[Number(said) - 1] ?? said;
    try {
      collectionCalled(word);
      return word;
    } catch (error) {
      print(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
}
