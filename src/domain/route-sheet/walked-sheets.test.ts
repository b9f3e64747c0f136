import { expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, toRd } from "#domain/coordinates/rd.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { northDirection } from "#domain/survey/north-reference.ts";
import { turnDegrees, wrapDegrees } from "#domain/units/degrees.ts";
import type { Figure } from "./figure.ts";
import type { RouteJunction } from "./junction.ts";
import { roomOnPage } from "./pages.ts";
import type { SheetStep } from "./sheet-step.ts";
import { techniqueFigures } from "./technique-figures.ts";
import type { SheetInput, Technique } from "./techniques.ts";

const ROUTES = 200;
const GRID = { north: "grid", decimalYear: 2026.9 } as const;
const START = fromRd({ x: 84_512, y: 447_201 });
const KNOTS = ["back", "k1", "k2", "k3", "k4", "k5", "k6"];
const WORDS: SheetInput["words"] = {
  start: "Start",
  finish: "Eind",
  between: "tussen",
  wind: () => "",
  distance: () => "",
  leg: () => "",
  measures: () => "",
  scale: () => "",
  mapScale: () => "",
  gap: () => "",
  kilometer: () => "",
  turnRound: "keer om",
  columns: { winds: [], degrees: [], helicopter: [], knots: [], coordinates: [] },
  unsuited: (degrees) => `unsuited ${degrees}`,
  knots: KNOTS,
  knotMeaning: (knot) => knot,
};

/** Returns a route of junctions with two to six arms, some of them near each other. */
function routeOf(random: () => number): SheetInput {
  const places: LatLng[] = [START];
  const steps: SheetStep[] = [];
  let [inDegrees, along] = [180, 0];
  for (let number = 1; number <= 8; number += 1) {
    const length = 60 + random() * 400;
    const place = direct(places.at(-1) as LatLng, wrapDegrees(inDegrees + 180), length).place;
    along += length;
    places.push(place);
    const arms = Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
      Math.floor(random() * 360),
    );
    const free = arms.filter((arm) => turnDegrees(arm, inDegrees) > 8);
    const [outDegrees = wrapDegrees(inDegrees + 180), ...rest] = free;
    const otherDegrees = rest.filter((arm) => turnDegrees(arm, outDegrees) > 3);
    const junction = { place, alongMeters: along, inDegrees, outDegrees, otherDegrees };
    steps.push({ number, junction, remark: "", legMeters: length });
    inDegrees = wrapDegrees(outDegrees + 180);
  }
  const finish = direct(places.at(-1) as LatLng, wrapDegrees(inDegrees + 180), 200).place;
  const line = Float64Array.from([...places, finish].flatMap(({ lng, lat }) => [lng, lat]));
  const route = { name: "", start: START, finish, lengthMeters: along + 200, line };
  return {
    route,
    steps,
    gaps: [],
    settings: { paper: "A4", north: GRID, tracingScale: 25_000 },
    words: WORDS,
  };
}

/** Follows the sheets of many routes: each figure gives the direction in which a walker leaves its junction. */
function walk(
  technique: Technique,
  read: (figure: Figure, junction: RouteJunction) => number | null,
) {
  const random = seededRandom(627);
  let [right, unsuited] = [0, 0];
  for (let round = 0; round < ROUTES; round += 1) {
    const input = routeOf(random);
    const figures = techniqueFigures(technique, input, roomOnPage("A4")) ?? [];
    const own = technique === "knots" ? figures.slice(1, -1) : figures;
    expect(own).toHaveLength(input.steps.length);
    for (const [index, { junction }] of input.steps.entries()) {
      const figure = own[index] as Figure;
      const degrees = unsuitedDegrees(figure) ?? read(figure, junction);
      if (unsuitedDegrees(figure) !== null) unsuited += 1;
      const left = armAt(
        junction,
        wrapDegrees((degrees ?? 0) + northDirection(junction.place, GRID)),
      );
      expect(left, JSON.stringify(junction)).toBe(junction.outDegrees);
      right += 1;
    }
  }
  return { right, unsuited };
}

/** Returns the arm that a walker takes who goes in a direction. */
function armAt({ inDegrees, outDegrees, otherDegrees }: RouteJunction, degrees: number): number {
  const arms = [inDegrees, outDegrees, ...otherDegrees];
  return arms.reduce((best, arm) =>
    turnDegrees(arm, degrees) < turnDegrees(best, degrees) ? arm : best,
  );
}

