import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, it } from "vitest";
import type { PlaceAlong } from "#domain/search/along-route.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { POI_ICONS } from "#mapview/style/pois.ts";
import { ALONG_ICONS, alongDrawing } from "./along-drawing.ts";

const PLACE: PlaceAlong = {
  kind: "food",
  place: { kind: "poi", name: "De Sluis", lat: 52, lng: 5, detail: null },
  alongMeters: 10,
  offMeters: 20,
};

it.each(["light", "dark"] as const)("is a valid style in %s", (flavour) => {
  const drawing = alongDrawing(flavour, [PLACE], PLACE);
  expect(validateStyleMin(composeStyle(flavour, [drawing]))).toEqual([]);
});

it("has icons that the map can draw", () => {
  expect(ALONG_ICONS.filter((icon) => !POI_ICONS.includes(icon))).toEqual([]);
});

it("marks only the chosen place", () => {
  const marked = (chosen: PlaceAlong | null) => {
    const source = alongDrawing("light", [PLACE], chosen).sources?.["along-chosen"];
    const data = source?.type === "geojson" ? source.data : null;
    return typeof data === "object" && data?.type === "FeatureCollection"
      ? data.features.map(({ properties }) => properties?.["name"])
      : null;
  };
  expect(marked(PLACE)).toEqual(["De Sluis"]);
  expect(marked(null)).toEqual([]);
});
