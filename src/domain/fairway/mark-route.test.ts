import { expect, it } from "vitest";
import { lineOfLegs, trackOfMarks } from "./mark-route.ts";

const MARKS = [
  { lat: 52, lng: 4, name: "S 1" },
  { lat: 52.01, lng: 4, name: "" },
  { lat: 52.01, lng: 4.02, name: "Brug" },
];
const LEGS = [
  { line: Float64Array.of(4, 52, 4.001, 52.005, 4, 52.01), water: "Schie" },
  { line: Float64Array.of(4, 52.01, 4.02, 52.01), water: null },
];

it("is one line through the marks, each once", () => {
  expect([...lineOfLegs(LEGS)]).toEqual([4, 52, 4.001, 52.005, 4, 52.01, 4.02, 52.01]);
  expect(lineOfLegs([])).toHaveLength(0);
});

it("is a route like any other, whose marks keep their names", () => {
  const track = trackOfMarks(MARKS, LEGS, { id: "1", name: "Naar de brug", addedAtMs: 5 });
  expect(track).toMatchObject({
    kind: "route",
    origin: "planned",
    name: "Naar de brug",
    pointCount: 4,
    segmentCount: 1,
    isVisible: true,
  });
  expect(track.lengthMeters).toBeGreaterThan(2400);
  expect(track.points.details?.map((one) => one?.name)).toEqual([
    "S 1",
    undefined,
    undefined,
    "Brug",
  ]);
});
