import type { Map as LibreMap, MapGeoJSONFeature } from "maplibre-gl";
import { plainName } from "#domain/text/plain-text.ts";
import { type Pixel, pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { type FindHits, featuresNear } from "#mapview/input/tap-hits.ts";
import { networkNodePressed, networkNodeReleased, networkNodeTapped } from "./network-events.ts";
import { BADGE_LAYERS, NODE_DOT_LAYER, NODE_NAME_LAYER } from "./network-layer-ids.ts";
import type { NetworkNodeOnMap } from "./network-node.ts";

/**
 * The nodes near a tap. Several may share a node, where one badge stands on it and the others beside
 * it: a badge or name is meant before the dots, which they all have in the same place.
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

/** The nodes that are drawn so near to a point of the screen, the highest first. */
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
 * Returns the node of a feature, with its texts made plain, for others made the tile; none without an
 * OpenStreetMap id.
 */
function nodeOf({ geometry, properties }: MapGeoJSONFeature): NetworkNodeOnMap[] {
  const osmId = Number(properties["osm_id"]);
  if (geometry.type !== "Point" || !Number.isSafeInteger(osmId)) return [];
  const [lng = 0, lat = 0] = geometry.coordinates;
  const text = (key: string) => plainName(String(properties[key] ?? "")) || null;
  const mode = properties["mode"] as NetworkNodeOnMap["mode"];
  return [{ lat, lng, mode, osmId, ref: text("ref"), name: text("name") }];
}
