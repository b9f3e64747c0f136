import { expect, test } from "vitest";
import { readTile } from "#mapview/sources/vector-tile-like.ts";
import type { DrawnTrack } from "./drawn-track.ts";
import { trackTiler } from "./track-tiler.ts";

const TOWN = { z: 10, x: 524, y: 338 };
/** The tile of zoom 14 with the market of Delft. */
const MARKET = { z: 14, x: 8390, y: 5411 };

function line(more: Partial<DrawnTrack> = {}): DrawnTrack {
  const points = {
    lngs: Float64Array.of(4.35, 4.36, 4.37),
    lats: Float64Array.of(52.01, 52.012, 52.01),
    segmentStarts: Uint32Array.of(0),
  };
  return { id: "rondje", name: "Rondje", points, ...more };
}

/** A walk of `count` points around the market, about a metre apart. */
function walk(count: number): DrawnTrack["points"] {
  const turn = (index: number) => (index / count) * 40 * Math.PI;
  return {
    lngs: Float64Array.from({ length: count }, (_, index) => 4.36 + 0.01 * Math.cos(turn(index))),
    lats: Float64Array.from(
      { length: count },
      (_, index) => 52.011 + 0.005 * Math.sin(turn(index)),
    ),
    segmentStarts: Uint32Array.of(0),
  };
}

function featuresOf(bytes: ArrayBuffer) {
  return new Map(readTile(bytes)).get("tracks") ?? [];
}

test("a line is in the tiles that it crosses, with its name and colour", () => {
  const cut = trackTiler([line({ color: "#aa0000" })]);
  expect(featuresOf(cut(TOWN)).map(({ properties }) => properties)).toEqual([
    { id: "rondje", name: "Rondje", color: "#aa0000" },
  ]);
});

test("a tile without a line is empty", () => {
  expect(trackTiler([line()])({ z: 14, x: 0, y: 0 }).byteLength).toBe(0);
});

test("a line coloured by speed has a part for each speed class", () => {
  const cut = trackTiler([line({ speedClasses: Uint8Array.of(3, 3, 1) })]);
  expect(featuresOf(cut(TOWN)).map(({ properties }) => properties)).toEqual([
    { id: "rondje", name: "Rondje", speed: 3 },
    { id: "rondje", speed: 3, isRun: true },
    { id: "rondje", speed: 1, isRun: true },
  ]);
});

test("an area is filled besides its line", () => {
  const corners = { lngs: [4.35, 4.37, 4.36, 4.35], lats: [52.01, 52.01, 52.015, 52.01] };
  const points = {
    lngs: Float64Array.from(corners.lngs),
    lats: Float64Array.from(corners.lats),
    segmentStarts: Uint32Array.of(0),
  };
  const shapes = featuresOf(trackTiler([line({ points, isArea: true })])(TOWN)).map(
    ({ shape }) => shape,
  );
  expect(shapes).toEqual(["polygon", "line"]);
});

test("an invalid colour is left out", () => {
  const [feature] = featuresOf(trackTiler([line({ color: "red" })])(TOWN));
  expect(feature?.properties).toEqual({ id: "rondje", name: "Rondje" });
});

test("segments are not joined over the gap between them", () => {
  const points = {
    lngs: Float64Array.of(4.35, 4.352, 4.37, 4.372),
    lats: Float64Array.of(52.01, 52.01, 52.01, 52.01),
    segmentStarts: Uint32Array.of(0, 2),
  };
  const tile = { z: 12, x: 2097, y: 1352 };
  const [feature] = featuresOf(trackTiler([line({ points })])(tile));
  expect(feature?.source.loadGeometry()).toHaveLength(2);
});

test("a long line has few points from afar, and all visible points close by", () => {
  const cut = trackTiler([line({ points: walk(100_000) })]);
  const pointsIn = (bytes: ArrayBuffer) =>
    featuresOf(bytes).flatMap(({ source }) => source.loadGeometry().flat()).length;
  expect(pointsIn(cut(TOWN))).toBeLessThan(2000);
  const near = pointsIn(cut(MARKET));
  expect(near).toBeGreaterThan(100);
  expect(near).toBeLessThan(20_000);
});

test("the name is one line of plain text, from any file", () => {
  const cut = trackTiler([line({ name: "<b>\u202eom\n\u0000ge</b>" })]);
  expect(featuresOf(cut(TOWN))[0]?.properties["name"]).toBe("<b> om ge</b>");
});

test("a line over the date line is at both edges of the world, and not in between", () => {
  const points = {
    lngs: Float64Array.of(179.5, 179.9, -179.9, -179.5),
    lats: Float64Array.of(52, 52, 52, 52),
    segmentStarts: Uint32Array.of(0),
  };
  const cut = trackTiler([line({ points })]);
  const columns = [...Array(8).keys()].filter((x) => {
    return featuresOf(cut({ z: 3, x, y: 2 })).length > 0;
  });
  expect(columns).toEqual([0, 7]);
});
