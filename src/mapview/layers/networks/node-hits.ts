import type { Map as LibreMap, MapGeoJSONFeature } from "maplibre-gl";
import { plainName } from "#domain/text/plain-text.ts";
import { type Pixel, pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { type FindHits, featuresNear } from "#mapview/input/tap-hits.ts";
import { networkNodePressed, networkNodeReleased, networkNodeTapped } from "./network-events.ts";
import {
  BADGE_LAYERS,
  BELOW_FAIRWAYS,
  NODE_DOT_LAYER,
  NODE_NAME_LAYER,
} from "./network-layer-ids.ts";
import type { NetworkNodeOnMap } from "./network-node.ts";

/** Returns these layers, and those that draw the same below bridges and locks. */
function withBelow(layers: readonly string[]): readonly string[] {
  return layers.flatMap((id) => [id, id + BELOW_FAIRWAYS]);
}

const SIGN_LAYERS = withBelow([...BADGE_LAYERS, NODE_NAME_LAYER]);
const DOT_LAYERS = withBelow([NODE_DOT_LAYER]);

/**
 * Finds the nodes near a tap. Several may share a place, with one badge on it and the others beside it; badges and
 * names take precedence over the dots, which are all at the same place. Nodes drawn below bridges and locks yield.
 */
export const nodeHits: FindHits = ({ map, point, events }, reachPixels) => {
  return nodeFeatures(map, point, reachPixels).flatMap((feature) => {
    const [node] = nodeOf(feature);
    if (!node) return [];
    const at = map.project([node.lng, node.lat]);
    return {
      key: `${node.mode} ${node.osmId}`,
      at,
      awayPixels: pixelsBetween(point, at),
      thing: { kind: "node", name: node.ref ?? node.name ?? "", detail: node.mode },
      yields: feature.layer.id.endsWith(BELOW_FAIRWAYS),
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
  return nodeFeatures(map, point, reachPixels).flatMap(nodeOf);
}

function nodeFeatures(
  map: LibreMap,
  point: Pixel,
  reachPixels: number,
): readonly MapGeoJSONFeature[] {
  const signs = featuresNear(map, point, reachPixels, SIGN_LAYERS);
  return signs.length > 0 ? signs : featuresNear(map, point, reachPixels, DOT_LAYERS);
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
