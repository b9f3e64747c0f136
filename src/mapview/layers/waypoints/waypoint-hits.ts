import { pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { type FindHits, featuresNear } from "#mapview/input/tap-hits.ts";
import { waypointTapped } from "./waypoint-events.ts";
import { WAYPOINT_CLUSTER_LAYER, WAYPOINT_LAYER, WAYPOINT_NAME_LAYER } from "./waypoint-style.ts";

const LAYERS = [WAYPOINT_LAYER, WAYPOINT_NAME_LAYER, WAYPOINT_CLUSTER_LAYER];

/** The height of the drop of a waypoint above its place. */
const PIN_PIXELS = 30;

/** Finds the waypoints near a tap, by their drops and names, and the clusters, which a tap expands. */
export const waypointHits: FindHits = ({ map, point, events, breakFollow }, reachPixels) =>
  featuresNear(map, point, reachPixels, LAYERS).flatMap(({ geometry, properties }) => {
    if (geometry.type !== "Point") return [];
    const [lng = 0, lat = 0] = geometry.coordinates;
    const at = map.project([lng, lat]);
    const { id, cluster_id: clusterId, expansion_zoom: zoom } = properties;
    const isPin = typeof id === "string";
    // From the tip of the drop to its head.
    const y = isPin ? Math.min(at.y, Math.max(at.y - PIN_PIXELS, point.y)) : at.y;
    const tell = () => {
      if (isPin) return events.emit(waypointTapped, id);
      breakFollow();
      // Zoom in until the waypoints of the cluster separate.
      map.easeTo({ center: [lng, lat], zoom: Number(zoom) });
    };
    const awayPixels = pixelsBetween(point, { x: at.x, y });
    const hit = { key: `${id ?? clusterId}`, at, awayPixels, tell };
    if (!isPin) return [hit];
    return [{ ...hit, thing: { kind: "waypoint", name: String(properties["name"]), detail: id } }];
  });
