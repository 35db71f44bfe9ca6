import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { BlobCache } from "../blob-cache.ts";
import { readAssets, writeClient } from "./assets.ts";
import { Output } from "./output.ts";

test("The build's files are found in its manifest, which is not published", async () => {
  const temporary = mkdtempSync(join(tmpdir(), "assets-"));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  const folder = join(temporary, "dist");
  const manifest = {
    "src/client/bootstrap.client.ts": { file: "assets/main-1.js", isEntry: true },
    "node_modules/library/styles.css": { file: "assets/fetched-by-a-script-1.css" },
    "src/client/application.client.tsx": {
      file: "assets/start-1.js",
      imports: ["_vendor.js"],
      dynamicImports: ["src/toast.ts"],
      assets: ["assets/text-1.woff2", "assets/text-further-1.woff2"],
    },
    "_vendor.js": { file: "assets/vendor-1.js" },
    "src/toast.ts": { file: "assets/toast-1.js" },
    "src/routes/auth/callback.lazy.tsx": {
      file: "assets/callback-1.js",
      imports: ["src/client/application.client.tsx", "_stage.js"],
    },
    "_stage.js": { file: "assets/stage-1.js", imports: ["_vendor.js"], dynamicImports: ["src/flows.ts"] },
    "src/flows.ts": { file: "assets/flows-1.js", imports: ["_stage.js"] },
  };
  const client = new Map([
    [".vite/manifest.json", Buffer.from(JSON.stringify(manifest))],
    ["assets/main-1.js", Buffer.from("script")],
    ["assets/style-1.css", Buffer.from("p{}a{}")],
    [
      ".vite/page-styles.json",
      Buffer.from(JSON.stringify({ file: "assets/style-1.css", ofRoutes: { "/blog/$article": "p{}" } })),
    ],
  ]);

  expect(readAssets(client)).toEqual({
    styles: { "/blog/$article": { path: "/assets/style-1.css", text: "p{}" } },
    fonts: ["/assets/text-1.woff2"],
    bootstrap: "/assets/main-1.js",
    application: ["/assets/start-1.js", "/assets/vendor-1.js"],
    further: { "/auth/callback": ["/assets/callback-1.js", "/assets/stage-1.js", "/assets/flows-1.js"] },
  });
  await writeClient(client, new Output(folder, new BlobCache(temporary, "build"), "1"));
  expect(readdirSync(folder)).toEqual(["assets"]);
  expect(readdirSync(join(folder, "assets"))).toEqual(["main-1.js", "style-1.css"]);
});
