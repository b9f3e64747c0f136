import type { GeoJSONSource, Map as LibreMap, MapGeoJSONFeature, MapMouseEvent } from "maplibre-gl";
import { chooseTapped, type InReach, type Pixel, pixelsBetween } from "./choose-tapped.ts";
import type { MapEventHub } from "./map-events.ts";
import { type NetworkNodeOnMap, nodesNear } from "./network-node.ts";
import { TRACK_LAYER } from "./style/track-layer-ids.ts";
import { WAYPOINT_CLUSTER_LAYER, WAYPOINT_LAYER, WAYPOINT_SOURCE } from "./style/user-layers.ts";

/** A gloved finger may miss a waypoint or a node by this much: it covers 44 pixels. */
const TAP_SLACK_PIXELS = 22;

/** A line is long: who means it hits it, and who means the map must not. */
const LINE_SLACK_PIXELS = 10;

/** The drop of a waypoint stands above its place by so much. */
const PIN_PIXELS = 30;

/** A second tap this soon and this near belongs to a double tap: that zooms, and means no place. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PIXELS = 30;

interface Tapped extends InReach {
  readonly tell: () => void;
}

/**
 * Tells what was tapped: the nearest waypoint, cluster or node in reach, else a track, else the bare
 * map; the last two only when it is sure to be no double tap. A cluster is opened, and `breakFollow`
 * called before that. What ends a long press is no tap.
 */
export function watchTaps(map: LibreMap, events: MapEventHub, breakFollow: () => void): void {
  let last = { x: 0, y: 0, atMs: Number.NEGATIVE_INFINITY };
  let lastKey: string | null = null;
  let isSpent = false;
  let timer = 0;

  map.getCanvasContainer().addEventListener("pointerdown", ({ clientX: x, clientY: y }) => {
    const isSoon = performance.now() - last.atMs < DOUBLE_TAP_MS;
    isSpent = isSoon && pixelsBetween(last, { x, y }) < DOUBLE_TAP_PIXELS;
    if (isSpent) window.clearTimeout(timer);
  });
  events.on("placeChosen", () => {
    isSpent = true;
  });
  map.on("click", ({ point, lngLat, originalEvent: { clientX: x, clientY: y } }: MapMouseEvent) => {
    if (isSpent) return;
    last = { x, y, atMs: performance.now() };
    const things = [
      ...waypointsNear(map, point, events, breakFollow),
      ...nodesNear(map, point, TAP_SLACK_PIXELS).map((node) =>
        tappedNode(map, point, events, node),
      ),
    ];
    const chosen = chooseTapped(things, lastKey);
    lastKey = chosen?.key ?? null;
    if (chosen) chosen.tell();
    else timer = window.setTimeout(tellOfTrack(map, events, { point, lngLat }), DOUBLE_TAP_MS);
  });
}

function waypointsNear(
  map: LibreMap,
  point: Pixel,
  events: MapEventHub,
  breakFollow: () => void,
): Tapped[] {
  const hits = hitsOn(map, point, TAP_SLACK_PIXELS, [WAYPOINT_LAYER, WAYPOINT_CLUSTER_LAYER]);
  return hits.flatMap(({ geometry, properties: { id, cluster_id: clusterId } }) => {
    if (geometry.type !== "Point") return [];
    const [lng = 0, lat = 0] = geometry.coordinates;
    const at = map.project([lng, lat]);
    const isPin = typeof id === "string";
    // From the tip of the drop to its head.
    const y = isPin ? Math.min(at.y, Math.max(at.y - PIN_PIXELS, point.y)) : at.y;
    const tell = () => {
      if (isPin) return events.emit("waypointTapped", id);
      breakFollow();
      void openCluster(map, Number(clusterId), [lng, lat]);
    };
    return [
      { key: `${id ?? clusterId}`, at, awayPixels: pixelsBetween(point, { x: at.x, y }), tell },
    ];
  });
}

function tappedNode(
  map: LibreMap,
  point: Pixel,
  events: MapEventHub,
  node: NetworkNodeOnMap,
): Tapped {
  const at = map.project([node.lng, node.lat]);
  const tell = () => events.emit("networkNodeTapped", node);
  return { key: `${node.mode} ${node.osmId}`, at, awayPixels: pixelsBetween(point, at), tell };
}

/** Tells of the track that lies here now, or of the bare map, when it is called. */
function tellOfTrack(
  map: LibreMap,
  events: MapEventHub,
  { point, lngLat }: Pick<MapMouseEvent, "point" | "lngLat">,
): () => void {
  const [line] = map.getLayer(TRACK_LAYER)
    ? hitsOn(map, point, LINE_SLACK_PIXELS, [TRACK_LAYER])
    : [];
  if (line) return () => events.emit("trackTapped", String(line.properties["id"]));
  return () => events.emit("mapTapped", { lat: lngLat.lat, lng: lngLat.lng });
}

function hitsOn(
  map: LibreMap,
  { x, y }: Pixel,
  slack: number,
  layers: readonly string[],
): MapGeoJSONFeature[] {
  return map.queryRenderedFeatures(
    [
      [x - slack, y - slack],
      [x + slack, y + slack],
    ],
    { layers: [...layers] },
  );
}

/** Comes so near that the waypoints of the cluster part. */
async function openCluster(
  map: LibreMap,
  clusterId: number,
  center: [number, number],
): Promise<void> {
  const source = map.getSource<GeoJSONSource>(WAYPOINT_SOURCE);
  try {
    const zoom = await source?.getClusterExpansionZoom(clusterId);
    if (zoom !== undefined) map.easeTo({ center, zoom });
  } catch {
    // Between the tap and the question the waypoints changed: the next tap meets what is there now.
  }
}
