import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";
import type { Figure, Mark } from "./figure.ts";
import { pagesWithoutNumbers, roomOnPage } from "./pages.ts";
import type { SheetRoute, SheetStep } from "./sheet-step.ts";
import { sheetVectors } from "./sheet-vectors.ts";
import { techniqueFigures } from "./technique-figures.ts";
import type { SheetInput } from "./techniques.ts";

const TRUE = { north: "true", decimalYear: 2026.9 } as const;
const START = { lat: 52, lng: 5 };
const ROOM = { width: 190, height: 240 };
const SAME_PLACE_METERS = 5;

interface Piece {
  readonly bearing: number;
  readonly meters: number;
  /** True if the piece ends at a junction on the sheet. */
  readonly isStep: boolean;
}

/** A route of straight pieces, with a step at the end of those that have one. */
function routeOf(pieces: readonly Piece[]): { route: SheetRoute; steps: SheetStep[] } {
  const places: LatLng[] = [START];
  const steps: SheetStep[] = [];
  let [along, before] = [0, 0];
  for (const [index, { bearing, meters, isStep }] of pieces.entries()) {
    const place = direct(places.at(-1) ?? START, bearing, meters).place;
    places.push(place);
    along += meters;
    if (!isStep || index === pieces.length - 1) continue;
    const ways = { inDegrees: (bearing + 180) % 360, outDegrees: 0, otherDegrees: [90] };
    const junction = { place, alongMeters: along, ...ways };
    const number = steps.length + 1;
    steps.push({ number, junction, remark: "", legMeters: along - before });
    before = along;
  }
  const line = Float64Array.from(places.flatMap(({ lng, lat }) => [lng, lat]));
  const finish = places.at(-1) ?? START;
  return { route: { name: "", start: START, finish, lengthMeters: along, line }, steps };
}

function inputOf(pieces: readonly Piece[]): SheetInput {
  return {
    ...routeOf(pieces),
    gaps: [],
    settings: { paper: "A4", north: TRUE, tracingScale: 25_000 },
    words: {
      start: "Start",
      finish: "Eind",
      between: "tussenpunt",
      wind: () => "N",
      distance: (meters) => `${Math.round(meters)} m`,
      leg: (from, to) => `${from} → ${to}`,
      measures: (distance, direction) => `${distance}, ${direction}`,
      kilometer: () => "",
      mapScale: () => "",
      gap: () => "geen kaart",
      turnRound: "keer om",
      scale: (metersPerMm) => `1 mm is ${metersPerMm} m`,
      columns: { winds: [], degrees: [], helicopter: [], knots: [], coordinates: [] },
      unsuited: (degrees: string) => degrees,
      knots: ["keer om", "1", "2", "3"],
      knotMeaning: (knot: string) => knot,
    },
  };
}

