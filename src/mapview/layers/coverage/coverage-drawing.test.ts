import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, it } from "vitest";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { coverageDrawing } from "./coverage-drawing.ts";

const MESH = [
  { box: [5, 52, 5.02, 52.01], isMissing: false },
  { box: [5.02, 52, 5.04, 52.01], isMissing: true },
] as const;

it.each(["light", "dark"] as const)("is a valid style in %s", (flavour) => {
  expect(validateStyleMin(composeStyle(flavour, [coverageDrawing(flavour, MESH)]))).toEqual([]);
});

it("crosses out the cells that are missing, and no others", () => {
  const source = coverageDrawing("light", MESH).sources?.["coverage-crosses"];
  const data = source?.type === "geojson" ? source.data : null;
  const features =
    typeof data === "object" && data?.type === "FeatureCollection" ? data.features : [];
  expect(features.map(({ geometry }) => geometry)).toEqual([
    {
      type: "MultiLineString",
      coordinates: [
        [
          [5.02, 52],
          [5.04, 52.01],
        ],
        [
          [5.02, 52.01],
          [5.04, 52],
        ],
      ],
    },
  ]);
});
