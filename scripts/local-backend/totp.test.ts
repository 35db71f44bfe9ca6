import { expect, test } from "vitest";
import { encodeBase32, totpCode } from "./totp.ts";

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1234567890, "005924"],
  [20000000000, "353130"],
])("the standard's example at second %d is %s", (second, code) => {
  expect(totpCode(encodeBase32(Buffer.from("12345678901234567890")), second * 1000)).toBe(code);
});
