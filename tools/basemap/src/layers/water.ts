import type { Feature } from "geojson";
import { coverageAt, DETAILED_SHORES_ZOOM, NORTH_WEST_EUROPE } from "../coverage.ts";
import {
  type Area,
  areaFromPolygons,
  clipToBounds,
  intersect,
  subtract,
  toMultiPolygon,
  unite,
  widenLine,
  withoutCrumbs,
} from "../geometry/areas.ts";
import { mapshaperFeatures } from "../geometry/mapshaper.ts";
import {
  type Bounds,
  mercatorScale,
  pixelMercatorMeters,
  widenToTiles,
} from "../geometry/mercator.ts";
import { readShores } from "../sources/gshhg.ts";
import { readOcean } from "../sources/natural-earth.ts";
import { readDams, readExtraLand, readExtraWaters, readLakeFrames } from "../sources/own-data.ts";

/** The water of a region by class, in full detail, without dams. */
export interface Waters {
  readonly ocean: Area;
  readonly lake: Area;
  readonly river: Area;
}

const NETHERLANDS_LATITUDE = 52;
// A dike is about ninety metres wide; below zoom 10 it is widened to be visible.
const DAM_WIDTH_METERS = 90;
const DAM_WIDTH_PIXELS = 1.5;
const DAMS_FROM_ZOOM = 5;
const RIVER_AREAS_FROM_ZOOM = 9;
const CRUMB_PIXELS = 4;
const SIMPLIFICATION_PIXELS = 0.5;
const MARGIN_DEGREES = 0.6;

/**
 * Reads the shores of north-western Europe and corrects them with hand-drawn data. River areas come from the
 * waterways; a sea or lake wins over a river.
 */
export async function readDetailedWaters(rivers: Area): Promise<Waters> {
  const bounds = widened(widenToTiles(NORTH_WEST_EUROPE, DETAILED_SHORES_ZOOM));
  const shores = await readShores(bounds);
  const sea = subtract(shores.sea, ownPolygons(readExtraLand()));
  const frames = ownPolygons(readLakeFrames());
  const lake = unite(unite(shores.lakes, intersect(sea, frames)), extraLakes());
  const river = subtract(subtract(rivers, sea), lake);
  return { ocean: subtract(sea, frames), lake: subtract(lake, subtract(sea, frames)), river };
}

function classed(area: Area, waterClass: string): Feature {
  return { type: "Feature", properties: { class: waterClass }, geometry: toMultiPolygon(area) };
}

/** Resolves to the simplified water of one zoom level: `class` ocean, lake or river. Shared shores stay shared. */
export async function waterFeatures(detailed: Waters, zoom: number): Promise<Feature[]> {
  const bounds = widened(widenToTiles(coverageAt(zoom), zoom));
  const waters =
    zoom < DETAILED_SHORES_ZOOM ? await coarseWaters(detailed, zoom, bounds) : detailed;
  const dams = zoom < DAMS_FROM_ZOOM ? [] : damArea(zoom);
  const crumbSquareMeters = CRUMB_PIXELS * pixelMercatorMeters(zoom) ** 2;
  const features = Object.entries(waters).flatMap(([waterClass, area]): Feature[] => {
    if (waterClass === "river" && zoom < RIVER_AREAS_FROM_ZOOM) return [];
    const shown = withoutCrumbs(clipToBounds(area, bounds), crumbSquareMeters);
    const parted = dams.length > 0 ? subtract(shown, dams) : shown;
    return [classed(withoutCrumbs(parted, crumbSquareMeters), waterClass)];
  });
  return simplifyForZoom(features, zoom);
}

/** Simplifies features for a zoom level to about half a pixel; connected lines stay connected. */
export async function simplifyForZoom(features: Feature[], zoom: number): Promise<Feature[]> {
  const present = features.filter(({ geometry }) => geometry && !isEmpty(geometry));
  if (present.length === 0) return [];
  const intervalMeters =
    (SIMPLIFICATION_PIXELS * pixelMercatorMeters(zoom)) / mercatorScale(NETHERLANDS_LATITUDE);
  const simplified = await mapshaperFeatures(
    `-i all.json -simplify interval=${intervalMeters.toFixed(1)}`,
    { "all.json": { type: "FeatureCollection", features: present } },
  );
  return simplified.features.filter(({ geometry }) => geometry);
}

async function coarseWaters(detailed: Waters, zoom: number, bounds: Bounds): Promise<Waters> {
  const ocean = await readOcean(zoom <= 1 ? "110m" : zoom <= 3 ? "50m" : "10m", bounds);
  return { ocean: subtract(ocean, detailed.lake), lake: detailed.lake, river: [] };
}

function damArea(zoom: number): Area {
  const pixelMeters = pixelMercatorMeters(zoom) / mercatorScale(NETHERLANDS_LATITUDE);
  const width = Math.max(DAM_WIDTH_METERS, DAM_WIDTH_PIXELS * pixelMeters);
  return readDams().reduce<Area>(
    (area, dam) => unite(area, widenLine(dam.geometry.coordinates, width)),
    [],
  );
}

function extraLakes(): Area {
  return readExtraWaters().reduce<Area>(
    (area, { geometry, properties }) =>
      unite(area, widenLine(geometry.coordinates, properties.widthsMeters)),
    [],
  );
}

function ownPolygons(features: ReturnType<typeof readLakeFrames>): Area {
  return features.reduce<Area>(
    (area, { geometry }) => unite(area, areaFromPolygons([geometry.coordinates])),
    [],
  );
}

function widened([west, south, east, north]: Bounds): Bounds {
  return [
    Math.max(-180, west - MARGIN_DEGREES),
    Math.max(-85.05, south - MARGIN_DEGREES),
    Math.min(180, east + MARGIN_DEGREES),
    Math.min(85.05, north + MARGIN_DEGREES),
  ];
}

function isEmpty(geometry: Feature["geometry"]): boolean {
  return "coordinates" in geometry && geometry.coordinates.length === 0;
}
