import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import {
  chosenFeatures,
  type Incoming,
  incomingDrawing,
  incomingFeatures,
} from "./incoming-drawing.ts";

const TENT: Incoming = { name: "Tent", place: { lat: 52, lng: 5 } };
const LOOP: Incoming = {
  ...{ name: "Lus", place: { lat: 52, lng: 5 } },
  segments: [
    [
      [5, 52],
      [5.1, 52.1],
    ],
  ],
};

describe("what may come to the map", () => {
  it.each(["light", "dark"] as const)("is valid in %s", (flavour) => {
    const features = { items: incomingFeatures([TENT, LOOP]), chosen: chosenFeatures(LOOP) };
    expect(validateStyleMin(composeStyle(flavour, [incomingDrawing(flavour, features)]))).toEqual(
      [],
    );
  });

  it("is every place and line, the places together", () => {
    const { features } = incomingFeatures([TENT, LOOP]);
    expect(
      features.map(({ geometry, properties }) => [geometry.type, properties?.["name"]]),
    ).toEqual([
      ["MultiLineString", "Lus"],
      ["MultiPoint", ""],
      ["Point", "Tent"],
    ]);
  });

  it("is few features however many places there are, for each would hold up the page", () => {
    const { features } = incomingFeatures(Array.from({ length: 10_000 }, () => TENT));
    expect(features.length).toBeLessThan(400);
    const [places] = features;
    expect(places?.geometry.type === "MultiPoint" && places.geometry.coordinates.length).toBe(
      10_000,
    );
  });

  it("has nothing to look at where nothing was chosen", () => {
    expect(chosenFeatures(null).features).toEqual([]);
    expect(chosenFeatures(TENT).features).toMatchObject([{ geometry: { type: "Point" } }]);
  });
});
