import { describe, expect, it } from "vitest";
import { fromRd } from "#domain/coordinates/rd.ts";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { courseLegs } from "./course-table.ts";
import { drawnTechnique, fittingTracings } from "./drawn-technique.ts";
import type { MapGap } from "./map-gap.ts";
import { roomOnPage, SHEET_PAPERS, type SheetPaper } from "./pages.ts";
import { lineOfPatrol, sheetsOfPart } from "./patrol-route.ts";
import { type SheetRoute, type SheetStep, sheetRouteOf } from "./sheet-step.ts";
import { type SheetInput, TECHNIQUES, type Technique } from "./techniques.ts";

/** Eight kilometres east, with a step to the north and back in each. */
const LINE = Float64Array.from(
  Array.from({ length: 9 }, (_, km) => [
    fromRd({ x: 80_000 + km * 1000, y: 446_500 }),
    fromRd({ x: 80_500 + km * 1000, y: 446_700 }),
  ])
    .flat()
    .flatMap(({ lng, lat }) => [lng, lat]),
);
const ROUTE = sheetRouteOf("Tocht", LINE, false) as SheetRoute;
const NO_WORDS = {
  start: "Start",
  finish: "Eind",
  between: "",
  wind: () => "N",
  distance: (meters: number) => `${Math.round(meters)} m`,
  leg: () => "",
  measures: () => "",
  scale: () => "",
  mapScale: () => "",
  gap: () => "geen kaart",
  kilometer: (along: number) => `km ${along}`,
  turnRound: "keer om",
  columns: { winds: [], degrees: [], helicopter: [], knots: [], coordinates: [] },
  unsuited: (degrees: string) => degrees,
  knots: ["keer om", "1", "2", "3"],
  knotMeaning: (knot: string) => knot,
} as const;

function inputOf(
  paper: SheetPaper,
  gaps: readonly MapGap[],
  steps = stepsAt(900, 7000),
): SheetInput {
  const settings = {
    paper,
    north: { north: "grid", decimalYear: 2026.9 },
    tracingScale: 25_000,
  } as const;
  const photos = [
    { ...ROUTE.start, photoId: "first" },
    { ...ROUTE.finish, photoId: "last" },
  ];
  return { route: ROUTE, steps, gaps, settings, words: NO_WORDS, photos };
}

function stepsAt(...alongs: readonly number[]): SheetStep[] {
  return alongs.map((alongMeters, index) => {
    const [lng = 0, lat = 0] = lineOfPatrol(LINE, { isReversed: false, startMeters: alongMeters });
    const place = { lat, lng };
    const junction = { place, alongMeters, inDegrees: 250, outDegrees: 70, otherDegrees: [0] };
    return { number: index + 1, junction, remark: "", legMeters: 0 };
  });
}

const GAP = { fromMeters: 2000, toMeters: 5500 };
const DOORS = TECHNIQUES.flatMap((technique) =>
  SHEET_PAPERS.map((paper) => [technique, paper] as const),
);
const WITHOUT_JUNCTIONS: readonly Technique[] = ["helicopter", "tracing", "coordinates"];

describe.each(DOORS)("%s on %s", (technique, paper) => {
  const lacksOf = (input: SheetInput) => drawnTechnique(technique, input, roomOnPage(paper)).lacks;
  const isTooLarge = technique === "tracing";

  it("has an instruction for every metre of a map with junctions", () => {
    if (isTooLarge) return;
    expect(lacksOf(inputOf(paper, []))).toEqual([]);
  });

  it("lacks what the device has no map of, if it leads over junctions", () => {
    if (isTooLarge) return;
    const isFree = WITHOUT_JUNCTIONS.includes(technique);
    expect(lacksOf(inputOf(paper, [GAP]))).toEqual(isFree ? [] : [{ ...GAP, reason: "map" }]);
  });

  it("lacks the whole route without a map, without junctions, or without a north", () => {
    const whole = { fromMeters: 0, toMeters: ROUTE.lengthMeters };
    const free = WITHOUT_JUNCTIONS.includes(technique);
    const steps: SheetStep[] = [];
    if (!free) {
      expect(lacksOf(inputOf(paper, [whole], steps))).toEqual([{ ...whole, reason: "map" }]);
      expect(lacksOf(inputOf(paper, [], steps))).toEqual([{ ...whole, reason: "junctions" }]);
    }
    const input = inputOf(paper, []);
    const north = { north: "magnetic", decimalYear: 1950 } as const;
    const lacks = lacksOf({ ...input, settings: { ...input.settings, north } });
    const needsNorth = [
      "junctions",
      "winds",
      "strokes",
      "degrees",
      "turned-north",
      "vectors",
      "helicopter",
    ];
    if (needsNorth.includes(technique)) expect(lacks).toEqual([{ ...whole, reason: "north" }]);
    else expect(lacks.map(({ reason }) => reason)).toEqual(isTooLarge ? ["paper"] : []);
  });
});

describe("a tracing", () => {
  it.each(SHEET_PAPERS)("that does not fit %s lacks its whole part, and others fit", (paper) => {
    const input = inputOf(paper, []);
    const part = { technique: "tracing", fromMeters: 900, toMeters: 7000 } as const;
    const ofPart = sheetsOfPart(input, part);
    const { lacks } = drawnTechnique("tracing", ofPart, roomOnPage(paper));
    expect(lacks).toEqual([{ fromMeters: 0, toMeters: 6100, reason: "paper" }]);
    const fits = fittingTracings(ofPart, (one) => roomOnPage(one));
    expect(fits.map((fit) => `${fit.paper} ${fit.scale}`)).toEqual(
      paper === "A4" ? ["A4 50000"] : ["A4 50000"],
    );
  });

  it("cannot be drawn abroad, on paper of any size", () => {
    const line = Float64Array.of(13.4, 52.5, 13.42, 52.5);
    const route = sheetRouteOf("Berlin", line, false) as SheetRoute;
    const input = { ...inputOf("A4", [], []), route };
    expect(drawnTechnique("tracing", input, roomOnPage("A4")).lacks).toMatchObject([
      { fromMeters: 0, reason: "abroad" },
    ]);
    expect(fittingTracings(input, (one) => roomOnPage(one))).toEqual([]);
  });
});

it("the courses of a stretch lead from its start to its end, beside the route", () => {
  const north = { north: "true", decimalYear: 2026.9 } as const;
  const legs = courseLegs(ROUTE, GAP, north);
  const placeAt = (meters: number) => {
    const [lng = 0, lat = 0] = lineOfPatrol(LINE, { isReversed: false, startMeters: meters });
    return { lat, lng };
  };
  expect(legs[0]?.fromMeters).toBe(GAP.fromMeters);
  expect(legs.at(-1)?.toMeters).toBeCloseTo(GAP.toMeters, 0);
  expect(legs.length).toBeGreaterThan(5);
  let place = placeAt(GAP.fromMeters);
  for (const { bearingDegrees, distanceMeters, toMeters } of legs) {
    place = direct(place, bearingDegrees, distanceMeters).place;
    expect(inverse(place, placeAt(toMeters)).distanceMeters).toBeLessThan(5);
  }
  const total = legs.reduce((sum, { distanceMeters }) => sum + distanceMeters, 0);
  expect(Math.abs(total - 3500)).toBeLessThan(20);
  const whole = { fromMeters: 0, toMeters: ROUTE.lengthMeters + 3 };
  expect(courseLegs(ROUTE, whole, north).at(-1)?.toMeters).toBeCloseTo(
    metersAlong(LINE).at(-1) ?? 0,
    0,
  );
});
