import type { Map as LibreMap, MapGeoJSONFeature } from "maplibre-gl";
import { plainName } from "#domain/text/plain-text.ts";
import { type Pixel, pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { type FindHits, featuresNear } from "#mapview/input/tap-hits.ts";
import { networkNodePressed, networkNodeReleased, networkNodeTapped } from "./network-events.ts";
import { BADGE_LAYERS, NODE_DOT_LAYER, NODE_NAME_LAYER } from "./network-layer-ids.ts";
import type { NetworkNodeOnMap } from "./network-node.ts";

/**
 * Finds the nodes near a tap. Several may share a place, with one badge on it and the others beside it; badges and
 * names take precedence over the dots, which are all at the same place.
 */
export const nodeHits: FindHits = ({ map, point, events }, reachPixels) => {
  return nodesNearPoint(map, point, reachPixels).map((node) => {
    const at = map.project([node.lng, node.lat]);
    return {
      key: `${node.mode} ${node.osmId}`,
      at,
      awayPixels: pixelsBetween(point, at),
      tell: () => events.emit(networkNodeTapped, node),
      press: () => events.emit(networkNodePressed, node),
      release: () => events.emit(networkNodeReleased, node),
    };
  });
};

/** Returns the nodes drawn close to a point on the map, the topmost first. */
export function nodesNearPoint(
  map: LibreMap,
  point: Pixel,
  reachPixels: number,
): readonly NetworkNodeOnMap[] {
  const near = (layers: readonly string[]) => featuresNear(map, point, reachPixels, layers);
  const signs = near([...BADGE_LAYERS, NODE_NAME_LAYER]);
  return (signs.length > 0 ? signs : near([NODE_DOT_LAYER])).flatMap(nodeOf);
}

/**
 * Returns the node of a feature with cleaned texts, because tiles come from others; empty without an OpenStreetMap
 * id.
 */
function nodeOf({ geometry, properties }: MapGeoJSONFeature): NetworkNodeOnMap[] {
  const osmId = Number(properties["osm_id"]);
  if (geometry.type !== "Point" || !Number.isSafeInteger(osmId)) return [];
  const [lng = 0, lat = 0] = geometry.coordinates;
  const text = (key: string) => plainName(String(properties[key] ?? "")) || null;
  const mode = properties["mode"] as NetworkNodeOnMap["mode"];
  return [{ lat, lng, mode, osmId, ref: text("ref"), name: text("name") }];
}
