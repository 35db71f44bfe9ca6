import { z } from "zod";

const advisorySchema = z.object({ url: z.string(), title: z.string(), severity: z.string(), name: z.string() });

/** What of npm's report is used: each package with the advisories that concern it, or the packages it gets them from. */
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});

/** The project's answers to findings: docs/audit-answers.json. */
export const answersSchema = z.array(
  z.strictObject({
    advisory: z.string().regex(/^GHSA(?:-[a-z0-9]{4}){3}$/),
    /** Why the site is safe although it has the package, or what is being done. */
    answer: z.string().min(40),
    /** When somebody has to look again. */
    until: z.iso.date(),
  }),
);

/** The project's answers to findings. */
export type Answers = z.infer<typeof answersSchema>;

/** An advisory about a package that the project uses. */
export interface Finding {
  readonly advisory: string;
  readonly text: string;
}

/**
 * Reads npm's report.
 * @param printed what `npm audit --json` prints
 * @throws Error with what npm printed if it is none, because the registry could not be asked
 */
export function readReport(printed: string): Finding[] {
  try {
    return findingsOf(reportSchema.parse(JSON.parse(printed)));
  } catch {
    const reason = printed.replaceAll(/\s+/g, " ").trim() || "npm printed nothing";
    throw new Error(`Nothing is known of weaknesses, good or bad, because the registry could not be asked: ${reason}`);
  }
}

function findingsOf({ vulnerabilities }: z.infer<typeof reportSchema>): Finding[] {
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((cause) => typeof cause !== "string"),
  );
  const findings = advisories.map(({ url, title, severity, name }) => ({
    advisory: url.slice(url.lastIndexOf("/") + 1),
    text: `${name}: ${title} (${severity}), ${url}`,
  }));
  return [...new Map(findings.map((finding) => [finding.advisory, finding])).values()];
}

/**
 * Compares findings with the project's answers.
 * @param today year-month-day
 * @returns what is open, in a line each
 */
export function openQuestions(findings: readonly Finding[], answers: Answers, today: string): string[] {
  const valid = new Set(answers.filter(({ until }) => until >= today).map(({ advisory }) => advisory));
  const found = new Set(findings.map(({ advisory }) => advisory));
  return [
    ...findings.filter(({ advisory }) => !valid.has(advisory)).map(({ text }) => `No answer yet: ${text}`),
    ...answers
      .filter(({ advisory }) => !found.has(advisory))
      .map(({ advisory }) => `Answered, but no longer found; take it out: ${advisory}`),
  ];
}
