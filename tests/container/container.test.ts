import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { testSameAnswers } from "../support/same-answers.ts";
import { type SiteServer, startOwn, untilAnswered } from "../support/servers.ts";

const IMAGE = "website-under-test";

/** As in docs/deploying.md, with even fewer rights. */
const GUARDED = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"];

const engine = ["docker", "podman"].find((name) => spawnSync(name, ["info"]).status === 0);
if (!engine) console.log("SKIPPED: neither Docker nor Podman answers, so no container is built.");

const tell = (...parameters: string[]) => execFileSync(engine ?? "", parameters, { encoding: "utf8" }).trim();

/** Builds and starts the container. @returns its name, and a copy of its site */
function startContainer(): { readonly id: string; readonly folder: string } {
  execFileSync(engine ?? "", ["build", "--tag", IMAGE, "."], { stdio: "inherit" });
  const id = tell("run", "--detach", ...GUARDED, "--publish", "127.0.0.1::8080", IMAGE);
  const folder = join(mkdtempSync(join(tmpdir(), "container-")), "dist");
  tell("cp", `${id}:/srv/website/dist`, folder);
  return { id, folder };
}

const { id, folder } = engine ? startContainer() : { id: "", folder: "dist" };

/** The container as a server, removed in the end. */
async function containerServer(): Promise<SiteServer> {
  const port = Number(/:(\d+)$/m.exec(tell("port", id, "8080"))?.[1]);
  await untilAnswered(port);
  return { port, close: async () => undefined };
}

describe.skipIf(!engine)("The container", () => {
  afterAll(() => {
    tell("rm", "--force", "--volumes", id);
    rmSync(dirname(folder), { recursive: true });
  });

  describe("answers like npm start:", () => {
    testSameAnswers(folder, async () => ({ own: await startOwn(folder, []), other: await containerServer() }));
  });

  test("has said nothing of who came", () => {
    expect(tell("logs", id)).toBe("");
  });

  test("has no rights, and can't change what it serves", () => {
    expect(tell("exec", id, "id", "--user", "--name")).toBe("www-data");
    expect(() => tell("exec", id, "touch", "/srv/website/dist/index.html")).toThrow(/Permission denied|Read-only/);
  });

  test("ends at once and in order when it is told to", () => {
    tell("stop", "--time", "5", id);
    expect(tell("inspect", "--format", "{{.State.ExitCode}}", id)).toBe("0");
  });
});
