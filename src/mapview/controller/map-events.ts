import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FollowMode } from "#domain/position/follow-mode.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { NetworkNodeOnMap } from "#mapview/layers/networks/network-node.ts";
import type { PlanDrag } from "#mapview/layers/plan/drawn-plan.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";

/** What the map tells the screen; each value is what the listener is given. */
export interface MapEvents {
  /** The map has come to rest at another view. */
  viewChanged: MapView;
  /** The map began or ceased to follow the own position; the user's own panning ends it. */
  followChanged: FollowMode;
  /** The map was turned; what is on top, degrees clockwise from true north, -180 to 180. */
  turned: number;
  /** The map was drawn anew, perhaps at another view: what lies over it must go along. */
  frame: undefined;
  /** A place was held, right-clicked, or pointed at by the keyboard. */
  placeChosen: LatLng;
  /** A waypoint was tapped; its id. */
  waypointTapped: string;
  /** A node of a network was tapped. */
  networkNodeTapped: NetworkNodeOnMap;
  /** A finger or the mouse came down on a node; it may be tapped, or the map be moved. */
  networkNodePressed: NetworkNodeOnMap;
  /** It came off the node where it came down; that it was tapped is said some milliseconds later, if at all. */
  networkNodeReleased: NetworkNodeOnMap;
  /** A point of interest was tapped. */
  poiTapped: PointOfInterest;
  /** A number of the plan was tapped; its place in the plan. */
  planNodeTapped: number;
  /** A way that may be taken was tapped; its place among those offered. */
  planWayTapped: number;
  /** A number of the plan, or the leg that begins there, was dragged to this node; null: to none. */
  planDragged: PlanDrag & { readonly to: NetworkNodeOnMap | null };
  /** A track or route was tapped; its id. */
  trackTapped: string;
  /** A place without a waypoint, node or track was tapped. */
  mapTapped: LatLng;
  /** The Dutch names of the tile source and overlays whose server cannot be reached now. */
  sourcesFailing: readonly string[];
  /** How much of what the base can show is on the screen now. */
  baseDetail: BaseDetail;
  /** The base is wholly on the screen; a picture above it may go. */
  drawn: undefined;
  /** The user began to move the map. */
  moveStarted: undefined;
}

type Listener<Value> = (value: Value) => void;

/** A list of listeners for each event of the map. */
export class MapEventHub {
  readonly #listeners = new Map<keyof MapEvents, Set<Listener<never>>>();

  /** Calls the listener at each such event, until the function that it gives back is called. */
  on<Name extends keyof MapEvents>(name: Name, listener: Listener<MapEvents[Name]>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Whether anyone is told of such an event. */
  isHeard(name: keyof MapEvents): boolean {
    return (this.#listeners.get(name)?.size ?? 0) > 0;
  }

  emit<Name extends keyof MapEvents>(name: Name, value: MapEvents[Name]): void {
    const listeners = this.#listeners.get(name) as Set<Listener<MapEvents[Name]>> | undefined;
    for (const listener of listeners ?? []) listener(value);
  }
}
