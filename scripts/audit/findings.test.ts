import { expect, test } from "vitest";
import { type Answers, openQuestions, readFindings } from "./findings.ts";

const advisory = {
  source: 1,
  name: "minimist",
  title: "Prototype pollution",
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  severity: "high",
  range: "<1.2.6",
};
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    minimist: { name: "minimist", severity: "high", via: [advisory] },
    mkdirp: { name: "mkdirp", severity: "high", via: ["minimist", advisory] },
  },
  metadata: {},
};
const answer = "Only reads the options of our own scripts, which nobody else writes.";
const answers: Answers = [{ advisory: "GHSA-aaaa-bbbb-cccc", answer, until: "2026-12-01" }];
const line = "minimist: Prototype pollution (high), https://github.com/advisories/GHSA-aaaa-bbbb-cccc";

test("A finding needs an answer, once", () => {
  expect(openQuestions(readFindings(report), [], "2026-11-20")).toEqual([`No answer yet: ${line}`]);
  expect(openQuestions(readFindings(report), answers, "2026-12-01")).toEqual([]);
});

test("An answer holds until its day, and goes with its finding", () => {
  expect(openQuestions(readFindings(report), answers, "2026-12-02")).toEqual([`No answer yet: ${line}`]);
  expect(openQuestions([], answers, "2026-11-20")).toEqual([expect.stringContaining("take it out: GHSA-aaaa")]);
});

test("A registry that could not be asked has found nothing, which is not the same", () => {
  expect(() => readFindings({ message: "405 Method Not Allowed" })).toThrow();
});
