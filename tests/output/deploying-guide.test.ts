import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isNginxInstalled, MODULES, serverEnvironment } from "../support/servers.ts";

const guide = readFileSync("docs/deploying.md", "utf8");

/** @returns the guide's example for a server, filled in for this build */
function example(language: string): string {
  const [, text = ""] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(guide) ?? [];
  return text.replaceAll("/srv/website", process.cwd());
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** @returns a server's verdict on a configuration */
function check(command: string, parameters: readonly string[]): string {
  const { status, stderr } = spawnSync(command, parameters, { encoding: "utf8", env: serverEnvironment() });
  return status === 0 ? "takes it" : stderr;
}

test.skipIf(!isNginxInstalled())("nginx takes the configuration of the guide", () => {
  const folder = temporaryFolder();
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=www.company.com.au"];
  execFileSync("openssl", [...request, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const site = example("nginx")
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey.pem/g, key)
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain.pem/g, certificate);
  expect(site).toContain("nginx-server.conf");
  const file = join(folder, "nginx.conf");
  writeFileSync(file, `pid ${folder}/pid;\ninclude ${MODULES}/*.conf;\nevents {}\nhttp {\n${site}\n}`);
  expect(check("nginx", ["-t", "-c", file, "-e", join(folder, "errors.log")])).toBe("takes it");
});

/** Writes a file with an old modification time. */
function writeOld(file: string, days: number): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "content");
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(file, then, then);
}

const hasRsync = !spawnSync("rsync", ["--version"]).error;
const BUILT = [
  "dist/index.html",
  "dist/assets/style-unchanged.css",
  "dist/assets/new.js",
  "dist-servers/nginx-server.conf",
];

function builtSite(): string {
  const folder = temporaryFolder();
  for (const name of BUILT) writeOld(join(folder, name), 100);
  return folder;
}

/** Runs the guide's commands with a local folder as the server. */
function publish(site: string, server: string): void {
  const [, commands = ""] = /```sh\n(ssh server.*?)```/s.exec(guide) ?? [];
  const local = commands
    .replaceAll("server:/srv/website", server)
    .replaceAll("/srv/website", server)
    .replace("nginx -t && systemctl reload nginx", "true")
    .replaceAll("ssh server", "sh -c");
  expect(local).toContain("rsync");
  execFileSync("sh", ["-ec", local], { cwd: site });
}

test.skipIf(!hasRsync)("Publishing to a server for the first time needs no folders there", () => {
  const server = join(temporaryFolder(), "not/there");
  publish(builtSite(), server);
  for (const name of BUILT) expect(existsSync(join(server, name)), name).toBe(true);
});

test.skipIf(!hasRsync)("Publishing keeps every file in use, however old, and old scripts for a fortnight", () => {
  const server = temporaryFolder();
  const published = (name: string) => join(server, "dist", name);
  for (const [name, days] of Object.entries({ "style-unchanged.css": 100, "last-week.js": 7, "last-month.js": 30 }))
    writeOld(published(`assets/${name}`), days);
  writeOld(published("gone.html"), 1);

  publish(builtSite(), server);

  for (const name of ["index.html", "assets/new.js", "assets/style-unchanged.css", "assets/last-week.js"])
    expect(existsSync(published(name)), name).toBe(true);
  for (const name of ["gone.html", "assets/last-month.js"]) expect(existsSync(published(name)), name).toBe(false);
});
