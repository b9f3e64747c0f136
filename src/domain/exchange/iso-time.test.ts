import fc from "fast-check";
import { expect, test } from "vitest";
import { isoTime } from "./iso-time.ts";

test("writes a time like the platform, without milliseconds if they are zero", () => {
  const moments = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 });
  fc.assert(
    fc.property(moments, (timeMs) => {
      expect(isoTime(timeMs)).toBe(new Date(timeMs).toISOString().replace(".000Z", "Z"));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [-62_135_596_800_000, "0001-01-01T00:00:00Z"],
  [-62_135_596_799_999.4, "0001-01-01T00:00:00.001Z"],
  [1_709_210_096_789, "2024-02-29T12:34:56.789Z"],
  [253_402_300_799_999, "9999-12-31T23:59:59.999Z"],
])("%d is %s", (timeMs, text) => {
  expect(isoTime(timeMs)).toBe(text);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 253_402_300_800_000, -62_135_596_800_001])(
  "does not write %d, whose year does not have four digits",
  (timeMs) => {
    expect(isoTime(timeMs)).toBeNull();
  },
);
