import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { latOf, lngOf, type TileAddress } from "#domain/tiles/tile-grid.ts";

/** The zoom with the contours in full, and the highest of the archive (docs/formats/pack.md). */
export const CONTOUR_ZOOM = 13;

/** A depth contour. */
export interface Contour {
  readonly depthMeters: number;
  /** lng, lat, lng, lat …; WGS 84 degrees. */
  readonly line: Float64Array;
}

/** Returns the contours of an uncompressed tile; none for a tile of another schema. Throws for bytes that are not a tile. */
export function tileContours(bytes: ArrayBuffer, { z, x, y }: TileAddress): readonly Contour[] {
  const layer = new VectorTile(new PbfReader(new Uint8Array(bytes))).layers["depths"];
  const contours: Contour[] = [];
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index);
    const depthMeters = Number(feature?.properties["depth"]);
    if (!feature || !Number.isFinite(depthMeters)) continue;
    const { extent } = feature;
    for (const line of feature.loadGeometry()) {
      const places = line.flatMap((point) => [
        lngOf(x + point.x / extent, z),
        latOf(y + point.y / extent, z),
      ]);
      contours.push({ depthMeters, line: Float64Array.from(places) });
    }
  }
  return contours;
}
