import { expect, test } from "vitest";
import { checkPasswords } from "./password-check.ts";

test.each([
  ["", "", "new-password", "Password must be at least 6 characters long"],
  ["12345", "12345", "new-password", "Password must be at least 6 characters long"],
  ["12345", "other", "new-password", "Password must be at least 6 characters long"],
  ["123456", "", "confirm-password", "Passwords do not match"],
  ["123456", "123457", "confirm-password", "Passwords do not match"],
  ["123456 ", "123456", "confirm-password", "Passwords do not match"],
])("%j and %j: %s: %s", (password, confirmation, field, message) => {
  expect(checkPasswords(password, confirmation)).toEqual({ field, message });
});

test.each(["123456", "      ", "päßwörd"])("%j, typed twice, is accepted", (password) => {
  expect(checkPasswords(password, password)).toBeUndefined();
});
