import { describe, expect, it } from "vitest";
import { fromRd } from "#domain/coordinates/rd.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import type { Figure, PaperPoint } from "#domain/route-sheet/figure.ts";
import type { RouteJunction } from "#domain/route-sheet/junction.ts";
import { pagesWithoutNumbers } from "#domain/route-sheet/pages.ts";
import {
  type ChosenJunction,
  numberOnSheet,
  type SheetStep,
  sheetSteps,
  usualChoice,
} from "#domain/route-sheet/sheet-step.ts";
import { type SheetVector, sheetVectors } from "#domain/route-sheet/sheet-vectors.ts";
import { tableRow } from "#domain/route-sheet/table-row.ts";
import { turnDegrees } from "#domain/units/degrees.ts";
import { dotAndArrow, junctionNorthUp, straightened, strip } from "./junction-figures.ts";
import { tracing } from "./tracing-figure.ts";
import { vectorFigure, vectorScales } from "./vector-figures.ts";

const PLACE = { lat: 52, lng: 5 };
const TRUE = { north: "true", decimalYear: 2026.9 } as const;

/** One comes from the south-west, leaves to the east, and passes arms to the north and the south-east. */
const JUNCTION: RouteJunction = {
  place: PLACE,
  alongMeters: 400,
  inDegrees: 225,
  outDegrees: 90,
  otherDegrees: [0, 135],
};

const STEP: SheetStep = { number: 3, junction: JUNCTION, remark: "bij de eik", legMeters: 400 };

const MAIN = { metersPerMm: 10, isMainScale: true, heads: ["1 → 2", "100 m, 45°"] } as const;
const VECTOR: SheetVector = {
  from: 1,
  to: 2,
  alongMeters: 0,
  distanceMeters: 100,
  bearingDegrees: 45,
  remark: "",
};

/** The directions from the middle of a figure to the ends of its lines, degrees from the top of the paper. */
function armsOf({ marks }: Figure): number[] {
  const lines = marks.flatMap((mark) => (mark.kind === "line" && mark.widthMm > 0.4 ? [mark] : []));
  const center = lines[0]?.points[0] as PaperPoint;
  const ends = lines.flatMap(({ points }) => points.filter((point) => point !== center));
  return ends.map(({ x, y }) => (Math.atan2(x - center.x, center.y - y) * 180) / Math.PI);
}

const within5 = (found: readonly number[], wanted: readonly number[]) =>
  wanted.every((one) => found.some((arm) => turnDegrees(arm, one) < 5)) &&
  found.length === wanted.length;

describe("a junction on paper", () => {
  it("has its arms within 5° with north at the top", () => {
    expect(within5(armsOf(junctionNorthUp(STEP)), [225, 90, 0, 135])).toBe(true);
  });

  it("is turned to another north", () => {
    expect(within5(armsOf(junctionNorthUp(STEP, 40)), [185, 50, 320, 95])).toBe(true);
  });

  it("is turned so that the route arrives from below", () => {
    const figure = dotAndArrow(STEP);
    expect(within5(armsOf(figure), [180, 45, 315, 90])).toBe(true);
    const dot = figure.marks.find((mark) => mark.kind === "dot");
    const arrow = figure.marks.find((mark) => mark.kind === "arrowhead");
    expect(dot?.kind === "dot" && dot.at.y).toBeGreaterThan(18);
    expect(arrow?.kind === "arrowhead" && turnDegrees(arrow.degrees, 45)).toBeLessThan(5);
    const texts = figure.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
    expect(texts).toEqual(["3", "bij de eik"]);
  });
});

