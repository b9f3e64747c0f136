import type { Map as LibreMap } from "maplibre-gl";
import { nodeHits } from "#mapview/layers/networks/node-hits.ts";
import { TRACK_LAYER } from "#mapview/layers/tracks/track-layer-ids.ts";
import { waypointHits } from "#mapview/layers/waypoints/waypoint-hits.ts";
import { chooseTapped, type Pixel } from "./choose-tapped.ts";
import { type FindHits, featuresNear, type Tap, type TapHit } from "./tap-hits.ts";

/** The layers whose things are tapped, the highest first: a badge is meant before what lies below it. */
const TAPPED_LAYERS: readonly FindHits[] = [nodeHits, waypointHits];

/** A line is long: who means it hits it, and who means the map must not. */
const LINE_SLACK_PIXELS = 10;

/**
 * What a tap means of nodes, waypoints and clusters: that which is drawn under the finger, else the
 * nearest in reach, or of several that cover each other the one after `lastKey`; null without any.
 */
export function thingAt(tap: Tap, lastKey: string | null): TapHit | null {
  return chooseTapped(
    (reachPixels) => TAPPED_LAYERS.flatMap((findHits) => findHits(tap, reachPixels)),
    lastKey,
  );
}

/** The id of the track under a tap; null without one. */
export function trackAt(map: LibreMap, point: Pixel): string | null {
  const [line] = featuresNear(map, point, LINE_SLACK_PIXELS, [TRACK_LAYER]);
  return line ? String(line.properties["id"]) : null;
}
