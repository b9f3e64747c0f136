import type { Feature, Position } from "geojson";
import { coverageAt, DETAILED_SHORES_ZOOM, NORTH_WEST_EUROPE } from "../coverage.ts";
import { toMultiPolygon } from "../geometry/areas.ts";
import { mapshaperFeatures } from "../geometry/mapshaper.ts";
import { type Bounds, widenToTiles } from "../geometry/mercator.ts";
import { readNaturalEarth } from "../sources/natural-earth.ts";
import { readZoneBorders } from "../sources/time-zones.ts";
import { simplifyForZoom, type Waters } from "./water.ts";

const PROVINCES_FROM_ZOOM = 6;

/** The borders between countries and provinces, the same for all zoom levels. */
export interface Borders {
  readonly countries: Feature[];
  readonly provinces: Feature[];
}

/** Reads the exact borders of north-western Europe and marks the parts at sea. */
export async function readBorders(waters: Waters): Promise<Borders> {
  const bounds = widenToTiles(NORTH_WEST_EUROPE, DETAILED_SHORES_ZOOM);
  const { agreed, disputed } = await readZoneBorders(bounds);
  const provinces = await readNaturalEarth(
    "admin_1_states_provinces_lines",
    "10m",
    bounds,
    'adm0_a3 == "NLD"',
  );
  const countries = [borderFeature(multiLine(agreed), 2), borderFeature(multiLine(disputed), 2, 1)];
  return {
    countries: await markMaritime(countries, waters),
    provinces: await markMaritime(
      provinces.map(({ geometry }) => borderFeature(geometry, 4)),
      waters,
    ),
  };
}

/** Resolves to the borders of one zoom level: `admin_level` 2 or 4, `maritime` and `disputed` 0 or 1. */
export async function boundaryFeatures(borders: Borders, zoom: number): Promise<Feature[]> {
  if (zoom >= DETAILED_SHORES_ZOOM) {
    const provinces = zoom >= PROVINCES_FROM_ZOOM ? borders.provinces : [];
    return simplifyForZoom([...borders.countries, ...provinces], zoom);
  }
  if (zoom < 1) return [];
  const bounds: Bounds = widenToTiles(coverageAt(zoom), zoom);
  const scale = zoom <= 3 ? "50m" : "10m";
  const lines = await readNaturalEarth("admin_0_boundary_lines_land", scale, bounds);
  const features = lines.map(({ geometry }) => borderFeature(geometry, 2));
  return simplifyForZoom(features, zoom);
}

async function markMaritime(features: Feature[], waters: Waters): Promise<Feature[]> {
  const inputs = {
    "lines.json": { type: "FeatureCollection", features },
    "sea.json": toMultiPolygon(waters.ocean),
  };
  const parts = async (command: "clip" | "erase", maritime: number) => {
    const collection = await mapshaperFeatures(
      `-i lines.json -i sea.json -target lines -${command} sea -o target=lines`,
      inputs,
    );
    return collection.features.map((feature) => ({
      ...feature,
      properties: { ...feature.properties, maritime },
    }));
  };
  return [...(await parts("erase", 0)), ...(await parts("clip", 1))];
}

function borderFeature(geometry: Feature["geometry"], adminLevel: number, disputed = 0): Feature {
  const properties = { admin_level: adminLevel, maritime: 0, disputed };
  return { type: "Feature", properties, geometry };
}

function multiLine(coordinates: Position[][]): Feature["geometry"] {
  return { type: "MultiLineString", coordinates };
}
