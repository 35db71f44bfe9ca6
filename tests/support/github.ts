import type { Page, Request } from "@playwright/test";

/** Through which the editing screens reach their repository. */
export const GITHUB_API = "https://api.github.com";

const COMMIT = "c0ffee0000000000000000000000000000000000";

/**
 * Answers for a repository on GitHub: one that has these files and no pull requests, and that takes whatever is sent.
 * @returns what was sent, as the bodies of the requests
 */
export async function standInForGitHub(page: Page, files: ReadonlyMap<string, string>): Promise<string[]> {
  const sent: string[] = [];
  await page.route(`${GITHUB_API}/**`, (route) => {
    const request = route.request();
    const headers = Object.fromEntries(
      ["origin", "headers", "methods"].map((name) => [`access-control-allow-${name}`, "*"]),
    );
    const asked = request.method() !== "OPTIONS";
    if (asked && request.method() !== "GET") sent.push(request.postData() ?? "");
    return route.fulfill({ headers, json: asked ? answer(request, [...files]) : {} });
  });
  return sent;
}

function answer(request: Request, files: readonly (readonly [path: string, text: string])[]): unknown {
  const { pathname } = new URL(request.url());
  if (pathname === "/graphql") return { data: graphAnswer(String(request.postDataJSON().query), files) };
  if (pathname === "/user") return { id: 1, login: "marketer", name: "Marketer", email: "marketer@example.com" };
  if (pathname.includes("/git/trees/")) {
    return {
      tree: files.map(([path, text], index) => ({ type: "blob", path, sha: String(index), size: text.length })),
    };
  }
  if (pathname.endsWith("/pulls"))
    return { number: 1, node_id: "PR_1", html_url: "https://github.com/company/website/pull/1" };
  return {};
}

/** Holds more than any query asks for: the screens take their part of it. */
function graphAnswer(query: string, files: readonly (readonly [path: string, text: string])[]): unknown {
  const author = { name: "Marketer", email: "marketer@example.com", user: null };
  const history = { nodes: [{ oid: COMMIT, message: "A commit", author, committedDate: "2026-01-01T00:00:00Z" }] };
  const ref = { target: { oid: COMMIT, history } };
  const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\d+)"\)/g)].map(([, name, index]) => [
    name,
    { text: files[Number(index)]?.[1], isTruncated: false },
  ]);
  const commits = [...query.matchAll(/(commit_\d+):/g)].map(([, name]) => [name, { target: ref.target }]);
  const added = [...query.matchAll(/(file_\d+):/g)].map(([, name]) => [name, { oid: COMMIT }]);
  return {
    repository: {
      pullRequests: { nodes: [], totalCount: 0 },
      defaultBranchRef: { name: "main" },
      ref,
      ...Object.fromEntries([...contents, ...commits]),
    },
    fork: { id: "R_1" },
    base: { ref },
    createRef: { ref: { name: "a-branch" } },
    createCommitOnBranch: {
      commit: { oid: COMMIT, committedDate: "2026-01-01T00:00:00Z", ...Object.fromEntries(added) },
    },
  };
}
