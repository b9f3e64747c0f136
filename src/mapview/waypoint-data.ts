import type { FeatureCollection } from "geojson";
import { addProtocol } from "maplibre-gl";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { areDrawnAlike, waypointFeatures } from "./user-features.ts";

const PROTOCOL = "scouting-map-waypoints";
const NONE: FeatureCollection = { type: "FeatureCollection", features: [] };

/**
 * The waypoints as the style knows them: by an address that MapLibre's worker asks for when it
 * changes. Thousands of points in the style itself would be copied and compared at every change of it.
 */
export class WaypointData {
  #waypoints: readonly Waypoint[] = [];
  #edition = 0;

  constructor() {
    addProtocol(PROTOCOL, async () => ({ data: waypointFeatures(this.#waypoints) }));
  }

  /** What the source of the waypoints is to be given. */
  get forStyle(): FeatureCollection | string {
    return this.#waypoints.length === 0 ? NONE : `${PROTOCOL}://all/${this.#edition}`;
  }

  /** @returns whether these are drawn otherwise than those before */
  set(waypoints: readonly Waypoint[]): boolean {
    const isUnchanged = areDrawnAlike(waypoints, this.#waypoints);
    this.#waypoints = waypoints;
    if (!isUnchanged) this.#edition += 1;
    return !isUnchanged;
  }
}
