import type { Feature } from "geojson";
import { NORTH_WEST_EUROPE } from "../coverage.ts";
import { readNaturalEarth } from "../sources/natural-earth.ts";
import { simplifyForZoom } from "./water.ts";

const DUTCH_NAMES: Readonly<Record<string, string>> = {
  Rhine: "Rijn",
  Rhein: "Rijn",
  Meuse: "Maas",
  Mosel: "Moezel",
  Moselle: "Moezel",
  Ems: "Eems",
  "Schelde (Steldt)": "Schelde",
  Thames: "Theems",
  Elbe: "Elbe",
};

const RIVERS_FROM_ZOOM = 5;
const SMALL_RIVERS_FROM_ZOOM = 7;
const SMALL_RIVER_RANK = 7;

/** Reads the rivers of Natural Earth, with their Dutch names. */
export async function readRivers(): Promise<Feature[]> {
  const rivers = await readNaturalEarth("rivers_lake_centerlines", "10m", NORTH_WEST_EUROPE);
  return rivers.map(({ geometry, properties }) => {
    const name: string = properties?.["name"] ?? "";
    const rank: number = properties?.["scalerank"] ?? 9;
    const minZoom = rank < SMALL_RIVER_RANK ? RIVERS_FROM_ZOOM : SMALL_RIVERS_FROM_ZOOM;
    const dutchName = DUTCH_NAMES[name] ?? name;
    return {
      type: "Feature",
      properties: { class: "river", ...(dutchName && { name: dutchName }), minZoom },
      geometry,
    };
  });
}

/** The rivers and canals of one zoom level: `class` river or canal, `name`. */
export async function waterwayFeatures(rivers: Feature[], zoom: number): Promise<Feature[]> {
  const shown = rivers.filter(({ properties }) => properties?.["minZoom"] <= zoom);
  const features = shown.map((feature) => {
    const { minZoom: _, ...properties } = feature.properties ?? {};
    return { ...feature, properties };
  });
  return simplifyForZoom(features, zoom);
}
