import { describe, expect, it } from "vitest";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import {
  isLoop,
  lineOfPatrol,
  minutesAt,
  partsOfPatrol,
  pieceOf,
  sheetsOfPart,
} from "./patrol-route.ts";
import { type SheetRoute, type SheetStep, sheetRouteOf } from "./sheet-step.ts";
import { type SheetInput, TECHNIQUES } from "./techniques.ts";

/** Three places along a meridian, 1,112 m apart, and a square of the same sides. */
const STRAIGHT = Float64Array.of(5, 52, 5, 52.01, 5, 52.02);
const SQUARE = Float64Array.of(5, 52, 5, 52.01, 5.0162, 52.01, 5.0162, 52, 5, 52);
const lengthOf = (line: Float64Array) => metersAlong(line).at(-1) ?? 0;
const lats = (line: Float64Array) =>
  [...line].filter((_, at) => at % 2 === 1).map((lat) => Number(lat.toFixed(3)));

describe("the line of a patrol", () => {
  it("is that of the route, either way", () => {
    expect(lineOfPatrol(STRAIGHT, { isReversed: false, startMeters: 0 })).toEqual(STRAIGHT);
    expect(lats(lineOfPatrol(STRAIGHT, { isReversed: true, startMeters: 0 }))).toEqual([
      52.02, 52.01, 52,
    ]);
  });

  it("goes from its place of start to an end of the route", () => {
    const half = lengthOf(STRAIGHT) / 4;
    expect(lats(lineOfPatrol(STRAIGHT, { isReversed: false, startMeters: half }))).toEqual([
      52.005, 52.01, 52.02,
    ]);
    expect(lats(lineOfPatrol(STRAIGHT, { isReversed: true, startMeters: half }))).toEqual([
      52.005, 52,
    ]);
  });

  it("is a whole loop from its place of start", () => {
    expect([isLoop(SQUARE), isLoop(STRAIGHT)]).toEqual([true, false]);
    for (const isReversed of [false, true]) {
      const line = lineOfPatrol(SQUARE, { isReversed, startMeters: 556 });
      expect(lengthOf(line)).toBeCloseTo(lengthOf(SQUARE), 3);
      expect(isLoop(line)).toBe(true);
      expect(line[1]).toBeCloseTo(52.005, 5);
      expect((line[3] as number) > 52.005).toBe(!isReversed);
    }
  });
});

it("ends a piece at the end of the line, where the length of a route is a hair more", () => {
  const beyond = lengthOf(STRAIGHT) * (1 + 1e-12);
  expect(lats(pieceOf(STRAIGHT, 2000, beyond))).toEqual([52.018, 52.02]);
});

const ROUTE = sheetRouteOf("Tocht", STRAIGHT, false) as SheetRoute;
const stepAt = (number: number, alongMeters: number, legMeters: number): SheetStep => ({
  number,
  junction: {
    place: { lat: 52, lng: 5 },
    alongMeters,
    inDegrees: 180,
    outDegrees: 0,
    otherDegrees: [90],
  },
  remark: "",
  legMeters,
});
const INPUT: SheetInput = {
  route: ROUTE,
  steps: [stepAt(1, 500, 500), stepAt(2, 1000, 500), stepAt(3, 1500, 500)],
  gaps: [{ fromMeters: 1200, toMeters: 1300 }],
  settings: { paper: "A4", north: { north: "true", decimalYear: 2026.9 }, tracingScale: 25_000 },
  words: SHEET_WORDS,
};

describe("the parts of a patrol", () => {
  it("end at the junction nearest to where they were to end", () => {
    const stretches = [
      { technique: "strip", untilMeters: 1040 },
      { technique: "degrees", untilMeters: 1100 },
      { technique: "vectors", untilMeters: null },
    ] as const;
    expect(partsOfPatrol({ stretches }, INPUT)).toEqual([
      { technique: "strip", fromMeters: 0, toMeters: 1000 },
      { technique: "vectors", fromMeters: 1000, toMeters: ROUTE.lengthMeters },
    ]);
  });

  it("keep the numbers of the junctions and count distances from their start", () => {
    const first = sheetsOfPart(INPUT, { technique: "strip", fromMeters: 0, toMeters: 1000 });
    expect(first.steps.map(({ number }) => number)).toEqual([1]);
    expect([first.words.start, first.words.finish]).toEqual(["Start", "2"]);
    expect(first.gaps).toEqual([]);
    const part = { fromMeters: 1000, toMeters: ROUTE.lengthMeters } as const;
    const last = sheetsOfPart(INPUT, { technique: "degrees", ...part });
    expect(last.steps.map(({ number, legMeters }) => [number, legMeters])).toEqual([[3, 500]]);
    expect(last.steps[0]?.junction.alongMeters).toBe(500);
    expect([last.words.start, last.words.finish]).toEqual(["2", "Eind"]);
    expect(last.route.lengthMeters).toBeCloseTo(ROUTE.lengthMeters - 1000, 6);
    expect(last.gaps).toEqual([{ fromMeters: 200, toMeters: 300 }]);
    expect(last.words.gap({ fromMeters: 200, toMeters: 300 })).toMatch(/^Km 1,2–1,3/);
    // Where each junction has an instruction, so has the one at which the part begins; the others have a leg from it.
    const fromLeg = [
      "winds",
      "degrees",
      "vectors",
      "coordinates",
      "helicopter",
      "tracing",
      "corridor",
      "memory",
    ];
    for (const technique of TECHNIQUES) {
      const { steps } = sheetsOfPart(INPUT, { technique, ...part });
      const after = [[3, 500]];
      expect(steps.map(({ number, legMeters }) => [number, legMeters])).toEqual(
        fromLeg.includes(technique) ? after : [[2, 0], ...after],
      );
    }
  });
});

it("computes when a patrol is somewhere", () => {
  expect(minutesAt({ startMinutes: 600 }, 3000, 4)).toBe(645);
  expect(minutesAt({ startMinutes: null }, 3000, 4)).toBeNull();
});
