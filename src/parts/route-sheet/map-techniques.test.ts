import { describe, expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, toRd } from "#domain/coordinates/rd.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import { gridConvergenceDegrees } from "#domain/geodesy/grid-convergence.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { Figure, Mark, PaperPoint } from "#domain/route-sheet/figure.ts";
import type { RouteJunction } from "#domain/route-sheet/junction.ts";
import { SHEET_PAPERS } from "#domain/route-sheet/pages.ts";
import { pieceOf } from "#domain/route-sheet/patrol-route.ts";
import { type SheetRoute, type SheetStep, sheetRouteOf } from "#domain/route-sheet/sheet-step.ts";
import { techniqueFigures } from "#domain/route-sheet/technique-figures.ts";
import type { SheetInput } from "#domain/route-sheet/techniques.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { turnDegrees, wrapDegrees } from "#domain/units/degrees.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import { mapKey, mapsOfTechnique, withCuts } from "./sheet-cuts.ts";

const ROUTES = 200;
const ROOM = { width: 190, height: 240 };

interface SeededRoute {
  readonly input: SheetInput;
  readonly places: readonly LatLng[];
}

/** Returns a route with some junctions, and the places of its points. */
function routeOf(random: () => number): SeededRoute {
  const start = fromRd({ x: 20_000 + random() * 250_000, y: 350_000 + random() * 200_000 });
  const places: LatLng[] = [start];
  const steps: SheetStep[] = [];
  const count = 2 + Math.floor(random() * 8);
  let heading = random() * 360;
  for (let number = 1; number <= count; number += 1) {
    const length = 40 + random() * 700;
    const place = direct(places.at(-1) as LatLng, wrapDegrees(heading), length).place;
    places.push(place);
    const inDegrees = wrapDegrees(heading + 180);
    heading += random() * 220 - 110;
    const outDegrees = wrapDegrees(heading);
    const otherDegrees = [wrapDegrees(heading + 60 + random() * 60)];
    const junction = { place, alongMeters: 0, inDegrees, outDegrees, otherDegrees };
    steps.push({ number, junction, remark: "", legMeters: length });
  }
  places.push(direct(places.at(-1) as LatLng, wrapDegrees(heading), 200).place);
  const line = Float64Array.from(places.flatMap(({ lng, lat }) => [lng, lat]));
  const alongs = metersAlong(line);
  const along = steps.map((step, index): SheetStep => {
    return { ...step, junction: { ...step.junction, alongMeters: alongs[index + 1] ?? 0 } };
  });
  const route = sheetRouteOf("", line, false) as SheetRoute;
  const paper = SHEET_PAPERS[Math.floor(random() * 2)] ?? "A4";
  const settings = {
    paper,
    north: { north: "grid", decimalYear: 2026.9 },
    tracingScale: 25_000,
    hasTurnedFragments: random() < 0.5,
  } as const;
  return { input: { route, steps: along, gaps: [], settings, words: SHEET_WORDS }, places };
}

const pictureOf = ({ marks }: Figure) =>
  marks.find((mark): mark is Extract<Mark, { kind: "picture" }> => mark.kind === "picture");
const dotsOf = ({ marks }: Figure) =>
  marks.flatMap((mark) => (mark.kind === "dot" ? [mark.at] : []));
