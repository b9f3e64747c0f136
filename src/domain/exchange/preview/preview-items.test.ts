import { expect, test } from "vitest";
import { plainTrack } from "#domain/exchange/plain-track.fixture.ts";
import { type PreviewItem, previewItems } from "./preview-items.ts";

const NO_LINES = { tracks: new Map(), routes: new Map() };
const NOTHING = { added: [], changed: [], sameCount: 0 };

/** Returns the result, and the number of pauses. */
function itemsOf(...given: Parameters<typeof previewItems>) {
  const steps = previewItems(...given);
  for (let pauses = 0; ; pauses++) {
    const step = steps.next();
    if (step.done) return { items: step.value, pauses };
  }
}

const cornersOf = (items: readonly PreviewItem[]) =>
  items.flatMap(({ segments = [] }) => segments.flat()).length;

test("each item has its name, place and box, and lines have their length", () => {
  const tracks = new Map([
    [
      "t",
      plainTrack(
        [
          [5, 52],
          [5, 52.01],
          [5.5, 53],
          [5.5, 53.01],
        ],
        [0, 2],
      ),
    ],
  ]);
  const points = [
    { name: "", lat: 51, lng: 4 },
    { name: "", lat: 51.1, lng: 4 },
  ];
  const routes = new Map([["r", { name: "", points }]]);
  const existing = { id: "a", name: "Tent", lat: 52, lng: 5 };
  const changed = [{ existing, changes: { lat: 52.5 } }];
  const added = [{ name: "Post", lat: 51.5, lng: 4.5 }];
  const { items } = itemsOf({ added, changed, sameCount: 0 }, { tracks, routes });
  expect(items).toMatchObject([
    { kind: "track", name: "Lus", place: { lat: 52, lng: 5 }, bounds: [5, 52, 5.5, 53.01] },
    { kind: "route", name: "", bounds: [4, 51, 4, 51.1] },
    { kind: "waypoint", name: "Post", bounds: [4.5, 51.5, 4.5, 51.5] },
    { kind: "changed", name: "Tent", place: { lat: 52.5, lng: 5 } },
  ]);
  // The stretch between two segments is not part of the line.
  expect(items[0]?.lengthMeters).toBeCloseTo(2 * 1112, -1);
  expect(items[0]?.segments).toEqual([
    [
      [5, 52],
      [5, 52.01],
    ],
    [
      [5.5, 53],
      [5.5, 53.01],
    ],
  ]);
});

test("a line of 200,000 points is drawn with a thousand, in steps", () => {
  const spiral = Array.from({ length: 200_000 }, (_, at) => {
    const [angle, radius] = [at / 1000, at / 2e6];
    return [5 + radius * Math.cos(angle), 52 + radius * Math.sin(angle)] as const;
  });
  const { items, pauses } = itemsOf(NOTHING, {
    ...NO_LINES,
    tracks: new Map([["t", plainTrack(spiral)]]),
  });
  expect(cornersOf(items)).toBeLessThan(1100);
  expect(cornersOf(items)).toBeGreaterThan(300);
  expect(items[0]?.segments?.[0]?.at(-1)).toEqual(spiral.at(-1));
  expect(pauses).toBeGreaterThanOrEqual(10);
});

test("the number of corners stays within the limit for any number of lines and segments", () => {
  const starts = Array.from({ length: 500 }, (_, at) => 2 * at);
  const places = starts.flatMap(
    (at) =>
      [
        [5 + at / 1e3, 52],
        [5 + at / 1e3, 53],
      ] as const,
  );
  const tracks = new Map(
    Array.from({ length: 300 }, (_, at) => [`${at}`, plainTrack(places, starts)]),
  );
  expect(cornersOf(itemsOf(NOTHING, { ...NO_LINES, tracks }).items)).toBeLessThanOrEqual(45_000);
});

test("nothing gives no items", () => {
  expect(itemsOf(NOTHING, NO_LINES).items).toEqual([]);
});

test("a line over the date line does not jump to the other side of the map", () => {
  const over = plainTrack(
    [
      [179.8, 52],
      [-179.8, 52.1],
      [179.9, 52.2],
    ],
    [0],
  );
  const lines = { ...NO_LINES, tracks: new Map([["t", over]]) };
  const [item] = itemsOf(NOTHING, lines).items;
  expect(item?.segments?.flat().map(([lng]) => Math.round(lng * 10) / 10)).toEqual([
    179.8, 180.2, 179.9,
  ]);
  expect(item?.bounds).toEqual([-180, 52, -179.8, 52.2]);
});
