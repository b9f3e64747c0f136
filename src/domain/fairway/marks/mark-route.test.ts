import { describe, expect, it } from "vitest";
import { legAlongWaters, lineOfLegs, trackOfMarks } from "./mark-route.ts";

const MARKS = [
  { lat: 52, lng: 4, name: "S 1" },
  { lat: 52.01, lng: 4, name: "" },
  { lat: 52.01, lng: 4.02, name: "Brug" },
];
const LEGS = [
  { line: Float64Array.of(4, 52, 4.001, 52.005, 4, 52.01), waters: ["Schie"], straightMeters: 0 },
  { line: Float64Array.of(4, 52.01, 4.02, 52.01), waters: null, straightMeters: 1370 },
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

describe("a leg along waters", () => {
  const [from, to] = [
    { lat: 52, lng: 4 },
    { lat: 52, lng: 4.02 },
  ];
  const route = {
    kind: "route",
    metersBefore: 5,
    meters: 1400,
    metersAfter: 180,
    pavedMeters: 0,
    unpavedMeters: 0,
    walkedMeters: 0,
    line: Float64Array.of(4, 52.0001, 4.01, 52.001, 4.02, 52.0016),
    stretches: [
      { name: "Schie", isFerry: false, meters: 700 },
      { name: null, isFerry: false, meters: 100 },
      { name: "Schie", isFerry: false, meters: 600 },
    ],
    turns: [],
    conditions: [],
    settled: 1,
  } as const;

  it("goes to the middle of a narrow water, and from the side of a wide one on along it", () => {
    const leg = legAlongWaters(from, to, route);
    expect([...leg.line]).toEqual([4, 52, 4, 52.0001, 4.01, 52.001, 4.02, 52]);
    expect(leg).toMatchObject({ waters: ["Schie"], straightMeters: 185 });
  });

  it("is no farther off the water than it is long", () => {
    const besideLake = { metersBefore: 900, metersAfter: 900, line: route.line.slice(0, 4) };
    const leg = legAlongWaters(from, to, { ...route, ...besideLake });
    expect([...leg.line]).toEqual([4, 52, 4.02, 52]);
    expect(leg.straightMeters).toBeCloseTo(1369, -2);
  });

  it("is straight where the waters go very far around", () => {
    expect(legAlongWaters(from, to, { ...route, meters: 9000 }).waters).toBeNull();
  });
});
