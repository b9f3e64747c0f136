import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { FollowMode } from "#domain/position/follow-mode.ts";
import type { FreePartUse } from "./camera/free-part.ts";
import type { MapEventHub } from "./controller/map-events.ts";
import type { MapOutput } from "./controller/map-output.ts";
import type { IncomingOnMap } from "./layers/incoming/incoming-drawing.ts";
import type { MeasuredLine } from "./layers/measuring/measuring-layer.ts";
import type { DrawnPlan } from "./layers/plan/drawn-plan.ts";
import type { BaseDetail } from "./sources/base-tiles.ts";

/** What a screen may ask of the map; its data comes by the map session, not by screens. */
export interface MapPort {
  readonly events: Pick<MapEventHub, "on">;
  /** What screens put on the map themselves. */
  readonly layers: {
    readonly measuring: { show(measured: MeasuredLine | null): void };
    readonly incoming: { show(incoming: IncomingOnMap | null): unknown };
    readonly plan: {
      show(plan: DrawnPlan | null): void;
      /**
       * Draws the new legs of a plan that is shown in a moment, in the very next frame; they go when it is not.
       * @returns whether there are any
       */
      foretell(plan: DrawnPlan): boolean;
    };
    readonly areaFrame: {
      follow(frame: HTMLElement, onArea: (area: LngLatBox) => void): () => void;
    };
  };
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
  keepCenterIn(part: HTMLElement | null, use?: FreePartUse): void;
  /** Marks a place that the user may keep, and lifts it from under the card; null ends both. */
  setCandidate(place: LatLng | null): void;
  /** Shows all of a box above a card, degrees; lets go what was followed. */
  showBounds(bounds: LngLatBox): void;
  /** Flies to a place that was looked up, to where it is seen above a card, and lets go what was followed. */
  flyTo(place: LatLng, lowestZoom: number): void;
  /** Puts the keyboard on the map. */
  focus(): void;
  /** Asks again for whatever could not be had. */
  retry(): void;
}
