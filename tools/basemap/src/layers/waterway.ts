import type { Feature, LineString } from "geojson";
import { NORTH_WEST_EUROPE } from "../coverage.ts";
import { type Area, unite, widenLine } from "../geometry/areas.ts";
import { readRiverLines } from "../sources/gshhg.ts";
import { readNaturalEarth } from "../sources/natural-earth.ts";
import { readWaterways, type WaterwayProperties } from "../sources/own-data.ts";
import { lineGraph, traceCourse } from "../sources/river-tracing.ts";
import { simplifyForZoom } from "./water.ts";

/** A river or canal with its course. */
export type Waterway = Feature<LineString, Omit<WaterwayProperties, "source" | "traced">>;

/** Our own rivers and canals, and those of Natural Earth further away. */
export interface Waterways {
  readonly own: Waterway[];
  readonly abroad: Feature[];
}

/** Natural Earth's names of rivers that we have already, or that have another name in Dutch. */
const OWN_ALREADY = new Set([
  "Rhine",
  "Rhein",
  "Waal",
  "Lek",
  "Nederrijn",
  "IJssel",
  "Maas",
  "Meuse",
  "Ems",
  "Schelde (Steldt)",
]);
const DUTCH_NAMES: Readonly<Record<string, string>> = {
  Mosel: "Moezel",
  Moselle: "Moezel",
  Thames: "Theems",
  Weser: "Wezer",
};

const RIVERS_FROM_ZOOM = 5;
const SMALL_RIVERS_FROM_ZOOM = 7;
const SMALL_RIVER_RANK = 7;

/** Reads the courses of the rivers and canals, with their Dutch names. */
export async function readWaterwayCourses(): Promise<Waterways> {
  const graph = lineGraph(readRiverLines(NORTH_WEST_EUROPE));
  const own = readWaterways().map(({ geometry, properties }): Waterway => {
    const { source: _, traced, ...shown } = properties;
    const viaPoints = geometry.coordinates;
    const coordinates = traced ? traceCourse(graph, viaPoints) : viaPoints;
    return { type: "Feature", properties: shown, geometry: { type: "LineString", coordinates } };
  });
  const rivers = await readNaturalEarth("rivers_lake_centerlines", "10m", NORTH_WEST_EUROPE);
  const abroad = rivers.filter(({ properties }) => !OWN_ALREADY.has(properties?.["name"]));
  return { own, abroad: abroad.map(withDutchName) };
}

/** Returns the large rivers and canals as areas of a typical width; the position is approximate. */
export function riverAreas({ own }: Waterways): Area {
  return own.reduce<Area>((area, { geometry, properties }) => {
    const { widthMeters } = properties;
    return widthMeters ? unite(area, widenLine(geometry.coordinates, widthMeters)) : area;
  }, []);
}

/** Resolves to the rivers and canals of one zoom level: `class` river or canal, `name`. */
export async function waterwayFeatures(waterways: Waterways, zoom: number): Promise<Feature[]> {
  const shown: Feature[] = [...waterways.abroad, ...waterways.own].filter(
    ({ properties }) => properties?.["minZoom"] <= zoom,
  );
  const features = shown.map(({ geometry, properties }): Feature => {
    const name: string = properties?.["name"];
    const names = name ? { name, "name:nl": name } : {};
    return {
      type: "Feature",
      properties: { class: properties?.["class"], ...names },
      geometry,
    };
  });
  return simplifyForZoom(features, zoom);
}

function withDutchName({ geometry, properties }: Feature): Feature {
  const name: string = properties?.["name"] ?? "";
  const rank: number = properties?.["scalerank"] ?? SMALL_RIVER_RANK;
  const minZoom = rank < SMALL_RIVER_RANK ? RIVERS_FROM_ZOOM : SMALL_RIVERS_FROM_ZOOM;
  return {
    type: "Feature",
    properties: { class: "river", name: DUTCH_NAMES[name] ?? name, minZoom },
    geometry,
  };
}
