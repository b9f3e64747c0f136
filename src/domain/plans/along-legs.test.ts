import { expect, it } from "vitest";
import type { PlaceAlong } from "#domain/search/along-route.ts";
import { kindsAlongLegs } from "./along-legs.ts";

function placeAt(kind: PlaceAlong["kind"], alongMeters: number): PlaceAlong {
  const place = { kind: "poi", name: "", lat: 52, lng: 5, detail: null } as const;
  return { kind, place, alongMeters, offMeters: 0 };
}

it("counts the kinds of places between two numbers, without benches", () => {
  // Two legs of 1112 m.
  const legs = [Float64Array.of(5, 52, 5, 52.01), Float64Array.of(5, 52.01, 5, 52.02)];
  const places = [
    placeAt("food", 10),
    placeAt("bench", 20),
    placeAt("water", 1100),
    placeAt("food", 1100),
    placeAt("toilet", 1113),
    // At the very end, or just beyond it after rounding.
    placeAt("station", 2300),
  ];
  const lines = legs.map((line) => ({ line }));
  expect(kindsAlongLegs(lines, places)).toEqual([
    [
      ["water", 1],
      ["food", 2],
    ],
    [
      ["toilet", 1],
      ["station", 1],
    ],
  ]);
  expect(kindsAlongLegs([], places)).toEqual([]);
});
