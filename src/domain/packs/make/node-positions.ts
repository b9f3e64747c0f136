import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FileNode } from "#domain/osm/pbf/file-objects.ts";
import type { IdSet } from "./id-set.ts";

/** The positions of some nodes, in compact arrays. */
export interface NodePositions {
  readonly put: (node: Pick<FileNode, "id" | "latE7" | "lngE7">) => void;
  /** Returns the position of a node; undefined if it was not read. */
  readonly of: (nodeId: number) => LatLng | undefined;
}

/** Creates room for the positions of these nodes. */
export function createPositions(wanted: IdSet): NodePositions {
  const latsE7 = new Int32Array(wanted.size);
  const lngsE7 = new Int32Array(wanted.size);
  const isRead = new Uint8Array(wanted.size);
  return {
    put: ({ id, latE7, lngE7 }) => {
      const index = wanted.indexOf(id);
      if (index < 0) return;
      latsE7[index] = latE7;
      lngsE7[index] = lngE7;
      isRead[index] = 1;
    },
    of: (nodeId) => {
      const index = wanted.indexOf(nodeId);
      if (index < 0 || isRead[index] === 0) return undefined;
      return { lat: (latsE7[index] ?? 0) / 1e7, lng: (lngsE7[index] ?? 0) / 1e7 };
    },
  };
}
