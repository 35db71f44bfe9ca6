import { expect, test } from "vitest";
import { type Answers, openQuestions, readReport } from "./findings.ts";

const advisory = {
  source: 1,
  name: "minimist",
  title: "Prototype pollution",
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  severity: "high",
  range: "<1.2.6",
};
const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    minimist: { name: "minimist", severity: "high", via: [advisory] },
    mkdirp: { name: "mkdirp", severity: "high", via: ["minimist", advisory] },
  },
  metadata: {},
});
const answer = "Only reads the options of our own scripts, which nobody else writes.";
const answers: Answers = [{ advisory: "GHSA-aaaa-bbbb-cccc", answer, until: "2026-12-01" }];
const line = "minimist: Prototype pollution (high), https://github.com/advisories/GHSA-aaaa-bbbb-cccc";

test("A finding needs an answer, once", () => {
  expect(openQuestions(readReport(report), [], "2026-11-20")).toEqual([`No answer yet: ${line}`]);
  expect(openQuestions(readReport(report), answers, "2026-12-01")).toEqual([]);
});

test("An answer holds until its day, and goes with its finding", () => {
  expect(openQuestions(readReport(report), answers, "2026-12-02")).toEqual([`No answer yet: ${line}`]);
  expect(openQuestions([], answers, "2026-11-20")).toEqual([expect.stringContaining("take it out: GHSA-aaaa")]);
});

test.each([
  ['{ "message": "405 Method Not Allowed" }', '{ "message": "405 Method Not Allowed" }'],
  ["<html>A proxy's login page</html>", "<html>A proxy's login page</html>"],
  ["", "npm printed nothing"],
])("A registry that could not be asked has found nothing, which is not the same: %s", (printed, reason) => {
  expect(() => readReport(printed)).toThrow(`the registry could not be asked: ${reason}`);
});
