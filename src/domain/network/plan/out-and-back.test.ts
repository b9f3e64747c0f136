import { expect, it } from "vitest";
import { goesOutAndBack } from "./out-and-back.ts";

const route = (ids: readonly number[], stopPlaces: readonly number[]) => ({
  nodes: ids.map((osmId) => ({ osmId, number: `${osmId}`, lat: 52, lng: 5 })),
  stopPlaces,
});

it("a route goes out and back where it leaves a stop over the leg by which it came", () => {
  expect(goesOutAndBack(route([1, 2, 3, 2, 4], [0, 2, 4]), 3)).toBe(true);
  expect(goesOutAndBack(route([1, 2, 3, 5, 4], [0, 2, 4]), 3)).toBe(false);
  expect(goesOutAndBack(route([1, 2, 3, 2, 4], [0, 2, 4]), 2)).toBe(false);
});

it("a route ends and begins without going back, also a loop", () => {
  expect(goesOutAndBack(route([1, 2, 1], [0, 1, 2]), 1)).toBe(false);
  expect(goesOutAndBack(route([1], [0]), 1)).toBe(false);
});
