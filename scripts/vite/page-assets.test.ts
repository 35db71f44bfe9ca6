import { expect, test } from "vitest";
import { readAssets } from "./page-assets.ts";

const chunk = (file: string, further: object = {}) => ({ file: `assets/${file}`, name: file, ...further });

test("The build's files are found in its manifest", () => {
  const manifest = {
    "src/client/bootstrap.client.ts": chunk("main-1.js", { isEntry: true }),
    "node_modules/library/styles.css": chunk("fetched-by-a-script-1.css"),
    "src/client/application.client.tsx": chunk("start-1.js", {
      imports: ["_vendor.js"],
      dynamicImports: ["src/toast.ts"],
      assets: ["assets/text-1.woff2", "assets/text-further-1.woff2"],
    }),
    "_vendor.js": chunk("vendor-1.js"),
    "src/toast.ts": chunk("toast-1.js"),
  };

  expect(readAssets(manifest)).toEqual({
    fonts: ["/assets/text-1.woff2"],
    bootstrap: "/assets/main-1.js",
    application: ["/assets/start-1.js", "/assets/vendor-1.js"],
  });
});

test("A build without the application says so", () => {
  expect(() => readAssets({})).toThrow(/application\.client\.tsx was not built/);
});
