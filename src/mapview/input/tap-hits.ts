import type { Map as LibreMap, MapGeoJSONFeature } from "maplibre-gl";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import type { InReach, Pixel } from "./choose-tapped.ts";

/** Something that a tap may mean, and how the map says that it was meant. */
export interface TapHit extends InReach {
  readonly tell: () => void;
  /** Says already that a finger came down on it, for whoever makes ready for a tap. */
  readonly press?: () => void;
  /** Says that the finger came off it: a tap, if the browser says so too. */
  readonly release?: () => void;
}

/** A tap on a map, and the listeners to tell of it. */
export interface Tap {
  readonly map: LibreMap;
  readonly point: Pixel;
  readonly events: MapEventHub;
  /** Called before the map moves by itself. */
  readonly breakFollow: () => void;
}

/**
 * Finds what a layer has drawn within this many pixels of a tap, the highest first; nothing while the layer is
 * off.
 */
export type FindHits = (tap: Tap, reachPixels: number) => readonly TapHit[];

/** Everything on the map that a tap may mean. */
export interface TapTargets {
  /** Returns the targets drawn within this many pixels of a tap, the highest first. */
  hitsNear(tap: Tap, reachPixels: number): readonly TapHit[];
  /** Reports a tap on the highest line or area under it; null without one. */
  lineUnder(tap: Tap): (() => void) | null;
  /** Whether anyone listens for a pointer that comes down on a target, before it is a tap. */
  isPressHeard(): boolean;
}

/** The features of these layers in a square around a point of the screen, the highest first. */
export function featuresNear(
  map: LibreMap,
  { x, y }: Pixel,
  reachPixels: number,
  layers: readonly string[],
): readonly MapGeoJSONFeature[] {
  const drawn = layers.filter((id) => map.getLayer(id));
  if (drawn.length === 0) return [];
  return map.queryRenderedFeatures(
    [
      [x - reachPixels, y - reachPixels],
      [x + reachPixels, y + reachPixels],
    ],
    { layers: drawn },
  );
}
