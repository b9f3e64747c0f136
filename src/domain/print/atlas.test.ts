import { describe, expect, it } from "vitest";
import { atlasMiddles, MAX_SHEETS } from "./atlas.ts";
import { sheetMap, sheetProjection } from "./sheet-layout.ts";

/** Sheets that follow each other have at least this strip in common; less only where they are turned to grid north. */
const OVERLAP_MM = 20;

const MAP = sheetMap({ paper: "A4", direction: "portrait", scale: 25_000 });

/** A line that bends from Delft to the north-east, some 40 km. */
const LINE = Array.from({ length: 400 }, (_, at) => ({
  lat: 52 + at * 0.0006,
  lng: 4.36 + at * 0.001 + 0.01 * Math.sin(at / 15),
}));

/** Tells whether a place is on the map of the sheet with this centre. */
function isOnSheet(place: (typeof LINE)[number], middle: (typeof LINE)[number]): boolean {
  const { widthMm, heightMm } = MAP;
  const { x, y } = sheetProjection(middle, MAP)(place);
  return x >= 0 && y >= 0 && x <= widthMm && y <= heightMm;
}

describe("an atlas of a route", () => {
  it("shows every place of the line, in order, on sheets that share a place with the next", () => {
    const middles = atlasMiddles([LINE], MAP);
    expect(middles.length).toBeGreaterThan(5);
    expect(LINE.filter((place) => !middles.some((middle) => isOnSheet(place, middle)))).toEqual([]);
    const [firstMiddle, lastMiddle] = [middles[0], middles.at(-1)];
    expect(firstMiddle && isOnSheet(LINE[0] as never, firstMiddle)).toBe(true);
    expect(lastMiddle && isOnSheet(LINE.at(-1) as never, lastMiddle)).toBe(true);
    middles.slice(1).forEach((middle, index) => {
      const before = middles[index] as never;
      expect(LINE.some((place) => isOnSheet(place, middle) && isOnSheet(place, before))).toBe(true);
    });
  });

  it("is one sheet for a line that fits on one, and empty without a line", () => {
    expect(atlasMiddles([LINE.slice(0, 20)], MAP)).toHaveLength(1);
    expect(atlasMiddles([LINE.slice(0, 1)], MAP)).toEqual([]);
  });

  it("shows every part of a line with gaps, and nothing between them", () => {
    const [start, end] = [LINE.slice(0, 20), LINE.slice(-20)];
    const middles = atlasMiddles([start, end], MAP);
    expect(middles).toHaveLength(2);
    for (const place of start) expect(isOnSheet(place, middles[0] as never)).toBe(true);
    for (const place of end) expect(isOnSheet(place, middles[1] as never)).toBe(true);
    expect(atlasMiddles([LINE.slice(0, 10), LINE.slice(12, 20)], MAP)).toHaveLength(1);
  });

  it("leaves out the sheets of the way back", () => {
    const there = atlasMiddles([LINE], MAP);
    const back = atlasMiddles([[...LINE, ...LINE.toReversed()]], MAP);
    expect(back).toHaveLength(there.length);
    expect(LINE.filter((place) => !back.some((middle) => isOnSheet(place, middle)))).toEqual([]);
  });

  it("has a strip in common between sheets that follow each other", () => {
    const { widthMm, heightMm } = MAP;
    const middles = atlasMiddles([LINE], MAP);
    for (const [index, middle] of middles.slice(1).entries()) {
      const before = sheetProjection(middles[index] as never, MAP)(middle);
      expect(widthMm - Math.abs(before.x - widthMm / 2)).toBeGreaterThan(OVERLAP_MM);
      expect(heightMm - Math.abs(before.y - heightMm / 2)).toBeGreaterThan(OVERLAP_MM);
    }
  });

  it("has a limited number of sheets, even for a very long line", () => {
    const far = [LINE[0] as never, { lat: 60, lng: 20 }];
    expect(atlasMiddles([far], { ...MAP, scale: 10_000 })).toHaveLength(MAX_SHEETS);
  });
});
