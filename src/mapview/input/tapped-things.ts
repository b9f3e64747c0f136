import type { Map as LibreMap, MapGeoJSONFeature } from "maplibre-gl";
import type { MapEventHub } from "#mapview/controller/map-events.ts";
import { type NetworkNodeOnMap, nodesNear } from "#mapview/layers/networks/network-node.ts";
import { TRACK_LAYER } from "#mapview/layers/tracks/track-layer-ids.ts";
import {
  WAYPOINT_CLUSTER_LAYER,
  WAYPOINT_LAYER,
  WAYPOINT_NAME_LAYER,
} from "#mapview/layers/waypoints/waypoint-style.ts";
import { chooseTapped, type InReach, type Pixel, pixelsBetween } from "./choose-tapped.ts";

/** A gloved finger may miss a waypoint or a node by this much: it covers 44 pixels. */
const TAP_SLACK_PIXELS = 22;

const WAYPOINT_LAYERS = [WAYPOINT_LAYER, WAYPOINT_NAME_LAYER, WAYPOINT_CLUSTER_LAYER];

/** A line is long: who means it hits it, and who means the map must not. */
const LINE_SLACK_PIXELS = 10;

/** The drop of a waypoint stands above its place by so much. */
const PIN_PIXELS = 30;

interface Tapped extends InReach {
  readonly tell: () => void;
}

/**
 * The nearest waypoint, cluster or node in reach of a tap, or of several that cover each other the
 * one after `lastKey`; null without any. `tell` says so; a cluster is opened, and `breakFollow`
 * called before that.
 */
export function thingAt(
  map: LibreMap,
  point: Pixel,
  lastKey: string | null,
  events: MapEventHub,
  breakFollow: () => void,
): Tapped | null {
  const nodes = nodesNear(map, point, TAP_SLACK_PIXELS);
  const things = [
    ...waypointsNear(map, point, events, breakFollow),
    ...nodes.map((node) => tappedNode(map, point, events, node)),
  ];
  return chooseTapped(things, lastKey);
}

/** The id of the track under a tap; null without one. */
export function trackAt(map: LibreMap, point: Pixel): string | null {
  const [line] = hitsOn(map, point, LINE_SLACK_PIXELS, [TRACK_LAYER]);
  return line ? String(line.properties["id"]) : null;
}

function waypointsNear(
  map: LibreMap,
  point: Pixel,
  events: MapEventHub,
  breakFollow: () => void,
): Tapped[] {
  const hits = hitsOn(map, point, TAP_SLACK_PIXELS, WAYPOINT_LAYERS);
  return hits.flatMap(({ geometry, properties }) => {
    if (geometry.type !== "Point") return [];
    const [lng = 0, lat = 0] = geometry.coordinates;
    const at = map.project([lng, lat]);
    const { id, cluster_id: clusterId, expansion_zoom: zoom } = properties;
    const isPin = typeof id === "string";
    // From the tip of the drop to its head.
    const y = isPin ? Math.min(at.y, Math.max(at.y - PIN_PIXELS, point.y)) : at.y;
    const tell = () => {
      if (isPin) return events.emit("waypointTapped", id);
      breakFollow();
      // So near that the waypoints of the cluster part.
      map.easeTo({ center: [lng, lat], zoom: Number(zoom) });
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
    { layers: layers.filter((id) => map.getLayer(id)) },
  );
}
