import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import type { DrawnTrack } from "#mapview/layers/tracks/drawn-track.ts";
import type { DrawnWaypoint } from "#mapview/layers/waypoints/drawn-waypoint.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** What there is to cut tiles from. */
export type TilerInput =
  | { readonly lines: readonly DrawnTrack[] }
  | { readonly waypoints: readonly DrawnWaypoint[] };

/** What a worker does that cuts tiles. */
export interface TilerCalls {
  /** What it cuts from now on. */
  readonly set: Procedure<TilerInput, void>;
  /** A tile as uncompressed MVT, without bytes where there is nothing. */
  readonly cut: Procedure<TileAddress, ArrayBuffer>;
}
