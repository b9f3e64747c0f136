import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { latOf, lngOf, type TileAddress } from "#domain/tiles/tile-grid.ts";

/** The zoom with the contours in full, and the highest of the archive (docs/formats/pack.md). */
export const CONTOUR_ZOOM = 13;

/**
 * Returns the contours of an uncompressed tile that are at most this deep: lng, lat, lng, lat …; none for a tile of another
 * schema. Throws for bytes that are not a tile.
 */
export function tileContours(
  bytes: ArrayBuffer,
  { z, x, y }: TileAddress,
  deepestMeters: number,
): readonly Float64Array[] {
  const layer = new VectorTile(new PbfReader(new Uint8Array(bytes))).layers["depths"];
  const contours: Float64Array[] = [];
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index);
    if (!feature || !(Number(feature.properties["depth"]) <= deepestMeters)) continue;
    const { extent } = feature;
    for (const line of feature.loadGeometry()) {
      const places = line.flatMap((point) => [
        lngOf(x + point.x / extent, z),
        latOf(y + point.y / extent, z),
      ]);
      contours.push(Float64Array.from(places));
    }
  }
  return contours;
}
