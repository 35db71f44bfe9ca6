/**
 * Lists every passage that the assistant can answer with: its name, as content/assistant/ writes it, and how it begins.
 * Usage: npm run assistant:passages [-- words that its name or text must have]
 */
import { namedPassages } from "../../src/assistant/knowledge.server.ts";
import { loadContent } from "../../src/content/load.server.ts";

const wanted = process.argv.slice(2).join(" ").toLowerCase();
const { content } = loadContent(process.cwd());
for (const { id, heading, text, items = [] } of namedPassages(content)) {
  const whole = `${id} ${heading} ${text} ${items.join(", ")}`.replaceAll("\n", " ");
  if (whole.toLowerCase().includes(wanted))
    console.log(`${id}\n    ${(text || items.join(", ")).slice(0, 100).replaceAll("\n", " ")}`);
}
