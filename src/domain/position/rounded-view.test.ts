import { expect, it } from "vitest";
import { DEFAULT_MAP_VIEW } from "./map-view.ts";
import { isDefaultMapView } from "./rounded-view.ts";

it("recognises the default view after rounding by the map", () => {
  expect(isDefaultMapView(DEFAULT_MAP_VIEW)).toBe(true);
  expect(isDefaultMapView({ lat: 52.228000000000009, lng: 5.32100000000003, zoom: 8 })).toBe(true);
});

it("does not recognise a moved or zoomed view", () => {
  expect(isDefaultMapView({ ...DEFAULT_MAP_VIEW, lat: 52.2281 })).toBe(false);
  expect(isDefaultMapView({ ...DEFAULT_MAP_VIEW, lng: 5.3209 })).toBe(false);
  expect(isDefaultMapView({ ...DEFAULT_MAP_VIEW, zoom: 8.01 })).toBe(false);
});
