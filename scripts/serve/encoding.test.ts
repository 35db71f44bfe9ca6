import { expect, test } from "vitest";
import { chooseEncoding, encodings } from "./encoding.ts";

test.each([
  ["br", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["BR;q=0.1, GZIP;q=1", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , gzip;q=0.001", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["brotli, xgzip", undefined],
  ["identity", undefined],
  ["*", undefined],
  ["", undefined],
])("A browser that accepts %j gets %s", (accepted, name) => {
  expect(chooseEncoding(accepted, encodings)?.name).toBe(name);
});

test("What is not there is not chosen", () => {
  const gzipOnly = encodings.filter(({ name }) => name === "gzip");
  expect(chooseEncoding("br, gzip", gzipOnly)?.name).toBe("gzip");
  expect(chooseEncoding("br, gzip", [])).toBeUndefined();
});
