import type { Map as LibreMap, MapGeoJSONFeature } from "maplibre-gl";
import { type PointOfInterest, pointOfInterest } from "#domain/search/point-of-interest.ts";
import { pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { type FindHits, featuresNear } from "#mapview/input/tap-hits.ts";
import { poiTapped } from "./base-events.ts";

/** The style layer that draws them. */
const LAYER = "poi";

/** Finds the points of interest near a tap, by their icons and names. */
export const poiHits: FindHits = ({ map, point, events }, reachPixels) =>
  featuresNear(map, point, reachPixels, [LAYER]).flatMap((feature) => {
    const poi = poiOf(feature);
    if (!poi) return [];
    const at = map.project([poi.lng, poi.lat]);
    return {
      key: `poi ${poi.kind} ${poi.lng} ${poi.lat}`,
      at,
      awayPixels: pixelsBetween(point, at),
      thing: { kind: "poi", name: poi.name ?? "", detail: null, poi },
      tell: () => events.emit(poiTapped, poi),
    };
  });

/** Returns the points of interest drawn on a map. */
export function poisInView(map: LibreMap): readonly PointOfInterest[] {
  if (!map.getLayer(LAYER)) return [];
  return map.queryRenderedFeatures({ layers: [LAYER] }).flatMap((one) => poiOf(one) ?? []);
}

function poiOf({ geometry, properties }: MapGeoJSONFeature): PointOfInterest | null {
  if (geometry.type !== "Point") return null;
  const [lng = 0, lat = 0] = geometry.coordinates;
  return pointOfInterest(properties, { lat, lng });
}
