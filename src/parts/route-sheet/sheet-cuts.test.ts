import { expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd } from "#domain/coordinates/rd.ts";
import { sheetProjection } from "#domain/print/sheet-layout.ts";
import { placesOfLine } from "#domain/route-sheet/places-of-line.ts";
import { type SheetRoute, type SheetStep, sheetRouteOf } from "#domain/route-sheet/sheet-step.ts";
import type { SheetInput } from "#domain/route-sheet/techniques.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import { mapsOfTechnique, type WantedMap } from "./sheet-cuts.ts";

const KILOMETERS = 60;

/** A route from west to east with a junction every kilometre. */
function longRoute(): SheetInput {
  const places = Array.from({ length: KILOMETERS + 1 }, (_, km) =>
    fromRd({ x: 100_000 + km * 1000, y: 450_000 }),
  );
  const line = Float64Array.from(places.flatMap(({ lng, lat }) => [lng, lat]));
  const route = sheetRouteOf("", line, false) as SheetRoute;
  const steps = places.slice(1, -1).map((place, index): SheetStep => {
    const alongMeters = ((index + 1) * route.lengthMeters) / KILOMETERS;
    const arms = { inDegrees: 270, outDegrees: 90, otherDegrees: [0] };
    const junction = { place, alongMeters, ...arms };
    return { number: index + 1, junction, remark: "", legMeters: 1000 };
  });
  const settings = {
    paper: "A5",
    north: { north: "grid", decimalYear: 2026.9 },
    tracingScale: 25_000,
  } as const;
  return { route, steps, gaps: [], settings, words: SHEET_WORDS };
}

function isOn({ middle, map }: WantedMap, place: LatLng): boolean {
  const { x, y } = sheetProjection(middle, map)(place);
  return x > 0 && y > 0 && x < map.widthMm && y < map.heightMm;
}

it("has a map of each junction of a long route", () => {
  const input = longRoute();
  const maps = mapsOfTechnique("fragments", input);
  expect(maps.length).toBeGreaterThan(40);
  const places = input.steps.map(({ junction }) => junction.place);
  expect(places.filter((place) => !maps.some((map) => isOn(map, place)))).toEqual([]);
});

it("draws a corridor large, unless that takes too many maps", () => {
  const input = longRoute();
  const scaleOf = (kilometers: number) => {
    const line = input.route.line.slice(0, (kilometers + 1) * 2);
    const route = sheetRouteOf("", line, false) as SheetRoute;
    return mapsOfTechnique("corridor", { ...input, route })[0]?.map.scale;
  };
  expect([3, KILOMETERS].map(scaleOf)).toEqual([10_000, 25_000]);
});

it("shows the whole leg on one memory map, however long it is", () => {
  const input = longRoute();
  for (const until of [3, 8, 20, KILOMETERS]) {
    const line = input.route.line.slice(0, (until + 1) * 2);
    const route = sheetRouteOf("", line, false) as SheetRoute;
    const [map, ...others] = mapsOfTechnique("memory", { ...input, route, steps: [] });
    expect(others).toEqual([]);
    expect(map && placesOfLine(line).every((place) => isOn(map, place))).toBe(true);
  }
});
