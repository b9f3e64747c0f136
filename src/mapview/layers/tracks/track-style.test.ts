import { expect, test } from "vitest";
import { trackDrawing } from "./track-style.ts";

const filters = (hidden: readonly string[]) => {
  const { layers } = trackDrawing({ flavour: "light", tiles: "tracks://{z}/{x}/{y}", hidden });
  return (layers?.tracks ?? []).map((layer) => "filter" in layer && layer.filter);
};

test("lines that are hidden are in the tiles, and no layer draws them", () => {
  const own = filters([]);
  expect(own.length).toBeGreaterThan(2);
  const isShown = ["!", ["in", ["get", "id"], ["literal", ["a"]]]];
  expect(filters(["a"])).toEqual(own.map((filter) => ["all", filter, isShown]));
});
