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
  name: "Lus",
  place: { lat: 52, lng: 5 },
  segments: [
    [
      [5, 52],
      [5.1, 52.1],
    ],
  ],
};

describe("the drawing of an import", () => {
  it.each(["light", "dark"] as const)("is valid in %s", (flavour) => {
    const features = { items: incomingFeatures([TENT, LOOP]), chosen: chosenFeatures(LOOP) };
    expect(validateStyleMin(composeStyle(flavour, [incomingDrawing(flavour, features)]))).toEqual(
      [],
    );
  });

  it("has every place and line, with the places combined", () => {
    const { features } = incomingFeatures([TENT, LOOP]);
    expect(
      features.map(({ geometry, properties }) => [geometry.type, properties?.["name"]]),
    ).toEqual([
      ["MultiLineString", "Lus"],
      ["MultiPoint", ""],
      ["Point", "Tent"],
    ]);
  });

  it("has few features for any number of places, because each costs time", () => {
    const { features } = incomingFeatures(Array.from({ length: 10_000 }, () => TENT));
    expect(features.length).toBeLessThan(400);
    const [places] = features;
    expect(places?.geometry.type === "MultiPoint" && places.geometry.coordinates.length).toBe(
      10_000,
    );
  });

  it("has no highlight if nothing was chosen", () => {
    expect(chosenFeatures(null).features).toEqual([]);
    expect(chosenFeatures(TENT).features).toMatchObject([{ geometry: { type: "Point" } }]);
  });
});
