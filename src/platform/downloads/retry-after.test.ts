import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const NOON = Date.UTC(2026, 10, 24, 12);

test.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Tue, 24 Nov 2026 12:01:00 GMT", 60_000],
  ["Tue, 24 Nov 2026 11:00:00 GMT", 0],
  ["soon", null],
  ["", null],
  [null, null],
])("Retry-After %j is %j milliseconds", (header, expected) => {
  expect(retryAfterMs(header, NOON)).toBe(expected);
});
