import { expect, it } from "vitest";
import { distinctPlace } from "./distinct-place.ts";

/** East along 52 degrees, bending north by `north` in its second half. */
const over = (north: number) => Float64Array.of(5, 52, 5.5, 52, 5.75, 52 + north, 6, 52);

it("is where a line is farthest from all others, also between two of its points", () => {
  const { lng, lat } = distinctPlace(over(0.2), [over(0), over(-0.2)]);
  expect(lng).toBeCloseTo(5.75, 1);
  expect(lat).toBeCloseTo(52.2, 1);
  // The straight one lies between the others; its best place is halfway between where they leave and rejoin
  // it.
  const straight = distinctPlace(Float64Array.of(5, 52, 6, 52), [over(0.2), over(-0.2)]);
  expect(straight.lat).toBe(52);
  expect(straight.lng).toBeGreaterThan(5.6);
  expect(straight.lng).toBeLessThan(5.9);
});

it("is the middle of a single line, and the place of one without length", () => {
  expect(distinctPlace(Float64Array.of(5, 52, 6, 52), [])).toEqual({ lng: 5.5, lat: 52 });
  expect(distinctPlace(Float64Array.of(5, 52), [over(0)])).toEqual({ lng: 5, lat: 52 });
});
