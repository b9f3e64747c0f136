import type { GeoJSONSource, Map as LibreMap, MapMouseEvent } from "maplibre-gl";
import type { MapEventHub } from "./map-events.ts";
import { nodeNear } from "./network-node.ts";
import { TRACK_LAYER } from "./style/track-layer-ids.ts";
import { WAYPOINT_CLUSTER_LAYER, WAYPOINT_LAYER, WAYPOINT_SOURCE } from "./style/user-layers.ts";

/** A gloved finger may miss a waypoint by this much. */
const TAP_SLACK_PIXELS = 18;

/** A line is long: who means it hits it, and who means the map must not. */
const LINE_SLACK_PIXELS = 10;

/** Tells what was tapped: a waypoint before a node, a track, the bare map; a cluster is opened. */
export function watchTaps(map: LibreMap, events: MapEventHub): void {
  map.on("click", ({ point, lngLat }: MapMouseEvent) => {
    const hit = hitOn(map, point, TAP_SLACK_PIXELS, [WAYPOINT_LAYER, WAYPOINT_CLUSTER_LAYER]);
    const { id, cluster_id: clusterId } = hit?.properties ?? {};
    const node = hit ? null : nodeNear(map, point, TAP_SLACK_PIXELS);
    if (typeof id === "string") events.emit("waypointTapped", id);
    else if (typeof clusterId === "number") void openCluster(map, clusterId, lngLat);
    else if (node) events.emit("networkNodeTapped", node);
    else tellOfTrack(map, events, { point, lngLat });
  });
}

function tellOfTrack(
  map: LibreMap,
  events: MapEventHub,
  { point, lngLat }: Pick<MapMouseEvent, "point" | "lngLat">,
): void {
  const line = map.getLayer(TRACK_LAYER) && hitOn(map, point, LINE_SLACK_PIXELS, [TRACK_LAYER]);
  if (line) events.emit("trackTapped", String(line.properties["id"]));
  else events.emit("mapTapped", { lat: lngLat.lat, lng: lngLat.lng });
}

function hitOn(
  map: LibreMap,
  { x, y }: MapMouseEvent["point"],
  slack: number,
  layers: readonly string[],
) {
  const [hit] = map.queryRenderedFeatures(
    [
      [x - slack, y - slack],
      [x + slack, y + slack],
    ],
    { layers: [...layers] },
  );
  return hit;
}

/** Comes so near that the waypoints of the cluster part. */
async function openCluster(
  map: LibreMap,
  clusterId: number,
  center: MapMouseEvent["lngLat"],
): Promise<void> {
  const source = map.getSource<GeoJSONSource>(WAYPOINT_SOURCE);
  try {
    const zoom = await source?.getClusterExpansionZoom(clusterId);
    if (zoom !== undefined) map.easeTo({ center, zoom });
  } catch {
    // Between the tap and the question the waypoints changed: the next tap meets what is there now.
  }
}
