import type { Feature, MultiPolygon, Polygon } from "geojson";
import { type Area, areaFromPolygons } from "../geometry/areas.ts";
import { mapshaperFeatures } from "../geometry/mapshaper.ts";
import type { Bounds } from "../geometry/mercator.ts";

/** The scales of Natural Earth, in millions. */
export type Scale = "10m" | "50m" | "110m";

type LayerName =
  | "ocean"
  | "admin_0_boundary_lines_land"
  | "admin_1_states_provinces_lines"
  | "rivers_lake_centerlines";

// The folder of the shapefiles in Debian's libmagics++-data; set NATURAL_EARTH_DIR for another.
const FOLDER = process.env["NATURAL_EARTH_DIR"] ?? "/usr/share/magics";

/** Reads a Natural Earth layer clipped to the bounds, optionally filtered by a mapshaper expression. */
export async function readNaturalEarth(
  layer: LayerName,
  scale: Scale,
  bounds: Bounds,
  filter = "true",
): Promise<Feature[]> {
  const path = `${FOLDER}/${scale}/ne_${scale}_${layer}.shp`;
  const collection = await mapshaperFeatures(
    `-i ${path} encoding=utf8 -clip bbox=${bounds.join(",")} -filter '${filter}'`,
  );
  return collection.features;
}

/** Resolves to the sea of Natural Earth within the bounds. */
export async function readOcean(scale: Scale, bounds: Bounds): Promise<Area> {
  const features = await readNaturalEarth("ocean", scale, bounds);
  return areaFromPolygons(features.flatMap(({ geometry }) => polygonsOf(geometry)));
}

function polygonsOf(geometry: Feature["geometry"]) {
  if (geometry.type === "Polygon") return [(geometry as Polygon).coordinates];
  return geometry.type === "MultiPolygon" ? (geometry as MultiPolygon).coordinates : [];
}
