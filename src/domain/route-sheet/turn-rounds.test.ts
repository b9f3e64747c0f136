import { describe, expect, it } from "vitest";
import { fromRd } from "#domain/coordinates/rd.ts";
import { sheetCuts } from "#domain/route-sheet/figures/sheet-cut.fixture.ts";
import { turnDegrees } from "#domain/units/degrees.ts";
import { findJunctions } from "./find-junctions.ts";
import { canGoWrong, isTurnRound, turnAt } from "./junction.ts";
import { roomOnPage } from "./pages.ts";
import { routeInPlane } from "./route-in-plane.ts";
import { sheetRouteOf, sheetSteps, usualChoice } from "./sheet-step.ts";
import { techniqueFigures } from "./technique-figures.ts";
import { TECHNIQUES } from "./techniques.ts";
import { wayGraph } from "./way-graph.ts";

/** Metres to the east and the north of RD 91000, 438500. */
type Spot = readonly [east: number, north: number];

const PLANNED_METERS = 8;
const RECORDED_METERS = 20;

const placeOf = ([east, north]: Spot) => fromRd({ x: 91_000 + east, y: 438_500 + north });
const lineOver = (...spots: readonly Spot[]) =>
  Float64Array.from(spots.flatMap((spot) => [placeOf(spot).lng, placeOf(spot).lat]));

/** North over a crossing to 48, at which the path goes on, and back over the crossing to the west. */
const THERE_AND_BACK: readonly Spot[] = [
  [0, 0],
  [0, 400],
  [0, 700],
  [0, 400],
  [-500, 400],
];
const WAYS: readonly (readonly Spot[])[] = [
  [
    [0, 0],
    [0, 400],
    [0, 700],
    [0, 900],
  ],
  [
    [-500, 400],
    [0, 400],
    [500, 400],
  ],
];

function junctionsOf(spots: readonly Spot[], ways: typeof WAYS, reachMeters = PLANNED_METERS) {
  const route = routeInPlane(lineOver(...spots));
  const grids = ways.map((way) => ({ grid: Int32Array.from(way.flat()), isMinor: false }));
  const vertices = wayGraph(grids, (x, y) => route.toPlane(placeOf([x, y])));
  return findJunctions(route, vertices, reachMeters);
}

