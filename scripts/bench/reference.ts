/**
 * A piece of work that stays as it is, for comparing machines and days: reads the articles that the benchmark generates
 * with remark, and does nothing else.
 * Usage: node scripts/bench/reference.ts <articles>
 */
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { generateArticles } from "./articles.ts";

const parser = unified().use(remarkParse).use(remarkGfm);
for (const { text } of generateArticles(Number(process.argv[2]))) parser.parse(text);
