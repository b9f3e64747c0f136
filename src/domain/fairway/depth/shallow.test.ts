import fc from "fast-check";
import { expect, test } from "vitest";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { crossingsMeters, safeContourMeters } from "./shallow.ts";

test("the safe contour is the first that is deep enough at this water", () => {
  const boat = { draughtMeters: 1.5, keelMarginMeters: 0.3 };
  expect(safeContourMeters(boat, 0)).toBe(2);
  expect(safeContourMeters({ ...boat, keelMarginMeters: 0.6 }, 0)).toBe(3);
  expect(safeContourMeters(boat, 0.9)).toBe(1);
  expect(safeContourMeters(boat, -0.5)).toBe(3);
  expect(safeContourMeters({ ...boat, draughtMeters: 30 }, 0)).toBeNull();
  expect(safeContourMeters({ ...boat, draughtMeters: null }, 0)).toBeNull();
});

test("a line through a ring crosses it twice, and one beside it never", () => {
  const ring = Float64Array.of(5.1, 52.1, 5.2, 52.1, 5.2, 52.2, 5.1, 52.2, 5.1, 52.1);
  const through = Float64Array.of(5.0, 52.15, 5.3, 52.15);
  const total = metersAlong(through).at(-1) ?? 0;
  const found = crossingsMeters(through, [ring]);
  expect(found).toHaveLength(2);
  expect(found[0]).toBeCloseTo(total / 3, 0);
  expect(found[1]).toBeCloseTo((2 * total) / 3, 0);
  expect(crossingsMeters(Float64Array.of(5.0, 52.3, 5.3, 52.3), [ring])).toEqual([]);
});

test("a closed contour is crossed an even number of times by a line that ends outside", () => {
  const corner = fc.tuple(
    fc.double({ min: 5.1, max: 5.2, noNaN: true }),
    fc.double({ min: 52.1, max: 52.2, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 9 }), corner, (corners, [lng, lat]) => {
      const ring = Float64Array.from([...corners, ...corners.slice(0, 1)].flat());
      const line = Float64Array.of(5.0, 52.0, lng, lat, 5.3, 52.31);
      expect(crossingsMeters(line, [ring]).length % 2).toBe(0);
    }),
  );
});