describe("a turn-round", () => {
  it("is a step among the junctions, with the way that goes on", () => {
    const found = junctionsOf(THERE_AND_BACK, WAYS);
    expect(found.map(({ alongMeters }) => Math.round(alongMeters / 10) * 10)).toEqual([
      400, 700, 1000,
    ]);
    expect(found.map(isTurnRound)).toEqual([false, true, false]);
    const [, turn] = found;
    expect(turn && turnDegrees(turn.inDegrees, 180)).toBeLessThan(1);
    expect(turn?.otherDegrees).toHaveLength(1);
    expect(turnDegrees(turn?.otherDegrees[0] ?? 180, 0)).toBeLessThan(1);
    expect(turn && Math.abs(turnAt(turn))).toBe(180);
    expect(turn && canGoWrong(turn)).toBe(true);
  });

  it("is found where the device has no ways, near the end, and close behind a junction", () => {
    const alongs = (spots: readonly Spot[], ways: typeof WAYS) =>
      junctionsOf(spots, ways).map(({ alongMeters }) => Math.round(alongMeters / 5) * 5);
    expect(alongs(THERE_AND_BACK, [])).toEqual([700]);
    expect(
      alongs(
        [
          [0, 0],
          [0, 300],
          [0, 270],
        ],
        [],
      ),
    ).toEqual([300]);
    const [start, crossing, , , end] = THERE_AND_BACK as [Spot, Spot, Spot, Spot, Spot];
    expect(alongs([start, crossing, [0, 455], crossing, end], WAYS)).toEqual([400, 455, 510]);
  });

  it("is found once in a recorded track, whose way back is some metres off", () => {
    let seed = 5;
    const noise = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return (seed / 2_147_483_647 - 0.5) * 6;
    };
    const walked: Spot[] = [];
    for (let north = 0; north <= 700; north += 7) walked.push([noise(), north + noise()]);
    for (let north = 693; north >= 0; north -= 7) walked.push([noise(), north + noise()]);
    const turns = junctionsOf(walked, [], RECORDED_METERS);
    expect(turns).toHaveLength(1);
    const [turn] = turns;
    const tip = placeOf([0, 700]);
    expect(turn && Math.abs(turn.place.lat - tip.lat) * 111_195).toBeLessThan(15);
  });

  it.each<[string, readonly Spot[]]>([
    [
      "a right angle",
      [
        [0, 0],
        [0, 300],
        [300, 300],
      ],
    ],
    [
      "the other side of a canal",
      [
        [0, 0],
        [0, 300],
        [8, 300],
        [8, 0],
      ],
    ],
    [
      "a small loop",
      [
        [0, 0],
        [0, 300],
        [20, 310],
        [20, 330],
        [0, 340],
        [-20, 320],
        [0, 300],
        [300, 300],
      ],
    ],
    [
      "a straight line",
      [
        [0, 0],
        [0, 100],
        [0, 200],
      ],
    ],
  ])("is not %s", (_, spots) => {
    expect(junctionsOf(spots, [])).toEqual([]);
  });

  it("is not a spur to a signpost beside a plan, at which the turn of the line counts", () => {
    const whole = lineOver([0, 0], [0, 400], [0, 434], [0, 400], [500, 400]);
    const planned = sheetRouteOf("", whole, true);
    expect(planned && Math.round(planned.lengthMeters / 10) * 10).toBe(900);
    const route = routeInPlane(planned?.line ?? []);
    const grids = WAYS.map((way) => ({ grid: Int32Array.from(way.flat()), isMinor: false }));
    const vertices = wayGraph(grids, (x, y) => route.toPlane(placeOf([x, y])));
    const turns = findJunctions(route, vertices, PLANNED_METERS).map(turnAt);
    expect(turns.map(Math.round)).toEqual([90]);
    // Somebody did walk there who recorded it.
    expect(sheetRouteOf("", whole, false)?.line).toBe(whole);
    expect(sheetRouteOf("", lineOver([0, 0]), true)).toBeNull();
  });

  it.each(TECHNIQUES)("is on the sheet of %s", (technique) => {
    const line = lineOver(...THERE_AND_BACK);
    const ends = [THERE_AND_BACK[0], THERE_AND_BACK.at(-1)] as [Spot, Spot];
    const steps = sheetSteps(usualChoice(junctionsOf(THERE_AND_BACK, WAYS)));
    const figures = techniqueFigures(
      technique,
      {
        route: {
          name: "",
          start: placeOf(ends[0]),
          finish: placeOf(ends[1]),
          lengthMeters: 1500,
          line,
        },
        steps: steps.map((step) =>
          isTurnRound(step.junction) ? { ...step, remark: "bij 48" } : step,
        ),
        gaps: [],
        cuts: sheetCuts(placeOf(ends[0])),
        settings: {
          paper: "A4",
          north: { north: "grid", decimalYear: 2026.9 },
          tracingScale: 25_000,
        },
        words: {
          start: "Start",
          finish: "Eind",
          wind: (degrees) => `${degrees}`,
          distance: (meters) => `${meters} m`,
          between: "tussenpunt",
          leg: (from, to) => `${from} → ${to}`,
          measures: (distance, direction) => `${distance}, ${direction}`,
          scale: (metersPerMm) => `1 mm is ${metersPerMm} m`,
          kilometer: () => "",
          mapScale: () => "",
          gap: () => "geen kaart",
          turnRound: "keer om",
          columns: { winds: [], degrees: [], helicopter: [], knots: [], coordinates: [] },
          unsuited: (degrees: string) => degrees,
          knots: ["keer om", "1", "2", "3"],
          knotMeaning: (knot: string) => knot,
        },
      },
      roomOnPage("A4"),
    );
    const texts = figures?.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])),
    );
    expect(texts?.join(" ")).toContain("keer om, bij 48");
  });
});