function textsOf({ marks }: Figure): string[] {
  return marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
}

function unsuitedDegrees(figure: Figure): number | null {
  const degrees = /unsuited (\d+)°/.exec(textsOf(figure).join(" "))?.[1];
  return degrees === undefined ? null : Number(degrees);
}

const SIXTEEN = "N NNO NO ONO O OZO ZO ZZO Z ZZW ZW WZW W WNW NW NNW".split(" ");

/** Reads the dots of a figure from below, and the other way if that gives no wind. */
function windIn({ marks }: Figure): number {
  const dots = marks.flatMap((mark) => (mark.kind === "dot" ? [mark.at] : []));
  const letters = dots
    .toSorted((one, other) => other.y - one.y)
    .map((dot) => {
      const strokes = marks.flatMap((mark) =>
        mark.kind === "line" && mark.points[0]?.x === dot.x && mark.points[0].y === dot.y
          ? [mark.points[1]]
          : [],
      );
      expect(strokes).toHaveLength(1);
      const [x, y] = [(strokes[0]?.x ?? 0) - dot.x, (strokes[0]?.y ?? 0) - dot.y];
      return Math.abs(x) > Math.abs(y) ? (x > 0 ? "O" : "W") : y < 0 ? "N" : "Z";
    });
  const upwards = SIXTEEN.indexOf(letters.join(""));
  const wind = upwards >= 0 ? upwards : SIXTEEN.indexOf(letters.toReversed().join(""));
  expect(wind).toBeGreaterThanOrEqual(0);
  return (wind * 360) / 16;
}

it("the strokes of the winds lead along the route, and no wind is one of two arms", () => {
  const { right, unsuited } = walk("strokes", windIn);
  expect(right).toBe(ROUTES * 8);
  expect(unsuited).toBeLessThan(right / 5);
});

it("the arrow beside each turned north leads along the route", () => {
  const degreesOf = ({ marks }: Figure) =>
    marks.flatMap((mark) => (mark.kind === "arrowhead" ? [mark.degrees] : []));
  const { unsuited } = walk("turned-north", (figure) => {
    const [north = 0, route = 0] = degreesOf(figure);
    return wrapDegrees(route - north);
  });
  expect(unsuited).toBe(0);
});

it("the knots lead along the route by counting ways from the left", () => {
  const { unsuited } = walk("knots", (figure, { place, inDegrees, outDegrees, otherDegrees }) => {
    const exit = KNOTS.indexOf(textsOf(figure).find((text) => KNOTS.includes(text)) ?? "");
    if (exit === 0) return wrapDegrees(inDegrees - northDirection(place, GRID));
    const fromLeft = [outDegrees, ...otherDegrees].toSorted(
      (one, other) => wrapDegrees(one - inDegrees) - wrapDegrees(other - inDegrees),
    );
    return wrapDegrees((fromLeft[exit - 1] ?? 0) - northDirection(place, GRID));
  });
  expect(unsuited).toBe(0);
});

it("the coordinates lead from point to point", () => {
  const random = seededRandom(628);
  for (let round = 0; round < ROUTES; round += 1) {
    const input = routeOf(random);
    const { route, steps } = input;
    const [, ...rows] = techniqueFigures("coordinates", input, roomOnPage("A4")) ?? [];
    const places = [route.start, ...steps.map(({ junction }) => junction.place), route.finish];
    expect(rows).toHaveLength(places.length);
    for (const [index, row] of rows.entries()) {
      const [left = 0, right = 0, lower = 0, up = 0] = (textsOf(row)[1] ?? "")
        .split(" ")
        .map(Number);
      const place = places[index] as LatLng;
      const rd = toRd(place);
      const hundreds = (meters: number) => Math.floor(meters / 100_000) * 100_000;
      // The coordinate names the corner of a square of ten metres.
      const x = hundreds(rd?.x ?? 0) + left * 1000 + right * 10 + 5;
      const y = hundreds(rd?.y ?? 0) + lower * 1000 + up * 10 + 5;
      expect(distanceMeters(fromRd({ x, y }), place)).toBeLessThan(8);
    }
  }
});
