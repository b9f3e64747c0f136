import type { Map as LibreMap, MapGeoJSONFeature } from "maplibre-gl";
import type { DrawnThing } from "#mapview/events/drawn-thing.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import type { InReach, Pixel } from "./choose-tapped.ts";

/** A possible target of a tap, with the function that reports the tap. */
export interface TapHit extends InReach {
  /** The thing in words, for a label under a mouse; absent if there is nothing to add to the drawing. */
  readonly thing?: DrawnThing | undefined;
  readonly tell: () => void;
  /** Reports that a finger pressed it, for listeners that prepare for a tap. */
  readonly press?: () => void;
  /** Reports that the finger was lifted: a tap, if the browser confirms it. */
  readonly release?: () => void;
}

/** A tap on a map, and the events to report it to. */
export interface Tap {
  readonly map: LibreMap;
  readonly point: Pixel;
  readonly events: MapEventHub;
  /** Call this before the map moves by itself. */
  readonly breakFollow: () => void;
}

/**
 * Finds the things that a layer has drawn within this many pixels of a tap, the topmost first; empty while the layer
 * is off.
 */
export type FindHits = (tap: Tap, reachPixels: number) => readonly TapHit[];

/** The possible targets of taps. */
export interface TapTargets {
  /** Returns the targets drawn within this many pixels of a tap, the highest first. */
  hitsNear(tap: Tap, reachPixels: number): readonly TapHit[];
  /** Reports a tap on the highest line or area under it; null without one. */
  lineUnder(tap: Tap): (() => void) | null;
  /** Tells whether anyone listens for presses on targets. */
  isPressHeard(): boolean;
}

/** Returns the features of these layers in a square around a point on the map, the topmost first. */
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
