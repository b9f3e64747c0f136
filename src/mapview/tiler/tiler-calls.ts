import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import type { Procedure } from "#rpc/procedure.ts";
import type { DrawnTrack } from "./drawn-track.ts";
import type { DrawnWaypoint } from "./drawn-waypoint.ts";

/** The lines, the waypoints, or the file of fairways (docs/formats/fairways.md) to cut tiles from. */
export type TilerInput =
  | { readonly lines: readonly DrawnTrack[] }
  | { readonly waypoints: readonly DrawnWaypoint[] }
  | { readonly fairways: ArrayBuffer };

/** The calls to a worker that cuts tiles. */
export interface TilerCalls {
  /** Sets the lines or waypoints to cut. */
  readonly set: Procedure<TilerInput, void>;
  /** Returns a tile as uncompressed MVT, empty if it has no features. */
  readonly cut: Procedure<TileAddress, ArrayBuffer>;
}
