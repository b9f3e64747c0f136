import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { FollowMode } from "#domain/position/follow-mode.ts";
import type { VisibleAreaUse } from "#mapview/camera/visible-area.ts";
import type { MapOutput } from "#mapview/controller/map-output.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";

/** The map as screens use it; its data comes from the map session, not from screens. */
export interface MapPort {
  readonly events: Pick<MapEventHub, "on">;
  readonly output: MapOutput;
  readonly followMode: FollowMode;
  /** What is on top of the map, degrees clockwise from true north, -180 to 180. */
  readonly bearingDegrees: number;
  /** How much of what the base can show is on the screen. */
  readonly baseDetail: BaseDetail;
  /** The Dutch names of the tile source and overlays that cannot be reached now; the same list until it changes. */
  readonly failingSources: readonly string[];
  /** What lies in the middle of the free part of the map; null before there is a map. */
  readonly center: LatLng | null;
  readonly zoom: number;
  /** Follows the own position, from its first fix on, until the user pans or this is switched off. */
  setFollow(mode: FollowMode): void;
  /** Turns the map so that north is on top; from then on it stays there. */
  faceNorth(): void;
  /**
   * Zooms about the middle of the map, or about a place that then stays where it is on the screen.
   * Of calls that come while it still zooms each counts.
   */
  zoomBy(levels: number, around?: LatLng): void;
  /**
   * The middle of the map, which is what is followed and zoomed about, lies from now on in the middle
   * of this part of it, an element over the map that a bar leaves free; null for the whole map. What
   * for (`aim` unless said) decides whether it lies lower heading up, and whether it waits for following.
   */
  keepCenterIn(part: HTMLElement | null, use?: VisibleAreaUse): void;
  /** The element over the top of the map that boxes are shown clear of; null for none. */
  keepClearOf(over: HTMLElement | null): void;
  /** Marks a place that the user may keep, and lifts it from under the card; null ends both. */
  setCandidate(place: LatLng | null): void;
  /** Shows all of a box above a card, degrees; lets go what was followed. */
  showBounds(bounds: LngLatBox): void;
  /** Flies to a place that was looked up, puts it in view above a card, and stops following. */
  flyTo(place: LatLng, lowestZoom: number): void;
  /**
   * Reports the box (west, south, east, north, degrees) behind an element over the map, at once and
   * whenever one of them moves, until the result is called.
   */
  watchArea(frame: HTMLElement, onArea: (area: LngLatBox) => void): () => void;
  /** Puts the keyboard on the map. */
  focus(): void;
  /** Asks again for whatever could not be had. */
  retry(): void;
}