const PIECES = fc.array(
  fc.record({
    bearing: fc.double({ min: 0, max: 360, noNaN: true }),
    meters: fc.oneof(
      fc.double({ min: 0, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 5000, noNaN: true }),
    ),
    isStep: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

/** The places to which the vectors lead when they are walked one after the other from the start. */
function walked(vectors: readonly { bearingDegrees: number; distanceMeters: number }[]): LatLng[] {
  const places: LatLng[] = [START];
  for (const { bearingDegrees, distanceMeters } of vectors) {
    places.push(direct(places.at(-1) ?? START, bearingDegrees, distanceMeters).place);
  }
  return places;
}

const isNear = (one: LatLng, other: LatLng) =>
  inverse(one, other).distanceMeters < SAME_PLACE_METERS + 0.1;

/** Expects that the places lead past each step in order, also past those without an arrow of their own. */
function expectPassed(places: readonly LatLng[], steps: readonly SheetStep[]): void {
  let reached = 0;
  for (const { junction } of steps) {
    reached = places.findIndex((place, at) => at >= reached && isNear(place, junction.place));
    expect(reached).toBeGreaterThanOrEqual(0);
  }
}

const textsOf = ({ marks }: Figure) =>
  marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

function arrowMm({ marks }: Figure): number {
  const isArrow = (mark: Mark) =>
    mark.kind === "line" && (mark.widthMm === 0.7 || mark.widthMm === 0.25);
  const arrow = marks.find(isArrow);
  const [from, to] = arrow?.kind === "line" ? arrow.points : [];
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
}

describe("the vectors of any route", () => {
  it("are arrows of 10 to 100 mm, true to the scale beside them", () => {
    fc.assert(
      fc.property(PIECES, (pieces) => {
        const input = inputOf(pieces);
        const vectors = sheetVectors(input.route, input.steps, TRUE);
        const figures = techniqueFigures("vectors", input, ROOM) ?? [];
        expect(figures).toHaveLength(vectors.length);
        const scaleOf = (figure: Figure) => /1 mm is (.*) m/.exec(textsOf(figure).join("\n"))?.[1];
        const mains = new Set<string>();
        for (const [index, figure] of figures.entries()) {
          const lengthMm = arrowMm(figure);
          expect(lengthMm).toBeGreaterThanOrEqual(10 - 1e-9);
          expect(lengthMm).toBeLessThanOrEqual(100 + 1e-9);
          const { distanceMeters, bearingDegrees } = vectors[index] ?? expect.fail("no vector");
          const scale = scaleOf(figure);
          if (scale) expect(lengthMm * Number(scale)).toBeCloseTo(distanceMeters, 6);
          else mains.add((distanceMeters / lengthMm).toFixed(6));
          const degrees = Math.round(bearingDegrees) % 360;
          expect(textsOf(figure)).toContain(`${Math.round(distanceMeters)} m, ${degrees}°`);
        }
        // The arrows without a scale of their own share one.
        expect(mains.size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("are at least three on each page of A5 but the last, also with long remarks", () => {
    fc.assert(
      fc.property(PIECES, fc.integer({ min: 0, max: 120 }), (pieces, letters) => {
        const whole = inputOf(pieces);
        const remark = "woord ".repeat(20).slice(0, letters);
        const steps = whole.steps.map((step) => ({ ...step, remark }));
        const settings = { ...whole.settings, paper: "A5" } as const;
        const room = roomOnPage("A5", ["", "", "", "", "", ""]);
        const figures = techniqueFigures("vectors", { ...whole, steps, settings }, room) ?? [];
        const words = { title: "", notes: ["a", "b", "c", "d", "e", "f"], bar: "" };
        const pages = pagesWithoutNumbers(figures, "A5", words).slice(0, -1);
        for (const { marks } of pages) {
          const heads = marks.filter(({ kind }) => kind === "arrowhead");
          expect(heads.length).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  it("add up to the route: they lead past each step to the finish", () => {
    fc.assert(
      fc.property(PIECES, (pieces) => {
        const { route, steps } = routeOf(pieces);
        const vectors = sheetVectors(route, steps, TRUE);
        const places = walked(vectors);
        expect(isNear(places.at(-1) ?? START, route.finish)).toBe(true);
        for (const [index, { from, to }] of vectors.entries()) {
          expect(from).toBe(index === 0 ? "start" : vectors[index - 1]?.to);
          const step = steps.find(({ number }) => number === to);
          if (step) expect(isNear(places[index + 1] ?? START, step.junction.place)).toBe(true);
        }
        expectPassed(places, steps);
      }),
    );
  });
});

it("of a helicopter route leave out no point, however near", () => {
  const input = inputOf([
    { bearing: 90, meters: 200, isStep: true },
    { bearing: 0, meters: 150, isStep: true },
    { bearing: 90, meters: 800, isStep: true },
  ]);
  const rows = (techniqueFigures("helicopter", input, ROOM) ?? []).map((row) => textsOf(row));
  expect(rows.slice(1).map(([from]) => from)).toEqual(["Start", "1", "2"]);
});

describe("a short leg", () => {
  const legs = (pieces: readonly Piece[]) => {
    const { route, steps } = routeOf(pieces);
    return sheetVectors(route, steps, TRUE).map(({ from, to }) => [from, to]);
  };

  it("of 12 m keeps its turn as an arrow of its own at a larger scale", () => {
    const input = inputOf([
      { bearing: 90, meters: 1000, isStep: true },
      { bearing: 0, meters: 12, isStep: true },
      { bearing: 90, meters: 800, isStep: true },
    ]);
    const figures = techniqueFigures("vectors", input, ROOM) ?? [];
    expect(figures.map(textsOf)).toEqual([
      ["Start → 1", "1000 m, 90°"],
      ["1 → 2", "12 m, 0°", "1 mm is 1 m"],
      ["2 → Eind", "800 m, 90°"],
    ]);
    expect(figures.map(arrowMm).map(Math.round)).toEqual([50, 12, 40]);
  });

  it("of 3 m is no arrow, and its remark stands with the point before", () => {
    const { route, steps } = routeOf([
      { bearing: 90, meters: 500, isStep: true },
      { bearing: 0, meters: 3, isStep: true },
      { bearing: 90, meters: 400, isStep: true },
    ]);
    const remarked = steps.map((step) => ({ ...step, remark: `bij ${step.number}` }));
    const vectors = sheetVectors(route, remarked, TRUE);
    expect(vectors.map(({ from, to }) => [from, to])).toEqual([
      ["start", 1],
      [1, "finish"],
    ]);
    expect(vectors[1]?.remark).toBe("bij 1; bij 2");
  });

  it("before the finish is left out with the step, not with the finish", () => {
    expect(
      legs([
        { bearing: 90, meters: 500, isStep: true },
        { bearing: 0, meters: 3, isStep: true },
      ]),
    ).toEqual([["start", "finish"]]);
  });

  it("of a loop back to the same place leads over its farthest point", () => {
    expect(
      legs([
        { bearing: 90, meters: 500, isStep: true },
        { bearing: 0, meters: 100, isStep: false },
        { bearing: 180, meters: 100, isStep: true },
        { bearing: 90, meters: 400, isStep: true },
      ]),
    ).toEqual([
      ["start", 1],
      [1, "between"],
      ["between", 2],
      [2, "finish"],
    ]);
  });
});
