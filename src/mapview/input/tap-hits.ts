import type { Map as LibreMap, MapGeoJSONFeature } from "maplibre-gl";
import type { MapEventHub } from "#mapview/controller/map-events.ts";
import type { InReach, Pixel } from "./choose-tapped.ts";

/** Something that a tap may mean, and how the map says that it was meant. */
export interface TapHit extends InReach {
  readonly tell: () => void;
  /** Says already that a finger came down on it, for whoever makes ready for a tap. */
  readonly press?: () => void;
  /** Says that the finger came off it: a tap, if the browser says so too. */
  readonly release?: () => void;
}

/** Where a finger came down on which map, and whom to tell. */
export interface Tap {
  readonly map: LibreMap;
  readonly point: Pixel;
  readonly events: MapEventHub;
  /** Called before the map moves by itself. */
  readonly breakFollow: () => void;
}

/** What a layer has drawn within so many pixels of a tap, the highest first; nothing while it is off. */
export type FindHits = (tap: Tap, reachPixels: number) => readonly TapHit[];

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
