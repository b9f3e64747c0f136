import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, it } from "vitest";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { namedRoutesDrawing } from "./named-routes-drawing.ts";

const LINE = Float64Array.of(4.3, 52, 4.4, 52.1);

const SHOWN = {
  routes: [
    {
      id: 9,
      mode: "walk" as const,
      name: "Pieterpad",
      ref: "LAW 9",
      lines: [
        { isMain: true, places: LINE },
        { isMain: false, places: LINE },
      ],
    },
  ],
  chosen: [LINE],
};

it.each(["light", "dark"] as const)("is a valid style in %s", (flavour) => {
  const drawing = namedRoutesDrawing(flavour, SHOWN);
  expect(validateStyleMin(composeStyle(flavour, [drawing]))).toEqual([]);
});

it("labels a route with its number, and draws alternatives apart", () => {
  const source = namedRoutesDrawing("light", SHOWN).sources?.["named-routes"];
  const data = source?.type === "geojson" ? source.data : null;
  expect(
    typeof data === "object" && data?.type === "FeatureCollection"
      ? data.features.map(({ properties }) => properties)
      : null,
  ).toEqual([
    { id: 9, mode: "walk", label: "LAW 9", isMain: true },
    { id: 9, mode: "walk", label: "LAW 9", isMain: false },
  ]);
});
