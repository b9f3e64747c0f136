import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import type { DrawnLine } from "#mapview/drawn-line.ts";

/** What the worker of the tracks is sent: the lines from now on, or a tile that is wanted of them. */
export type TrackJob =
  | { readonly job: "lines"; readonly lines: readonly DrawnLine[] }
  | { readonly job: "tile"; readonly id: number; readonly tile: TileAddress };

/** The tile that was wanted, or why there is none. */
export type TrackJobAnswer =
  | { readonly id: number; readonly bytes: ArrayBuffer }
  | { readonly id: number; readonly problem: string };
