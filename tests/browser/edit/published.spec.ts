import { ADMIN_PAGE, adminPolicy } from "../../../scripts/hosts/admin-policy.ts";
import { ask } from "../../support/ask.ts";
import { contentFiles } from "../../support/editing-screens.ts";
import { EXTENDED, REPOSITORY, serveExtended } from "../../support/extended-site.ts";
import { GITHUB_API, standInForGitHub } from "../../support/github.ts";
import { isNginxInstalled, NGINX_PACKAGES, startNginx, startOwn } from "../../support/servers.ts";
import { expect, test } from "../../support/test.ts";

const PLAN = "content/plans/growth.json";

test("Screens of a published site change its repository by a pull request, and reach nothing else", async ({
  page,
}) => {
  const files = contentFiles();
  const sent = await standInForGitHub(page, files);
  const site = await serveExtended();
  const origins = new Set<string>();
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url())) origins.add(new URL(request.url()).origin);
  });

  await page.goto(site.origin + ADMIN_PAGE);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox").fill("a token");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("treeitem", { name: "Plans" }).click();
  await page.getByRole("row", { name: "Growth" }).click();
  const audience = page.locator('[data-key-path="audience"]').getByRole("textbox");
  const before = await audience.inputValue();
  await audience.fill(`${before} It is new.`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => sent.filter((body) => body.includes('"base":"main"'))).toHaveLength(1);
  await site.close();

  expect([...origins].sort()).toEqual([site.origin, GITHUB_API].sort());
  const commit = sent.find((body) => body.includes("createCommitOnBranch")) ?? "{}";
  const { branch, fileChanges } = JSON.parse(commit).variables.input;
  expect(branch.repositoryNameWithOwner).toBe(REPOSITORY);
  expect(branch.branchName).not.toBe("main");
  const text = files.get(PLAN)?.replace(before, `${before} It is new.`) ?? "";
  expect(fileChanges).toEqual({
    additions: [{ path: PLAN, contents: Buffer.from(text).toString("base64") }],
    deletions: [],
  });
});

const servers = { "npm start": startOwn, nginx: startNginx } as const;

for (const name of ["npm start", "nginx"] as const) {
  test(`${name} gives the screens a policy of their own, and the pages theirs`, async () => {
    test.skip(name === "nginx" && !isNginxInstalled(), `apt-get install ${NGINX_PACKAGES}`);
    const { port, close } = await servers[name](EXTENDED);
    const [screens, pages] = [await ask(port, ADMIN_PAGE), await ask(port, "/")];
    await close();

    expect(screens.status).toBe(200);
    expect(screens.body.toString()).toContain('<meta name="robots" content="noindex"');
    expect(screens.headers["content-security-policy"]).toBe(adminPolicy("repository"));
    expect(pages.headers["content-security-policy"]).not.toContain(GITHUB_API);
  });
}
