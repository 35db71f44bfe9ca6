import { expect, test } from "vitest";
import { checkPasswords } from "./password-check.ts";

test.each([
  ["", "", "new-password", "shortPassword"],
  ["12345", "12345", "new-password", "shortPassword"],
  ["12345", "other", "new-password", "shortPassword"],
  ["123456", "", "confirm-password", "mismatch"],
  ["123456", "123457", "confirm-password", "mismatch"],
  ["123456 ", "123456", "confirm-password", "mismatch"],
])("%j and %j: %s: %s", (password, confirmation, field, own) => {
  expect(checkPasswords(password, confirmation)).toEqual({ field, own });
});

test.each(["123456", "      ", "päßwörd"])("%j, typed twice, is accepted", (password) => {
  expect(checkPasswords(password, password)).toBeUndefined();
});
