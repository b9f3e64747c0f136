import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";
import { COLOR_BLIND, distanceFor } from "#mapview/style/seen-colors.fixture.ts";
import { SPEED_COLORS } from "./speed-colors.ts";
import { trackDrawing } from "./track-style.ts";

const filters = (hidden: readonly string[]) => {
  const { layers } = trackDrawing({ flavour: "light", tiles: "tracks://{z}/{x}/{y}", hidden });
  return (layers?.tracks ?? []).map((layer) => "filter" in layer && layer.filter);
};

test("hidden lines are in the tiles, and no layer draws them", () => {
  const own = filters([]);
  expect(own.length).toBeGreaterThan(2);
  const isShown = ["!", ["in", ["get", "id"], ["literal", ["a"]]]];
  expect(filters(["a"])).toEqual(own.map((filter) => ["all", filter, isShown]));
});

test.each(COLOR_BLIND)("speeds can be distinguished with %s", (eyes) => {
  for (const [index, color] of SPEED_COLORS.slice(1).entries()) {
    expect(distanceFor(eyes, SPEED_COLORS[index] ?? "", color)).toBeGreaterThan(12);
  }
});

test("MapLibre can draw its colours", () => {
  const drawing = trackDrawing({ flavour: "light", tiles: "tracks://{z}/{x}/{y}", hidden: [] });
  const layers = drawing.layers?.tracks ?? [];
  const style = {
    version: 8,
    glyphs: "x/{fontstack}/{range}",
    sources: drawing.sources ?? {},
    layers,
  } as const;
  expect(validateStyleMin(style as never).map(({ message }) => message)).toEqual([]);
});
