import { describe, expect, inject, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { turnDegrees, wrapDegrees } from "#domain/units/degrees.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import { drawnTechnique } from "./drawn-technique.ts";
import type { Figure, Mark, PaperPoint } from "./figure.ts";
import { roomOnPage } from "./pages.ts";
import { type PhotoPlace, photoPassings, photoPlaces } from "./photo-passings.ts";
import { type SheetRoute, type SheetStep, sheetRouteOf } from "./sheet-step.ts";
import type { SheetInput } from "./techniques.ts";

const ROUTES = inject("isThorough") ? 200 : 40;
const ROOM = roomOnPage("A4");

/** Returns a route with junctions at its corners, and photos beside it: near to it, near to a corner, and too far away. */
function routeOf(random: () => number): SheetInput {
  const places: LatLng[] = [{ lat: 51 + random() * 2, lng: 4 + random() * 2 }];
  const steps: SheetStep[] = [];
  const photos: PhotoPlace[] = [];
  let heading = random() * 360;
  for (let number = 1; number <= 3 + Math.floor(random() * 8); number += 1) {
    const length = 200 + random() * 700;
    const from = places.at(-1) as LatLng;
    const place = direct(from, wrapDegrees(heading), length).place;
    const beside = direct(from, wrapDegrees(heading), 100 + random() * (length - 100)).place;
    const away = [15, 30, 60, 90][Math.floor(random() * 4)] ?? 0;
    const photo = direct(beside, wrapDegrees(heading + (random() < 0.5 ? 90 : -90)), away).place;
    if (random() < 0.8) photos.push({ ...photo, photoId: `on the way to ${number}` });
    if (random() < 0.5) photos.push({ ...direct(place, 77, 5).place, photoId: `at ${number}` });
    places.push(place);
    const inDegrees = wrapDegrees(heading + 180);
    heading += (random() < 0.5 ? 1 : -1) * (40 + random() * 60);
    const outDegrees = wrapDegrees(heading);
    const junction = { place, alongMeters: 0, inDegrees, outDegrees, otherDegrees: [] };
    steps.push({ number, junction, remark: "", legMeters: length });
  }
  places.push(direct(places.at(-1) as LatLng, wrapDegrees(heading), 300).place);
  const line = Float64Array.from(places.flatMap(({ lng, lat }) => [lng, lat]));
  const alongs = metersAlong(line);
  return {
    route: sheetRouteOf("", line, false) as SheetRoute,
    steps: steps.map((step, at) => {
      return { ...step, junction: { ...step.junction, alongMeters: alongs[at + 1] ?? 0 } };
    }),
    gaps: [],
    settings: { paper: "A4", north: { north: "grid", decimalYear: 2026.9 }, tracingScale: 25_000 },
    words: SHEET_WORDS,
    photos: photos.toSorted(() => random() - 0.5),
  };
}

interface Seen {
  readonly photoId: string;
  readonly along: number;
}

/** Returns the places every 2 m of a route. */
function placesEvery2m(line: Float64Array) {
  const alongs = metersAlong(line);
  return alongs.slice(1).flatMap((end, index) => {
    const start = alongs[index] as number;
    const [lng = 0, lat = 0, toLng = 0, toLat = 0] = line.subarray(2 * index);
    return Array.from({ length: Math.ceil((end - start) / 2) }, (_, at) => {
      const share = (2 * at) / (end - start);
      const place = { lng: lng + share * (toLng - lng), lat: lat + share * (toLat - lat) };
      return { along: start + 2 * at, place };
    });
  });
}

/** On a plane, which over 40 m is exact to centimetres. */
function metersApart(one: LatLng, other: LatLng): number {
  const north = (one.lat - other.lat) * 111_230;
  const east = (one.lng - other.lng) * 111_320 * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Walks a route, and returns the photos at the place nearest to each, each time it comes within 40 m. */
function walked(line: Float64Array, photos: readonly PhotoPlace[]): Seen[] {
  const places = placesEvery2m(line);
  const seen = photos.flatMap((photo): Seen[] => {
    const aways = places.map(({ place }) => metersApart(place, photo));
    return aways.flatMap((away, at) => {
      if (away > 40) return [];
      const begin = aways.findLastIndex((one, index) => index < at && one > 40) + 1;
      const end = aways.findIndex((one, index) => index > at && one > 40);
      const visit = aways.slice(begin, end < 0 ? undefined : end);
      const isNearest = begin + visit.indexOf(Math.min(...visit)) === at;
      return isNearest ? [{ photoId: photo.photoId, along: places[at]?.along ?? 0 }] : [];
    });
  });
  return seen.sort((a, b) => a.along - b.along);
}

const pictureOn = ({ marks }: Figure) =>
  marks.find((mark): mark is Extract<Mark, { kind: "picture" }> => mark.kind === "picture")
    ?.address;
const directionOf = (from: PaperPoint, to: PaperPoint) =>
  wrapDegrees((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI);

/** Returns how far the drawing beside a photo turns: from the dot, over the middle, to the arrow. */
function turnOn({ marks }: Figure): number {
  const way = marks.findLast((mark) => mark.kind === "line" && mark.widthMm === 0.6);
  const tip = marks.find((mark) => mark.kind === "arrowhead");
  if (way?.kind !== "line" || tip?.kind !== "arrowhead") throw new Error("Nothing is drawn.");
  const [dot, middle] = way.points as [PaperPoint, PaperPoint];
  return wrapDegrees(directionOf(middle, tip.at) - directionOf(dot, middle));
}

/** Steps of 2 m do not tell which of two photos comes first, nor on which side of the reach of a junction one is. */
function isUnclear({ steps }: SheetInput, seen: readonly Seen[]): boolean {
  const isNearEnd = ({ along }: Seen) =>
    steps.some(({ junction }) => Math.abs(Math.abs(along - junction.alongMeters) - 40) < 5);
  return seen.some((one, at) => isNearEnd(one) || one.along - (seen[at - 1]?.along ?? -9) < 5);
}

function expectPassings({ route, photos }: SheetInput, seen: readonly Seen[]): void {
  const found = photoPassings(route.line, photos ?? []);
  expect(found.map(({ photoId }) => photoId)).toEqual(seen.map(({ photoId }) => photoId));
  for (const [at, { alongMeters }] of found.entries()) {
    expect(Math.abs(alongMeters - (seen[at]?.along ?? 0))).toBeLessThan(5);
  }
}

/** Returns what the cells should show: each junction with the nearest photo within 40 m, and each other photo. */
function cellsOf({ steps }: SheetInput, seen: readonly Seen[]) {
  const stops = steps.map(({ junction }) => {
    const away = ({ along }: Seen) => Math.abs(along - junction.alongMeters);
    const [photo] = seen.filter((one) => away(one) < 40).toSorted((a, b) => away(a) - away(b));
    const turn = wrapDegrees(junction.outDegrees - junction.inDegrees + 180);
    return { photo, turn, along: junction.alongMeters };
  });
  const others = seen
    .filter((one) => !stops.some(({ photo }) => photo === one))
    .map((photo) => ({ photo, turn: null, along: photo.along }));
  return [...stops, ...others].sort((a, b) => a.along - b.along);
}

/** Draws the sheet with a picture for each photo, and returns its figures. */
function sheetOf(input: SheetInput): readonly Figure[] {
  const pictures = new Map(
    (input.photos ?? []).map(({ photoId }) => {
      return [photoId, { address: photoId, widthMm: 1600, heightMm: 1200, attribution: "" }];
    }),
  );
  const { figures, lacks } = drawnTechnique("photos", { ...input, pictures }, ROOM);
  expect(lacks).toEqual([]);
  return figures;
}

/** Checks the cells of a sheet, and returns how many have a photo. */
function expectCells(input: SheetInput, seen: readonly Seen[]): number {
  const figures = sheetOf(input);
  const cells = cellsOf(input, seen);
  expect(figures.map(pictureOn)).toEqual(cells.map(({ photo }) => photo?.photoId));
  for (const [at, { turn }] of cells.entries()) {
    if (turn !== null) expect(turnDegrees(turnOn(figures[at] as Figure), turn)).toBeLessThan(1);
  }
  return cells.filter(({ photo }) => photo).length;
}

describe("a sheet of photos", () => {
  it("leads along the route: its photos and junctions in order, each with the way to go", () => {
    const random = seededRandom(634);
    let withPhoto = 0;
    for (let round = 0; round < ROUTES; round += 1) {
      const input = routeOf(random);
      const seen = walked(input.route.line, input.photos ?? []);
      if (seen.length < 2 || isUnclear(input, seen)) continue;
      expectPassings(input, seen);
      withPhoto += expectCells(input, seen);
    }
    expect(withPhoto).toBeGreaterThan(ROUTES * 2.5);
  });

  it("has a photo twice that the route passes twice, and goes straight on between junctions", () => {
    const [west, east] = [
      { lat: 52, lng: 5 },
      { lat: 52, lng: 5.01 },
    ];
    const line = Float64Array.of(west.lng, west.lat, east.lng, east.lat, west.lng, west.lat);
    const photo = { lat: 52.0002, lng: 5.004, photoId: "tree" };
    const found = photoPassings(line, [photo]);
    expect(found.map(({ photoId }) => photoId)).toEqual(["tree", "tree"]);
    const input = { ...routeOf(seededRandom(1)), photos: [photo] };
    const route = sheetRouteOf("", line, false) as SheetRoute;
    const step = input.steps[0] as SheetStep;
    const junction = { ...step.junction, alongMeters: route.lengthMeters / 2 };
    const steps = [{ ...step, junction }];
    const { figures } = drawnTechnique("photos", { ...input, route, steps }, ROOM);
    expect(figures).toHaveLength(3);
    for (const figure of [figures[0], figures[2]]) {
      expect(turnDegrees(turnOn(figure as Figure), 0)).toBeLessThan(1);
    }
  });

  it("is not made of fewer than two photos", () => {
    const input = routeOf(seededRandom(2));
    const [place] = [input.route.start];
    for (const photos of [null, [], [{ ...place, photoId: "one" }]]) {
      const { figures, lacks } = drawnTechnique("photos", { ...input, photos }, ROOM);
      expect(figures).toEqual([]);
      expect(lacks).toMatchObject([{ fromMeters: 0, reason: "photos" }]);
    }
  });

  it("takes the first photo of each waypoint", () => {
    const place = { lat: 52, lng: 5, name: "" };
    const waypoints = [
      { ...place, id: "a", photoIds: ["x", "y"] },
      { ...place, id: "b" },
      { ...place, id: "c", photoIds: [] },
    ];
    expect(photoPlaces(waypoints)).toEqual([{ lat: 52, lng: 5, photoId: "x" }]);
  });
});