const directionOf = (from: PaperPoint, to: PaperPoint) =>
  wrapDegrees((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI);

/** Draws a technique with pictures, and returns the map that each address is of. */
function drawn(technique: "fragments" | "memory" | "corridor", { input }: SeededRoute) {
  const maps = new Map(mapsOfTechnique(technique, input).map((one) => [mapKey(one), one]));
  const pictures = new Map(
    [...maps].map(
      ([
        key,
        {
          map: { widthMm, heightMm },
        },
      ]) => {
        return [key, { address: key, widthMm, heightMm, attribution: "" }];
      },
    ),
  );
  const figures =
    techniqueFigures(technique, withCuts(technique, { ...input, pictures }), ROOM) ?? [];
  return { figures, maps };
}

/** Returns the place of a point from the middle of a picture of the map, by the RD grid, which is up. */
function placeFrom(middle: LatLng, scale: number, { x, y }: PaperPoint): LatLng {
  const rd = toRd(middle) ?? { x: 0, y: 0 };
  return fromRd({ x: rd.x + (x * scale) / 1000, y: rd.y - (y * scale) / 1000 });
}

type DrawnSheets = ReturnType<typeof drawn>;

/** Returns the picture on a figure with the map that it is of. */
function mapOn(figure: Figure, maps: DrawnSheets["maps"]) {
  const picture = pictureOf(figure);
  const wanted = maps.get(picture?.address ?? "");
  if (!picture || !wanted) throw new Error("There is no map on a sheet.");
  return { picture, ...wanted };
}

/** Returns how far a place may be off, metres: less than a millimetre on paper. */
const near = (scale: number) => (scale * 0.8) / 1000;

/** A fragment shows the junction in its middle, with an arrow along the route. */
function expectFragment(figure: Figure, junction: RouteJunction, maps: DrawnSheets["maps"]) {
  const { picture, middle, map } = mapOn(figure, maps);
  const { shift = { x: 0, y: 0 }, turnDegrees: turned = 0, widthMm } = picture;
  // The north of these maps is true.
  const offset = turnedBy({ x: -shift.x, y: -shift.y }, gridConvergenceDegrees(middle) ?? 0);
  expect(distanceMeters(placeFrom(middle, 10_000, offset), junction.place)).toBeLessThan(5);
  // All of the circle lies on the picture.
  expect(Math.abs(shift.x) + 15).toBeLessThan(map.widthMm / 2 + 0.1);
  expect(Math.abs(shift.y) + 15).toBeLessThan(map.heightMm / 2 + 0.1);
  const center = { x: widthMm / 2, y: widthMm / 2 };
  const truly = (point: PaperPoint) => wrapDegrees(directionOf(center, point) - turned);
  const tip = figure.marks.find(({ kind }) => kind === "arrowhead");
  if (tip?.kind !== "arrowhead") throw new Error("There is no arrow on a fragment.");
  expect(turnDegrees(truly(tip.at), junction.outDegrees)).toBeLessThan(1);
  const [dot = center] = dotsOf(figure);
  expect(turnDegrees(truly(dot), junction.inDegrees)).toBeLessThan(1);
  return turned;
}

function turnedBy({ x, y }: PaperPoint, degrees: number): PaperPoint {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** Reads the route on the map of a leg. */
function legOn(figure: Figure, maps: DrawnSheets["maps"]) {
  const { picture, middle, map } = mapOn(figure, maps);
  const { widthMm, heightMm, scale } = map;
  const line = figure.marks.find((mark) => mark.kind === "line" && mark.widthMm === 0.8);
  if (line?.kind !== "line") throw new Error("There is no route on a leg.");
  const places = line.points.map(({ x, y }) => {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(widthMm);
    const [right, down] = [x - widthMm / 2, y - picture.at.y - heightMm / 2];
    return placeFrom(middle, scale, { x: right, y: down });
  });
  return { places, off: near(scale) };
}

/** Returns the points of a route that are on a corridor map, whose band follows the route. */
function pointsOn(figure: Figure, { places }: SeededRoute, maps: DrawnSheets["maps"]): LatLng[] {
  const { picture, middle, map } = mapOn(figure, maps);
  const { scale } = map;
  const { widthMm, heightMm, shift = { x: 0, y: 0 } } = picture;
  const placeOf = ({ x, y }: PaperPoint) =>
    placeFrom(middle, scale, { x: x - shift.x - widthMm / 2, y: y - shift.y - heightMm / 2 });
  const band = picture.band ?? { points: [], widthMm: 0 };
  expect((band.widthMm * scale) / 1000).toBeCloseTo(200, 6);
  expect(band.points).toHaveLength(places.length);
  for (const [at, point] of band.points.entries()) {
    const isOn = point.x > 0 && point.y > 0 && point.x < widthMm && point.y < heightMm;
    const off = distanceMeters(placeOf(point), places[at] as LatLng);
    expect(isOn && off > near(scale)).toBe(false);
  }
  return dotsOf(figure).flatMap((dot) => {
    const found = places.filter((one) => distanceMeters(one, placeOf(dot)) < near(scale));
    expect(found).not.toEqual([]);
    return found;
  });
}

it("keeps maps with another north apart", () => {
  const { input } = routeOf(seededRandom(634));
  const [ofFragments, ofCorridor] = (["fragments", "corridor"] as const).map((technique) =>
    mapsOfTechnique(technique, input).map(mapKey),
  );
  expect(ofFragments).not.toEqual([]);
  expect(ofFragments?.filter((key) => ofCorridor?.includes(key))).toEqual([]);
});

describe("the sheets on a map lead along the route", () => {
  it("by pieces of the map around the junctions, turned or not", () => {
    const random = seededRandom(631);
    for (let round = 0; round < ROUTES; round += 1) {
      const { input, places } = routeOf(random);
      const { figures, maps } = drawn("fragments", { input, places });
      expect(figures).toHaveLength(input.steps.length);
      for (const [index, { junction }] of input.steps.entries()) {
        const turned = expectFragment(figures[index] as Figure, junction, maps);
        expect(turned !== 0).toBe(input.settings.hasTurnedFragments === true);
      }
    }
  });

  it("by maps of legs that join each other, with the route on them", () => {
    const random = seededRandom(632);
    for (let round = 0; round < ROUTES; round += 1) {
      const route = routeOf(random);
      const { figures, maps } = drawn("memory", route);
      let here = route.input.route.start;
      for (const figure of figures) {
        const { places, off } = legOn(figure, maps);
        expect(distanceMeters(places[0] as LatLng, here)).toBeLessThan(2 * off);
        here = places.at(-1) as LatLng;
        expect(places.every((place) => offRoute(route, place) < off + 20)).toBe(true);
      }
      expect(distanceMeters(here, route.input.route.finish)).toBeLessThan(20);
    }
  });

  it("by points on a map that ends 100 m beside the route", () => {
    const random = seededRandom(633);
    for (let round = 0; round < ROUTES; round += 1) {
      const route = routeOf(random);
      const { figures, maps } = drawn("corridor", route);
      const found = new Set(figures.flatMap((figure) => pointsOn(figure, route, maps)));
      expect(found.size).toBe(route.places.length);
    }
  });
});

/** Returns the distance to the nearest point of a route, metres, to 20 m. */
function offRoute({ input: { route } }: SeededRoute, place: LatLng): number {
  let least = Number.POSITIVE_INFINITY;
  const [line, alongs] = [route.line, metersAlong(route.line)];
  for (let meters = 0; meters < (alongs.at(-1) ?? 0); meters += 20) {
    const [lng = 0, lat = 0] = pieceOf(line, meters, alongs.at(-1) ?? 0);
    least = Math.min(least, distanceMeters({ lng, lat }, place));
  }
  return least;
}
