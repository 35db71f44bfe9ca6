import { loadavg } from "node:os";
import { join } from "node:path";
import { VITE } from "../../hosts/local-site.ts";
import { ProjectCopy } from "../../lib/project-copy.ts";
import { editArticle, writeArticles } from "../articles.ts";
import { median } from "../median.ts";
import { AstroCopy } from "./astro-copy.ts";
import { measure, type Usage } from "./usage.ts";

/** What is measured in one round. */
interface Round {
  readonly cold: { readonly project: Usage; readonly plain: Usage; readonly equal: Usage };
  readonly edited: { readonly project: Usage; readonly plain: Usage };
}

/** A figure of this project beside one of Astro's, and the largest ratio that is allowed. */
interface Row {
  readonly title: string;
  readonly of: (round: Round) => readonly [project: number, astro: number];
  readonly digits: number;
  readonly limit?: number;
}

/** What this project may use, as a share of what Astro uses (decision 137). */
const ROWS: readonly Row[] = [
  {
    title: "from nothing, CPU s, Astro with the same pictures and copies",
    of: ({ cold }) => [cold.project.cpu, cold.equal.cpu],
    digits: 1,
  },
  { title: "from nothing, CPU s", of: ({ cold }) => [cold.project.cpu, cold.plain.cpu], digits: 1, limit: 1.1 },
  {
    title: "after one edited article, CPU s",
    of: ({ edited }) => [edited.project.cpu, edited.plain.cpu],
    digits: 1,
    limit: 0.5,
  },
  {
    title: "from nothing, peak MB",
    of: ({ cold }) => [cold.project.memory, cold.plain.memory],
    digits: 0,
    limit: 1,
  },
  {
    title: "after one edited article, peak MB",
    of: ({ edited }) => [edited.project.memory, edited.plain.memory],
    digits: 0,
    limit: 1,
  },
];

const EDITED = "generated-00001";

/**
 * Builds this project and two Astro sites with the same generated articles in turns, and prints a table.
 * @param rounds how often; medians count
 * @returns whether everything is within the budget
 */
export async function benchPeers(articles: number, rounds: number): Promise<boolean> {
  const plain = new AstroCopy("plain");
  const equal = new AstroCopy("equal");
  const project = new ProjectCopy();
  writeArticles(articlesOf(project), articles);
  const measured: Round[] = [];
  const load = [loadavg()[0] ?? 0];
  try {
    while (measured.length < rounds) {
      for (const peer of [plain, equal]) peer.write(articles);
      measured.push(inTurns(project, plain, equal));
      load.push(loadavg()[0] ?? 0);
    }
    console.log(`\n${articles} articles, rounds: ${rounds}, load of the machine: ${load.map(Math.round).join(", ")}\n`);
    const over = report(measured, plain.title);
    console.log(over.length > 0 ? `\nOver the budget: ${over.join("; ")}.` : "\nAll within the budget.");
    return over.length === 0;
  } finally {
    for (const copy of [project, plain, equal]) copy.remove();
  }
}

const articlesOf = (project: ProjectCopy) => join(project.root, "content/blog");

function inTurns(project: ProjectCopy, plain: AstroCopy, equal: AstroCopy): Round {
  for (const copy of [project, plain, equal]) copy.clean();
  const cold = { project: build(project), plain: build(plain), equal: build(equal) };
  for (const articles of [articlesOf(project), plain.articles]) editArticle(articles, EDITED);
  return { cold, edited: { project: build(project), plain: build(plain) } };
}

function build(copy: ProjectCopy | AstroCopy): Usage {
  return copy instanceof AstroCopy ? measure(copy.command, copy.folder) : measure([VITE, "build"], copy.root);
}

/** @returns what is over the budget */
function report(rounds: readonly Round[], peer: string): string[] {
  console.log(`| | this project | ${peer} | ratio | limit |\n|---|---|---|---|---|`);
  return ROWS.flatMap(({ title, of, digits, limit }) => {
    const [one, other] = [median(rounds.map((round) => of(round)[0])), median(rounds.map((round) => of(round)[1]))];
    const ratio = (one / other).toFixed(2);
    console.log(`| ${[title, one.toFixed(digits), other.toFixed(digits), ratio, limit ?? "none"].join(" | ")} |`);
    return limit && one > limit * other ? [`${title}: ${ratio} of ${peer}, at most ${limit}`] : [];
  });
}
