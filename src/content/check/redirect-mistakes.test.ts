import { beforeAll, describe, expect, test } from "vitest";
import { ContentCopy, copyContent } from "../../../tests/support/content.ts";

const OWN_FILES = '"/media/" is kept for the site and its host, so nothing can be redirected from there';

const RIGHT = [
  ...["/2019/post.html", "/index.php", "/über-uns", "/uploads/guide.pdf"].map((from) => ({ from, to: "/contact" })),
  { from: "/early/*", to: "/contact" },
  { from: "/old-too", to: "/contact" },
  { from: "/articles/*", to: "/blog/*" },
  { from: "/elsewhere", to: "https://www.oaic.gov.au/" },
];

const CASES = [
  ["hides a page", { from: "/pricing", to: "/contact" }, "from", 'this redirect hides the page "/pricing"'],
  ["hides pages below", { from: "/auth/*", to: "/contact" }, "from", 'this redirect hides the page "/auth/callback"'],
  [
    "leads to another",
    { from: "/old", to: "/old-too" },
    "to",
    '"/old-too" is itself redirected: name the final address, "/contact"',
  ],
  ["takes the site's own files", { from: "/media/*", to: "/contact" }, "from", OWN_FILES],
  [
    "takes what a host answers itself",
    { from: "/cdn-cgi/trace", to: "/contact" },
    "from",
    '"/cdn-cgi/" is kept for the site and its host, so nothing can be redirected from there',
  ],
  [
    "takes a file of the build",
    { from: "/pricing.md", to: "/contact" },
    "from",
    'the site itself has "/pricing.md", which this redirect would hide',
  ],
  [
    "hides a page by its file",
    { from: "/pricing.html", to: "/contact" },
    "from",
    'this redirect hides the page "/pricing"',
  ],
  [
    "grows with each step",
    { from: "/grow/*", to: "/grow/a/*" },
    "to",
    "this redirect leads in a circle: /grow/x → /grow/a/x → /grow/a/a/x → /grow/a/a/a/x",
  ],
  ["names the site in full", { from: "/full", to: "[[url]]/full" }, "to", 'this is this site itself: write "/full"'],
  ["leads to itself", { from: "/loop/*", to: "/loop/x" }, "to", "this redirect leads in a circle: /loop/x → /loop/x"],
  ["leads nowhere", { from: "/gone", to: "/contatc" }, "to", 'there is no page "/contatc". Did you mean "/contact"?'],
  ["leads nowhere below", { from: "/a/*", to: "/blogg/*" }, "to", 'there is no page "/blogg". Did you mean "/blog"?'],
  [
    "comes too late",
    { from: "/early/shop", to: "/contact" },
    "from",
    'the redirect from "/early/*" above comes first, so this one is never used',
  ],
  ["carries over nothing", { from: "/plain", to: "/blog/*" }, "to", '"/*" needs a "/*" in "from" too'],
] as const;

describe("The check reports a redirect that", () => {
  let report: string[] = [];

  beforeAll(() => {
    const copy = new ContentCopy();
    const own: { redirects: object[] } = JSON.parse(copy.read("redirects.json"));
    const added = [...RIGHT, ...CASES.map(([, redirect]) => redirect)].map((each) => ({ ...each, permanent: true }));
    report = copy.write("redirects.json", { redirects: [...added, ...own.redirects] }).report();
  });

  test.each(CASES.map((each, index) => [...each, RIGHT.length + index] as const))(
    "%s",
    (_name, _redirect, field, message, index) => {
      const line = 3 + index * 5 + (field === "from" ? 1 : 2);
      const column = field === "from" ? 15 : 13;
      const place = `content/redirects.json:${line}:${column}  redirects.${index}.${field}`;

      expect(report).toContain(place);
      expect(report[report.indexOf(place) + 1]).toBe(message);
    },
  );

  test("is wrong, and no other", () => {
    expect(report).toHaveLength(CASES.length * 2);
  });
});

test("A redirect that hides a page is a mistake of its own, not of those that lead to the page", () => {
  const redirects = [
    { from: "/contact", to: "/pricing", permanent: true },
    { from: "/write-to-us", to: "/contact", permanent: true },
  ];

  expect(copyContent().write("redirects.json", { redirects }).report("redirects.json")).toEqual([
    "content/redirects.json:4:15  redirects.0.from",
    'this redirect hides the page "/contact"',
  ]);
});

test.each([
  ["/Old Page", 'start with "/", use lower case, and end in a word or in "/*"'],
  ["/Old-Page", 'write "/old-page"'],
  ["old-page/", 'write "/old-page"'],
  ["https://www.company.example/old-page/?p=1", 'write "/old-page"'],
])("A redirect can't be asked for as %s", (from, advice) => {
  const report = copyContent()
    .edit("redirects.json", (text) => text.replace(/"from": "[^"]*"/, `"from": "${from}"`))
    .report("redirects.json");

  expect(report.slice(0, 2)).toEqual([
    expect.stringMatching(/^content\/redirects\.json:\d+:\d+ {2}redirects\.0\.from$/),
    `found "${from}": ${advice}`,
  ]);
});

test.each([
  ["https://x.example/{env.PATH}", 'servers read "{" in another way: write %7B'],
  ["https://x.example/$host", 'servers read "$" in another way: write %24'],
  ["https://x.example/'a", `servers read "'" in another way`],
  ["https://x.example/:splat", 'servers read ":" in another way: write %3A'],
  ["https://x.example/ü", 'servers read "ü" in another way: write %C3%BC'],
  ["https://x.example/a*b", 'the only "*" is the one of "/*" at the end'],
  ["mailto:a@b.example", 'a redirect leads to a page ("/…") or to another site ("https://…")'],
])("A redirect can't lead to %s", (to, advice) => {
  const report = copyContent()
    .edit("redirects.json", (text) => text.replace(/"to": "[^"]*"/, `"to": "${to}"`))
    .report("redirects.json");

  expect(report[1]).toBe(`found "${to}": ${advice}`);
});
