import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { BaseSchema, PackRecord } from "./pack-record.ts";

/** A complete, checked pack on this device, ready for drawing: facts of its record, and its files. */
export interface PackOnDevice
  extends Pick<
    PackRecord,
    "kind" | "id" | "name" | "title" | "areas" | "mapAreas" | "attribution" | "dataDate" | "modes"
  > {
  readonly map: { readonly bytes: ByteSource; readonly schema: BaseSchema } | null;
  /** Pictures of the tile source with this number, saved from its server; absent for most. */
  readonly pictures?: { readonly bytes: ByteSource; readonly tileSource: number } | undefined;
  /** networks.pmtiles. */
  readonly networks: ByteSource | null;
  /** network.graph. */
  readonly graph: ByteSource | null;
  /** ways.graph; absent where the pack is older than this file. */
  readonly ways?: ByteSource | null | undefined;
  /** water.graph; absent where the pack is older than this file. */
  readonly water?: ByteSource | null | undefined;
  /** named.routes; absent where the pack is older than this file. */
  readonly namedRoutes?: ByteSource | null | undefined;
  /** places.json. */
  readonly places: ByteSource | null;
  /** depths.pmtiles; absent where the pack is older than this file. */
  readonly depths?: ByteSource | null | undefined;
  /** marks.json; absent where the pack is older than this file. */
  readonly marks?: ByteSource | null | undefined;
}