describe("a strip", () => {
  it("has its distances where no arm lies over them, in any direction", () => {
    const junction = { ...JUNCTION, otherDegrees: Array.from({ length: 72 }, (_, at) => 5 * at) };
    const steps = [1, 2, 3].map((number) => ({ ...STEP, number, junction, distance: "309 m" }));
    const { marks } = strip(steps, { start: "Start", finish: "Eind" });
    const arms = marks.flatMap((mark) => (mark.kind === "line" ? [mark.points] : []));
    const places = arms.flatMap(([from, to]) =>
      from && to
        ? Array.from({ length: 41 }, (_, step) => ({
            x: from.x + (step / 40) * (to.x - from.x),
            y: from.y + (step / 40) * (to.y - from.y),
          }))
        : [],
    );
    const texts = marks.flatMap((mark) =>
      mark.kind === "text" && mark.text === "309 m" ? [mark] : [],
    );
    expect(texts).toHaveLength(3);
    for (const { at, text, sizeMm } of texts) {
      const width = 0.6 * sizeMm * text.length;
      const isUnder = ({ x, y }: PaperPoint): boolean =>
        x > at.x && x < at.x + width && y > at.y - 0.75 * sizeMm && y < at.y;
      expect(places.filter(isUnder)).toEqual([]);
    }
  });

  it("has the arms on the right of the route on its right", () => {
    // From out (90°) clockwise to in (225°) is right: 135° is there, 0° is left.
    expect(straightened(JUNCTION, 135)).toBeCloseTo(60, 6);
    expect(straightened(JUNCTION, 0)).toBeGreaterThan(180);
    expect(straightened(JUNCTION, 90)).toBe(0);
    expect(straightened(JUNCTION, 225)).toBe(180);
  });

  it("has the junctions from the bottom up, in order", () => {
    const steps = [STEP, { ...STEP, number: 4, remark: "" }];
    const { marks } = strip(steps, { start: "Start", finish: "Eind" });
    const heights = marks.flatMap((mark) =>
      mark.kind === "text" && /^\d$/.test(mark.text) ? [mark.at.y] : [],
    );
    expect(heights).toHaveLength(2);
    expect(heights[0]).toBeGreaterThan(heights[1] as number);
  });

  it("is broken where the map ends, with the words beside the break", () => {
    const steps = [STEP, { sentence: "geen kaart" }, { ...STEP, number: 4, remark: "" }];
    const { marks } = strip(steps, { start: "Start", finish: "Eind" });
    const words = marks.find((mark) => mark.kind === "text" && mark.text === "geen kaart");
    const y = words?.kind === "text" ? words.at.y : expect.fail("no words");
    const route = marks.flatMap((mark) =>
      mark.kind === "line" && mark.widthMm === 0.8 ? [mark.points] : [],
    );
    expect(route).toHaveLength(2);
    for (const [from, to] of route) expect((to?.y ?? y) < y && y < (from?.y ?? y)).toBe(false);
  });
});

describe("remarks", () => {
  const long = "bij de rode brievenbus rechts aanhouden nu";
  const steps = [{ ...STEP, remark: long }];

  it.each([
    ["dot and arrow", dotAndArrow(steps[0] as SheetStep)],
    ["a strip", strip(steps, { start: "Start", finish: "Eind" })],
    ["a vector", vectorFigure({ ...VECTOR, remark: long }, MAIN)],
    ["a row on A5", tableRow(["1", "55°", "350 m", "2", long], "A5", "legs")],
    [
      "a row of the solution on A5",
      tableRow(["1", "0,4", "84512, 447201", "linksaf", "350 m", long], "A5", "points"),
    ],
  ])("of forty letters stay inside %s", (_, { widthMm, heightMm, marks }) => {
    const lines = marks.flatMap((mark) =>
      mark.kind === "text" && long.includes(mark.text) && /[a-z]/.test(mark.text) ? [mark] : [],
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(({ text }) => text).join(" ")).toBe(long);
    for (const { at, text, sizeMm, anchor } of lines) {
      const width = text.length * sizeMm * 0.55;
      const left = anchor === "middle" ? at.x - width / 2 : at.x;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(widthMm);
      expect(at.y).toBeLessThan(heightMm);
    }
  });
});

