/**
 * Lists every passage that the assistant can answer with: its name, as content/assistant/ writes it, and what it says. Behind "~" the
 * first words of a part can follow. Needs a built site.
 * Usage: npm run assistant:passages [-- words that its name or text must have]
 */
import { namedPassages } from "../../src/assistant/knowledge.server.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { pagesOfLastBuild } from "./readable-pages.ts";

const wanted = process.argv.slice(2).join(" ").toLowerCase();
const { content } = loadContent(process.cwd());
for (const { id, heading, blocks } of namedPassages(content, pagesOfLastBuild())) {
  const texts = blocks.map(({ text }) => text);
  const whole = `${id} ${heading} ${texts.join(" ")}`.toLowerCase();
  if (whole.includes(wanted)) console.log([id, ...texts.map((text) => `    ${text.slice(0, 100)}`)].join("\n"));
}
