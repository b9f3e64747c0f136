import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import type { DrawnLine } from "#mapview/layers/tracks/drawn-line.ts";
import type { DrawnWaypoint } from "#mapview/layers/waypoints/drawn-waypoint.ts";
import type { Asked } from "./asked-worker.ts";

/** What there is to cut tiles from. */
export type TilerInput =
  | { readonly lines: readonly DrawnLine[] }
  | { readonly waypoints: readonly DrawnWaypoint[] };

/** What a cutting worker is sent: what it cuts from now on, or a tile that is wanted of it. */
export type TilerJob = { readonly input: TilerInput } | Asked<TileAddress>;
