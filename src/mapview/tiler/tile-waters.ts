import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { Point } from "./clip-ring.ts";

/** The units of a tile along each side. */
export const EXTENT = 4096;

/** The type of a polygon in MVT. */
export const POLYGON = 3;

/** The rings of a water, in units of `EXTENT`. */
export type WaterRings = readonly (readonly Point[])[];

/** Waters where no depth is missed. */
const SMALL_CLASSES = ["pond", "swimming_pool"];

/**
 * Returns the waters of a tile that boats may use.
 * @param base an uncompressed tile in the OpenMapTiles schema
 */
export function tileWaters(base: ArrayBuffer): readonly WaterRings[] {
  const layer = new VectorTile(new PbfReader(new Uint8Array(base))).layers["water"];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index)).flatMap(
    (feature) => (feature && isWater(feature) ? [ringsOf(feature)] : []),
  );
}

function isWater({ type, properties }: VectorTileFeature): boolean {
  const isSmall = SMALL_CLASSES.includes(String(properties["class"]));
  return type === POLYGON && !isSmall && properties["brunnel"] !== "tunnel";
}

function ringsOf(feature: VectorTileFeature): WaterRings {
  const scale = EXTENT / feature.extent;
  return feature
    .loadGeometry()
    .map((ring) => ring.map(({ x, y }): Point => [x * scale, y * scale]));
}
