import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { systemChromium } from "../lib/browser.ts";
import { VITE } from "../lib/local-site.ts";
import { editArticle, ProjectCopy } from "./project-copy.ts";

const PORT = 5189;
const ORIGIN = `http://localhost:${PORT}`;
const ARTICLE = "generated-00001";

/** Measures how long the dev server takes to start, to show an article, and to show an edit of it in the open page. */
export async function benchDev(articles: number): Promise<void> {
  const copy = new ProjectCopy(articles);
  const begun = performance.now();
  const server = spawn(process.execPath, [VITE], {
    cwd: copy.folder,
    env: { ...process.env, PORT: String(PORT) },
  });
  try {
    await started(server);
    console.log(`\n${articles} articles\nstart: ${Math.round(performance.now() - begun)} ms`);
    await measureEdits(copy);
  } finally {
    server.kill();
    copy.remove();
  }
}

/** @throws with what the server said if it ends instead */
function started(server: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    for (const stream of [server.stdout, server.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
    server.stdout.on("data", () => said.includes("Local") && resolve());
    server.on("close", () => reject(new Error(`The dev server ended:\n${said}`)));
  });
}

async function measureEdits(copy: ProjectCopy): Promise<void> {
  const executablePath = systemChromium();
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
  const page = await browser.newPage();
  const opened = performance.now();
  await page.goto(`${ORIGIN}/blog/${ARTICLE}`);
  console.log(`an article's first page: ${Math.round(performance.now() - opened)} ms`);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  const times: number[] = [];
  for (let count = 1; count <= 5; count += 1) {
    const edited = performance.now();
    editArticle(copy.articles, ARTICLE);
    await page.waitForFunction(
      (expected) => document.body.textContent.split("An added sentence.").length - 1 === expected,
      count,
      { polling: 5 },
    );
    times.push(Math.round(performance.now() - edited));
  }
  console.log(`an edit until it shows: ${times.sort((a, b) => a - b)[2]} ms (median of ${times.join(", ")})`);
  await browser.close();
}
