import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import type { Procedure } from "#rpc/procedure.ts";
import type { DrawnTrack } from "./drawn-track.ts";
import type { DrawnWaypoint } from "./drawn-waypoint.ts";

/**
 * The lines, the waypoints, or the file of fairways (docs/formats/fairways.md) to cut tiles from, with the marks in packs
 * (docs/formats/official-marks.md).
 */
export type TilerInput =
  | { readonly lines: readonly DrawnTrack[] }
  | { readonly waypoints: readonly DrawnWaypoint[] }
  | { readonly fairways: ArrayBuffer; readonly marks: readonly ByteSource[] };

/** A tile with depth contours. */
export interface ContourTile {
  /** Differs for the same tile of another archive. */
  readonly key: string;
  readonly tile: TileAddress;
  /** Uncompressed MVT. */
  readonly bytes: ArrayBuffer;
}

/** The data from which the waters of a tile are cut whose depth is not known or too little. */
export interface DepthAreasInput {
  readonly tile: TileAddress;
  /** The tile of the base map: uncompressed MVT in the OpenMapTiles schema, or no bytes. */
  readonly base: ArrayBuffer;
  /** The contours of the tile and of its neighbours, which make depths beyond their edge known too. */
  readonly contours: readonly ContourTile[];
  /** The depth of the first contour with enough water for the boat; null when its draught is unknown. */
  readonly safeMeters: number | null;
}

/** The calls to a worker that cuts tiles. */
export interface TilerCalls {
  /** Sets the lines or waypoints to cut. */
  readonly set: Procedure<TilerInput, void>;
  /** Returns a tile as uncompressed MVT, empty if it has no features. */
  readonly cut: Procedure<TileAddress, ArrayBuffer>;
  /** Returns the waters of a tile whose depth is not known or too little as uncompressed MVT, empty without any. */
  readonly cutDepthAreas: Procedure<DepthAreasInput, ArrayBuffer>;
}
