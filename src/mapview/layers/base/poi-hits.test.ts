import type { Map as LibreMap } from "maplibre-gl";
import { expect, it } from "vitest";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { poiTapped } from "./base-events.ts";
import { poiHits } from "./poi-hits.ts";

/** Returns what a tap reports for a point of interest with these properties at lng 5.3, lat 52.2. */
function stated(properties: Readonly<Record<string, unknown>>): PointOfInterest[] {
  const feature = { geometry: { type: "Point", coordinates: [5.3, 52.2] }, properties };
  const map = {
    getLayer: (id: string) => (id === "poi" ? { id } : undefined),
    queryRenderedFeatures: () => [feature],
    project: () => ({ x: 3, y: 4 }),
  } as unknown as LibreMap;
  const events = new MapEventHub();
  const pois: PointOfInterest[] = [];
  events.on(poiTapped, (poi) => pois.push(poi));
  for (const hit of poiHits({ map, point: { x: 0, y: 0 }, events, breakFollow() {} }, 6)) {
    expect(hit.awayPixels).toBe(5);
    hit.tell();
  }
  return pois;
}

it("reports the kind, place and opening hours of the tapped point", () => {
  const church = { class: "place_of_worship", subclass: "christian", name: "Oude Kerk" };
  expect(stated({ ...church, opening_hours: "Mo-Fr 10:00-17:00" })).toEqual([
    {
      lat: 52.2,
      lng: 5.3,
      kind: "christian",
      group: "place_of_worship",
      name: "Oude Kerk",
      openingHours: "Mo-Fr 10:00-17:00",
    },
  ]);
});

it("cleans texts from the tile, and ignores features without a kind", () => {
  const [poi] = stated({ class: "shop", name: `${"a".repeat(999)}\n<b>` });
  expect(poi?.name?.length).toBe(200);
  expect(poi?.openingHours).toBeNull();
  expect(stated({ name: "Nergens" })).toEqual([]);
});
