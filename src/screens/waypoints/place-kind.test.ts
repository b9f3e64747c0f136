import { expect, it } from "vitest";
import { placeKinds, usualPlaceKind } from "./place-kind.ts";

const NOTHING = { hasPosition: false, isImpossible: false, isMapUsed: false };

it.each([
  ["here when there is a position", { hasPosition: true, isMapUsed: true }, "here"],
  ["here, also when it is the last one known", { hasPosition: true, isImpossible: true }, "here"],
  ["the centre of a map that was used, without a position", { isMapUsed: true }, "map-center"],
  ["here while the position is on its way", {}, "here"],
  ["to be typed when no position will come", { isImpossible: true }, "typed"],
])("a new waypoint is %s", (_name, known, kind) => {
  expect(usualPlaceKind({ ...NOTHING, ...known })).toBe(kind);
});

it("does not offer the centre of an unused map", () => {
  expect(placeKinds(NOTHING)).not.toContain("map-center");
  expect(placeKinds({ ...NOTHING, isMapUsed: true })).toContain("map-center");
});
