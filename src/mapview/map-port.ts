import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { FollowMode } from "#domain/position/follow-mode.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { MapSource } from "#domain/tiles/network-overlays.ts";
import type { VisibleAreaUse } from "#mapview/camera/visible-area.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import type { Legend } from "#mapview/legend/legend-entry.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";
import type { MapPicture, PictureView } from "./map-picture.ts";

/** Outputs of the map; large code is loaded on first use. */
export interface MapOutput {
  /** Draws the current map as a picture in light colours, without waypoints. Rejects if the device cannot draw it. */
  drawPicture(view: PictureView): Promise<MapPicture>;
  /** Resolves to what is on the screen and how it is drawn. Rejects if the code cannot be loaded. */
  readLegend(): Promise<Legend>;
  /** Returns the points of interest on the screen, from any tile source. */
  readPois(): readonly PointOfInterest[];
}

/** The map for screens. Its data comes from the map session, not from screens. */
export interface MapPort {
  readonly events: Pick<MapEventHub, "on">;
  readonly output: MapOutput;
  readonly followMode: FollowMode;
  /** The bearing at the top of the map, degrees clockwise from true north, -180 to 180. */
  readonly bearingDegrees: number;
  /** The detail of the visible base. */
  readonly baseDetail: BaseDetail;
  /** The sources that cannot be reached now; the same list until it changes. */
  readonly failingSources: readonly MapSource[];
  /** The place in the middle of the visible area; null before there is a map. */
  readonly center: LatLng | null;
  readonly zoom: number;
  /** Follows the position from its first fix on, until the user pans or disables it. */
  setFollow(mode: FollowMode): void;
  /** Turns the map north up; it stays that way. */
  faceNorth(): void;
  /**
   * Zooms around the middle of the map, or around a place that keeps its position on the screen. Calls during a
   * running zoom add up.
   */
  zoomBy(levels: number, around?: LatLng): void;
  /**
   * The middle of the map, which is what is followed and zoomed about, lies from now on in the middle
   * of this part of it, an element over the map that a bar leaves free; null for the whole map. What
   * for (`aim` unless said) decides whether it lies lower heading up, and whether it waits for following.
   */
  keepCenterIn(part: HTMLElement | null, use?: VisibleAreaUse): void;
  /** Sets the element over the top of the map to avoid when showing boxes; null for none. */
  keepClearOf(over: HTMLElement | null): void;
  /** Marks a place that the user may save, and lifts it above the card; null ends both. */
  setCandidate(place: LatLng | null): void;
  /** Shows a whole box above a card, degrees; stops following. */
  showBounds(bounds: LngLatBox): void;
  /** Shows a view at once, and stops following. */
  showView(view: MapView): void;
  /** Flies to a place, puts it in view above a card, and stops following. */
  flyTo(place: LatLng, lowestZoom: number): void;
  /**
   * Reports the box (west, south, east, north, degrees) behind an element over the map, at once and whenever one of
   * them moves, until the returned function is called.
   */
  watchArea(frame: HTMLElement, onArea: (area: LngLatBox) => void): () => void;
  /** Moves the keyboard focus to the map. */
  focus(): void;
  /** Retries what failed to load. */
  retry(): void;
}
