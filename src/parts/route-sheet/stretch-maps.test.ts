import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Patrol } from "#domain/route-sheet/route-sheets.ts";
import { type SheetRoute, sheetRouteOf } from "#domain/route-sheet/sheet-step.ts";
import type { PictureView } from "#mapview/map-picture.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import type { PatrolSheets } from "./patrol-sheets.ts";
import { drawStretchMaps } from "./stretch-maps.ts";

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
  const maps = await drawStretchMaps(output, [one, one], { paper: "A4", signal, onMap });
  expect(reported).toEqual(["1/2", "2/2"]);
  expect(views.map(({ isPlain }) => isPlain)).toEqual([true, true]);
  expect(maps.map((parts) => parts.map(({ length }) => length))).toEqual([[2], [2]]);
  expect(maps[0]?.[0]?.[0]?.picture.address).toBe(maps[1]?.[0]?.[0]?.picture.address);
});

test("stops between two maps, and frees the one that is drawn", async () => {
  const stop = new AbortController();
  const onMap = (number: number) => number === 2 && stop.abort();
  const options = { paper: "A4", signal: stop.signal, onMap } as const;
  await expect(drawStretchMaps(output, [sheetsOf("Vossen", true)], options)).rejects.toThrow();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
});
