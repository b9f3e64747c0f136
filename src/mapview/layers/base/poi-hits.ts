import type { MapGeoJSONFeature } from "maplibre-gl";
import { plainName } from "#domain/packs/plain-text.ts";
import { pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { type FindHits, featuresNear } from "#mapview/input/tap-hits.ts";
import type { PoiOnMap } from "./poi-on-map.ts";

/** The points of interest near a tap, by their icons and names. */
export const poiHits: FindHits = ({ map, point, events }, reachPixels) =>
  featuresNear(map, point, reachPixels, ["poi"]).flatMap((feature) => {
    const poi = poiOf(feature);
    if (!poi) return [];
    const at = map.project([poi.lng, poi.lat]);
    return {
      key: `poi ${poi.kind} ${poi.lng} ${poi.lat}`,
      at,
      awayPixels: pixelsBetween(point, at),
      tell: () => events.emit("poiTapped", poi),
    };
  });

/** The tile is of others: its texts are made plain. Null for what is no point or of no kind. */
function poiOf({ geometry, properties }: MapGeoJSONFeature): PoiOnMap | null {
  const text = (...keys: readonly string[]) => {
    const key = keys.find((one) => properties[one] !== undefined && properties[one] !== "");
    return (key && plainName(String(properties[key]))) || null;
  };
  const kind = text("subclass", "class");
  if (geometry.type !== "Point" || !kind) return null;
  const [lng = 0, lat = 0] = geometry.coordinates;
  const name = text("name:latin", "name");
  return { lat, lng, kind, group: text("class"), name, openingHours: text("opening_hours") };
}
