import { expect, it } from "vitest";
import { isQuotaError } from "./is-quota-error.ts";

it.each([
  ["the browser's", new DOMException("full", "QuotaExceededError"), true],
  ["Firefox's", new DOMException("full", "NS_ERROR_DOM_QUOTA_REACHED"), true],
  ["a wrapped one", new Error("x", { cause: new DOMException("", "QuotaExceededError") }), true],
  ["a refusal", new DOMException("The operation is insecure", "SecurityError"), false],
  ["no error", "QuotaExceededError", false],
])("%s", (_name, error, isQuota) => {
  expect(isQuotaError(error)).toBe(isQuota);
});

it("stops at an error that is its own cause", () => {
  const error = new Error("x");
  error.cause = error;
  expect(isQuotaError(error)).toBe(false);
});
