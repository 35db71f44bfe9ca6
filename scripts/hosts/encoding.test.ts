import { expect, test } from "vitest";
import { takesBrotli } from "./encoding.ts";

test.each(["br", "gzip, deflate, br", "BR;q=0.1, GZIP;q=1", "br;q=0.001", "gzip , br"])(
  "%j takes brotli",
  (accepted) => {
    expect(takesBrotli(accepted)).toBe(true);
  },
);

test.each(["gzip", "br;q=0, gzip", "br; q=0.000 , gzip", "brotli, xbr", "identity", "*", ""])(
  "%j does not take brotli",
  (accepted) => {
    expect(takesBrotli(accepted)).toBe(false);
  },
);
