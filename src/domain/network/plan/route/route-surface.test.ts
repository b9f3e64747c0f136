import { expect, it } from "vitest";
import { surfaceOfRoute } from "./route-surface.ts";

it("adds up the length of a route by surface", () => {
  const legs = [
    { meters: 1000, pavedMeters: 400, unpavedMeters: 500 },
    { meters: 500, pavedMeters: 500, unpavedMeters: 0 },
  ];
  expect(surfaceOfRoute({ legs })).toEqual({
    pavedMeters: 900,
    unpavedMeters: 500,
    unknownMeters: 100,
  });
});

it("counts legs without data as unknown", () => {
  expect(surfaceOfRoute({ legs: [{ meters: 700 }] })).toEqual({
    pavedMeters: 0,
    unpavedMeters: 0,
    unknownMeters: 700,
  });
});
