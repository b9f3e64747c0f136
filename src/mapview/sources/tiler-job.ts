import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import type { DrawnTrack } from "#mapview/layers/tracks/drawn-track.ts";
import type { DrawnWaypoint } from "#mapview/layers/waypoints/drawn-waypoint.ts";
import type { Asked } from "./asked-worker.ts";

/** What there is to cut tiles from. */
export type TilerInput =
  | { readonly lines: readonly DrawnTrack[] }
  | { readonly waypoints: readonly DrawnWaypoint[] };

/** What a cutting worker is sent: what it cuts from now on, or a tile that is wanted of it. */
export type TilerJob = { readonly input: TilerInput } | Asked<TileAddress>;
