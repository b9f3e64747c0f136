import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GRID_NUMBERS_MM } from "#domain/print/map-figure.ts";
import { sheetProjection } from "#domain/print/sheet-layout.ts";
import { roomOnPage } from "#domain/route-sheet/pages.ts";
import type { Patrol } from "#domain/route-sheet/route-sheets.ts";
import { type SheetRoute, sheetRouteOf } from "#domain/route-sheet/sheet-step.ts";
import type { PictureView } from "#mapview/map-picture.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import type { PatrolSheets } from "./patrol-sheets.ts";
import { drawPatrolMaps } from "./stretch-maps.ts";

/** Some 9 km to the north, which takes two maps at 1:25.000. */
const LINE = Float64Array.of(5, 52, 5, 52.08);

function sheetsOf(id: string, isReversed: boolean): PatrolSheets {
  const line = isReversed ? Float64Array.of(5, 52.08, 5, 52) : LINE;
  const patrol: Patrol = {
    id,
    name: id,
    startMinutes: null,
    isReversed,
    startMeters: 0,
    stretches: [{ technique: "strip", untilMeters: null }],
  };
  const settings = {
    paper: "A4",
    north: { north: "true", decimalYear: 2026 },
    tracingScale: 25_000,
  } as const;
  const route = sheetRouteOf("Tocht", line, false) as SheetRoute;
  return { patrol, input: { route, steps: [], gaps: [], settings, words: SHEET_WORDS } };
}

const views: PictureView[] = [];
const output = {
  drawPicture: async (view: PictureView) => {
    views.push(view);
    return { png: new Blob(["a"]), legend: null, attribution: "© makers" };
  },
};

beforeEach(() => {
  views.length = 0;
  let count = 0;
  vi.stubGlobal("URL", {
    createObjectURL: () => `blob:${++count}`,
    revokeObjectURL: vi.fn(),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("draws each map of a stretch once, without what the user drew, and says how far it is", async () => {
  const reported: string[] = [];
  const { signal } = new AbortController();
  const onMap = (number: number, count: number) => reported.push(`${number}/${count}`);
  const one = sheetsOf("Vossen", false);
  const options = { paper: "A4", signal, onMap, hasStretches: true, hasHome: false } as const;
  const maps = (await drawPatrolMaps(output, [one, one], options)).map((drawn) => drawn.maps);
  expect(reported).toEqual(["1/2", "2/2"]);
  expect(views.map(({ isPlain }) => isPlain)).toEqual([true, true]);
  expect(maps.map((parts) => parts?.map(({ length }) => length))).toEqual([[2], [2]]);
  expect(maps[0]?.[0]?.[0]?.picture.address).toBe(maps[1]?.[0]?.[0]?.picture.address);
});

test("stops between two maps, and frees the one that is drawn", async () => {
  const stop = new AbortController();
  const onMap = (number: number) => number === 2 && stop.abort();
  const options = {
    paper: "A4",
    signal: stop.signal,
    onMap,
    hasStretches: true,
    hasHome: false,
  } as const;
  await expect(drawPatrolMaps(output, [sheetsOf("Vossen", true)], options)).rejects.toThrow();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
});

test("draws the map beside a tracing in its scale, true in millimetres, and one map of the whole hike", async () => {
  const { patrol, input } = sheetsOf("Vossen", false);
  const stretches = [{ technique: "tracing", untilMeters: null }] as const;
  const settings = { ...input.settings, tracingScale: 50_000 } as const;
  const one = { patrol: { ...patrol, stretches }, input: { ...input, settings } };
  const { signal } = new AbortController();
  const options = { paper: "A4", signal, onMap: vi.fn(), hasStretches: true, hasHome: true };
  const [drawn] = await drawPatrolMaps(output, [one], { ...options, paper: "A4" });
  const [map] = drawn?.maps?.[0] ?? [];
  expect(map?.map.scale).toBe(50_000);
  if (!map) throw new Error("no map");
  // Some 8.9 km, in millimetres on the map.
  const onMap = sheetProjection(map.middle, map.map);
  const [start, finish] = [onMap(input.route.start), onMap(input.route.finish)];
  const lengthMm = Math.hypot(finish.x - start.x, finish.y - start.y);
  expect(lengthMm).toBeCloseTo((input.route.lengthMeters * 1000) / 50_000, 0);
  // The same map shows the whole hike, so it is drawn once.
  expect(drawn?.homeMaps?.map(({ map: { scale } }) => scale)).toEqual([50_000]);
  expect(views).toHaveLength(1);
});

test("leaves room for five lines above a map, also on A5", async () => {
  const { signal } = new AbortController();
  const options = { paper: "A5", signal, onMap: vi.fn(), hasStretches: true, hasHome: false };
  const [drawn] = await drawPatrolMaps(output, [sheetsOf("Vossen", false)], {
    ...options,
    paper: "A5",
  });
  const [map] = drawn?.maps?.[0] ?? [];
  const room = roomOnPage("A5", ["a", "b", "c", "d", "e"]);
  const heightMm = (map?.map.heightMm ?? 0) + 2 * GRID_NUMBERS_MM;
  expect(heightMm).toBeGreaterThan(100);
  expect(heightMm).toBeLessThanOrEqual(room.height);
});

test("draws no map for a phone of sheets that hang along the route", async () => {
  const { patrol, input } = sheetsOf("Vossen", false);
  const stretches = [{ technique: "memory", untilMeters: null }] as const;
  const one = { patrol: { ...patrol, stretches }, input };
  const { signal } = new AbortController();
  const options = {
    paper: "A4",
    signal,
    onMap: vi.fn(),
    hasStretches: true,
    hasHome: false,
  } as const;
  const [drawn] = await drawPatrolMaps(output, [one], { ...options, isForPhone: true });
  expect(drawn?.maps).toEqual([[]]);
  expect(views).toEqual([]);
  await drawPatrolMaps(output, [one], options);
  expect(views.length).toBeGreaterThan(0);
});
