import { loadavg } from "node:os";
import { join } from "node:path";
import { VITE } from "../../lib/local-site.ts";
import { ProjectCopy } from "../../lib/project-copy.ts";
import { editArticle, writeArticles } from "../articles.ts";
import { median } from "../median.ts";
import { AstroCopy } from "./astro-copy.ts";
import { printExtras } from "./extras.ts";
import { measure, type Usage } from "./usage.ts";

/** What is measured of each site. */
interface Builds {
  readonly cold: Usage;
  readonly edited: Usage;
}

/** What this project may use, as a share of what Astro uses (issue 29). */
const BUDGET = [
  { title: "from nothing, CPU s", of: ({ cold }: Builds) => cold.cpu, digits: 1, limit: 1.1 },
  { title: "after one edited article, CPU s", of: ({ edited }: Builds) => edited.cpu, digits: 1, limit: 0.5 },
  { title: "from nothing, peak MB", of: ({ cold }: Builds) => cold.memory, digits: 0, limit: 1 },
  { title: "after one edited article, peak MB", of: ({ edited }: Builds) => edited.memory, digits: 0, limit: 1 },
] as const;

const EDITED = "generated-00001";

/**
 * Builds this project and an Astro site with the same generated articles in turns, and prints a table.
 * @param rounds how often; medians count
 * @returns whether everything is within the budget
 */
export async function benchPeers(articles: number, rounds: number): Promise<boolean> {
  const astro = new AstroCopy();
  const project = new ProjectCopy();
  writeArticles(articlesOf(project), articles);
  const builds: (readonly [ours: Builds, theirs: Builds])[] = [];
  const load = [loadavg()[0] ?? 0];
  try {
    while (builds.length < rounds) {
      astro.write(articles);
      builds.push(inTurns(project, astro));
      load.push(loadavg()[0] ?? 0);
    }
    console.log(`\n${articles} articles, rounds: ${rounds}, load of the machine: ${load.map(Math.round).join(", ")}\n`);
    const ours = builds.map(([one]) => one);
    const over = report(
      ours,
      builds.map(([, other]) => other),
      astro.title,
    );
    console.log("\nWhat the peer's site does not have:");
    await printExtras(project.root, median(ours.map(({ cold }) => cold.cpu)));
    console.log(over.length > 0 ? `\nOver the budget: ${over.join("; ")}.` : "\nAll within the budget.");
    return over.length === 0;
  } finally {
    project.remove();
    astro.remove();
  }
}

const articlesOf = (project: ProjectCopy) => join(project.root, "content/blog");

function inTurns(project: ProjectCopy, astro: AstroCopy): [Builds, Builds] {
  project.clean();
  astro.clean();
  const buildBoth = () => [measure([VITE, "build"], project.root), measure(astro.command, astro.folder)] as const;
  const cold = buildBoth();
  for (const articles of [articlesOf(project), astro.articles]) editArticle(articles, EDITED);
  const edited = buildBoth();
  return [
    { cold: cold[0], edited: edited[0] },
    { cold: cold[1], edited: edited[1] },
  ];
}

/** @returns what is over the budget */
function report(ours: readonly Builds[], theirs: readonly Builds[], peer: string): string[] {
  console.log(`| | this project | ${peer} | ratio | limit |\n|---|---|---|---|---|`);
  return BUDGET.flatMap(({ title, of, digits, limit }) => {
    const [one, other] = [median(ours.map(of)), median(theirs.map(of))];
    const ratio = (one / other).toFixed(2);
    console.log(`| ${[title, one.toFixed(digits), other.toFixed(digits), ratio, limit].join(" | ")} |`);
    return one > limit * other ? [`${title}: ${ratio} of ${peer}, at most ${limit}`] : [];
  });
}
