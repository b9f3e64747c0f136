import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, it } from "vitest";
import type { MapSketch } from "#domain/measure/map-sketch.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { sketchDrawing } from "./sketch-drawing.ts";

const HERE = { lat: 52, lng: 5 };
const THERE = { lat: 52.1, lng: 5.1 };
const SKETCH: MapSketch = [
  { kind: "line", points: [HERE, THERE], isDashed: true },
  { kind: "label", place: HERE, label: "90" },
  { kind: "area", ring: [HERE, THERE, { lat: 52, lng: 5.1 }] },
  { kind: "point", place: HERE, label: "Kerk", isResult: true },
];

it.each(["light", "dark"] as const)("is a valid style in %s", (flavour) => {
  expect(validateStyleMin(composeStyle(flavour, [sketchDrawing(flavour, SKETCH)]))).toEqual([]);
});

it("closes the ring of an area, and puts longitude first", () => {
  const source = sketchDrawing("light", SKETCH).sources?.["sketch"];
  const data = source?.type === "geojson" && typeof source.data === "object" ? source.data : null;
  const area = data?.type === "FeatureCollection" ? data.features[2]?.geometry : null;
  expect(area).toMatchObject({
    coordinates: [
      [
        [5, 52],
        [5.1, 52.1],
        [5.1, 52],
        [5, 52],
      ],
    ],
  });
});