describe("vectors", () => {
  const place = direct(PLACE, 90, 800).place;
  const route = {
    name: "",
    start: PLACE,
    finish: direct(place, 0, 350).place,
    lengthMeters: 1150,
    line: Float64Array.of(),
  };
  const steps = [{ ...STEP, junction: { ...JUNCTION, place } }];

  it("lead from point to point to the finish", () => {
    const vectors = sheetVectors(route, steps, TRUE);
    expect(vectors.map(({ distanceMeters }) => Math.round(distanceMeters))).toEqual([800, 350]);
    expect(vectors.map(({ bearingDegrees }) => Math.round(bearingDegrees))).toEqual([90, 0]);
  });

  it("are drawn to one scale, and in their direction", () => {
    const vectors = sheetVectors(route, steps, TRUE);
    expect(vectorScales(vectors, "A4")).toEqual({ main: 10, ofVectors: [10, 10] });
    const [first] = vectors.map((vector) => vectorFigure(vector, MAIN));
    const line = first?.marks.find((mark) => mark.kind === "line");
    const [from, to] = line?.kind === "line" ? line.points : [];
    expect(from && to && Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(80, 6);
    expect(from && to && to.x - from.x).toBeCloseTo(80, 2);
  });

  it("have the main scale if most of them fit, and a longer one states its own", () => {
    const leg = (distanceMeters: number) => ({ distanceMeters, bearingDegrees: 90, remark: "" });
    const { main, ofVectors } = vectorScales([leg(613), leg(60), leg(65), leg(70)], "A5");
    expect(ofVectors.map((scale) => scale === main)).toEqual([false, true, true, true]);
  });

  it("never draw 28 m as long as 985 m without a larger scale, which is beside it", () => {
    const leg = (distanceMeters: number) => ({ distanceMeters, bearingDegrees: 90, remark: "" });
    for (const paper of ["A4", "A5"] as const) {
      const { main, ofVectors } = vectorScales([leg(985), leg(28), leg(280)], paper);
      const [long = 0, short = 0, middle = 0] = ofVectors;
      expect([long, middle]).toEqual([main, main]);
      expect(short).toBeLessThan(main);
      expect(28 / short).toBeGreaterThanOrEqual(10);
      expect(28 / short).toBeLessThan(985 / main / 2);
    }
  });
});

describe("a tracing", () => {
  const [start, finish] = [fromRd({ x: 91_200, y: 438_300 }), fromRd({ x: 92_700, y: 439_100 })];
  const line = Float64Array.of(start.lng, start.lat, finish.lng, finish.lat);
  const named = [
    { place: start, text: "Start" },
    { place: finish, text: "Eind" },
  ];
  const ROOM = { width: 190, height: 240 };

  it.each([
    [25_000, 60],
    [50_000, 30],
  ] as const)("at 1:%d has 1.5 km as %d mm, and the grid at its place", (scale, lengthMm) => {
    const figure = tracing({ line }, scale, named, ROOM);
    const route = figure?.marks.find((mark) => mark.kind === "line" && mark.widthMm === 0.6);
    const [from, to] = route?.kind === "line" ? route.points : [];
    expect(from && to && to.x - from.x).toBeCloseTo(lengthMm, 1);
    // 200 m east of the grid line at 91 km.
    expect(from?.x).toBeCloseTo(6 + 200_000 / scale, 1);
    const texts = figure?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
    expect(texts).toContain("91/438");
    expect(texts).toContain("93/440");
  });

  it("is as large as the route where its squares do not fit, if two crosses are left", () => {
    const crossesOf = (figure: Figure | null) =>
      figure?.marks.flatMap((mark) =>
        mark.kind === "text" && mark.text.includes("/") ? [mark.text] : [],
      );
    const [south, north] = [fromRd({ x: 91_900, y: 438_100 }), fromRd({ x: 92_300, y: 440_100 })];
    const upright = Float64Array.of(south.lng, south.lat, north.lng, north.lat);
    const room = { width: 190, height: 215 };
    const figure = tracing({ line: upright }, 10_000, named, room);
    expect(figure?.widthMm).toBeCloseTo(40 + 12, 0);
    expect(crossesOf(figure)).toEqual(["92/439", "92/440"]);
    expect(tracing({ line }, 10_000, named, ROOM)).toBeNull();
  });

  it("has its words beside the line, not on it", () => {
    const figure = tracing({ line }, 25_000, named, ROOM);
    const [from, to] =
      figure?.marks.flatMap((mark) => (mark.kind === "dot" ? [mark.at] : [])) ?? [];
    const word = (text: string) =>
      figure?.marks.find((mark) => mark.kind === "text" && mark.text === text);
    // The line runs from the south-west to the north-east.
    expect(word("Start")).toMatchObject({ anchor: "end", at: { x: (from?.x ?? 0) - 2 } });
    const finish = word("Eind");
    const isClear =
      finish?.kind === "text" && (finish.anchor === "start" || finish.at.y < (to?.y ?? 0));
    expect(isClear).toBe(true);
  });

  it("does not exist abroad", () => {
    expect(tracing({ line: Float64Array.of(2, 48, 2.1, 48) }, 25_000, named, ROOM)).toBeNull();
  });
});

it("joins junctions within 25 m to one point with the arms of all", () => {
  const at = (alongMeters: number, other: number): ChosenJunction => ({
    junction: { ...JUNCTION, alongMeters, inDegrees: 180, outDegrees: 0, otherDegrees: [other] },
    isOnSheet: true,
    remark: `na ${alongMeters}`,
  });
  const chosen = [at(100, 90), at(120, 270), at(126, 45), at(300, 90)];
  const steps = sheetSteps(chosen);
  expect(steps.map(({ number, legMeters, remark }) => [number, legMeters, remark])).toEqual([
    [1, 100, "na 100, na 120"],
    [2, 26, "na 126"],
    [3, 174, "na 300"],
  ]);
  expect(steps[0]?.junction.otherDegrees).toEqual([90, 270]);
  expect(chosen.map((one) => numberOnSheet(chosen, one))).toEqual([1, 1, 2, 3]);
});

it("leaves out junctions where nothing can go wrong, until they are added", () => {
  const straight = {
    ...JUNCTION,
    inDegrees: 270,
    outDegrees: 90,
    otherDegrees: [0],
    alongMeters: 100,
  };
  const chosen = usualChoice([straight, JUNCTION]);
  expect(sheetSteps(chosen).map(({ legMeters }) => legMeters)).toEqual([400]);
  const added = chosen.map((one) => ({ ...one, isOnSheet: true }));
  expect(sheetSteps(added).map(({ number, legMeters }) => [number, legMeters])).toEqual([
    [1, 100],
    [2, 300],
  ]);
});

describe("junctions that follow each other closely", () => {
  const at = (alongMeters: number, otherDegrees: readonly number[]): ChosenJunction => {
    const junction = { ...JUNCTION, alongMeters, otherDegrees };
    return { junction, isOnSheet: true, remark: "" };
  };

  it("are one drawing of at most five arms, and otherwise drawn as they are", () => {
    expect(sheetSteps([at(100, [0, 135]), at(115, [300])])).toHaveLength(1);
    const many = sheetSteps([at(100, [0, 135]), at(115, [300, 330])]);
    expect(many.map(({ junction }) => junction.otherDegrees)).toEqual([
      [0, 135],
      [300, 330],
    ]);
  });
});

it("draws four rows of junctions on A5 below seven lines of notes", () => {
  const notes = Array.from({ length: 7 }, (_, line) => `${line}`);
  const figures = Array.from({ length: 12 }, () => dotAndArrow({ ...STEP, remark: "" }));
  const words = { title: "", notes, bar: "" };
  expect(pagesWithoutNumbers(figures, "A5", words)).toHaveLength(1);
});
