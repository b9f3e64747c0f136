import type { Map as LibreMap, MapGeoJSONFeature } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { NODE_LAYERS } from "./network-layer-ids.ts";

/** A node of a network on the screen: what can be asked of a pack's graph. */
export interface NetworkNodeOnMap extends LatLng {
  readonly mode: "walk" | "cycle" | "canoe" | "motorboat";
  /** With `mode`, the same node as in network.graph. */
  readonly osmId: number;
  /** As signed, "09"; null when it has no number. */
  readonly ref: string | null;
  readonly name: string | null;
}

/** The nodes in a square of twice `slackPixels` around a point of the screen (CSS pixels), in no order. */
export function nodesNear(
  map: LibreMap,
  { x, y }: { readonly x: number; readonly y: number },
  slackPixels: number,
): readonly NetworkNodeOnMap[] {
  const layers = NODE_LAYERS.filter((id) => map.getLayer(id));
  if (layers.length === 0) return [];
  const found = map.queryRenderedFeatures(
    [
      [x - slackPixels, y - slackPixels],
      [x + slackPixels, y + slackPixels],
    ],
    { layers },
  );
  return found.flatMap(nodeOf);
}

function nodeOf({ geometry, properties }: MapGeoJSONFeature): NetworkNodeOnMap[] {
  if (geometry.type !== "Point") return [];
  const [lng = 0, lat = 0] = geometry.coordinates;
  const text = (key: string) => (properties[key] ? String(properties[key]) : null);
  const mode = properties["mode"] as NetworkNodeOnMap["mode"];
  return [
    { lat, lng, mode, osmId: Number(properties["osm_id"]), ref: text("ref"), name: text("name") },
  ];
}
