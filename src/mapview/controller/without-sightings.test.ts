import { expect, it } from "vitest";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { gridDrawing } from "#mapview/layers/rd-grid/grid-style.ts";
import { sketchDrawing } from "#mapview/layers/sketch/sketch-drawing.ts";
import { withoutSightings } from "./without-sightings.ts";

const PLACE = { lat: 52, lng: 5 };
const GRID = gridDrawing("light", { type: "FeatureCollection", features: [] });

it("leaves out the sightings of a hunt, and nothing else", () => {
  const circle = { kind: "point", place: PLACE, label: "Clubhuis" } as const;
  const fox = { ...circle, label: "Vos", isSighting: true } as const;
  const reach = { kind: "line", points: [PLACE, PLACE], isSighting: true } as const;
  const styleOf = (...sketch: Parameters<typeof sketchDrawing>[1]) =>
    composeStyle("light", [GRID, sketchDrawing("light", sketch)]);
  expect(withoutSightings(styleOf(circle, fox, reach))).toEqual(styleOf(circle));
});

it("leaves a style without drawings of tools as it is", () => {
  const style = composeStyle("light", [GRID]);
  expect(withoutSightings(style)).toBe(style);
});
