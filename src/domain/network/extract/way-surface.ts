import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { isFerry } from "./way-traits.ts";

/** The kind of surface under a way. */
export type WaySurface = "paved" | "unpaved";

/** Paved surfaces. Source: OSM wiki, "Key:surface"; divided as in the schema of OpenMapTiles, which the map uses. */
const PAVED = new Set([
  ...["paved", "asphalt", "chipseal", "concrete", "paving_stones", "sett", "bricks", "brick"],
  ...["cobblestone", "unhewn_cobblestone", "metal", "metal_grid", "wood"],
  ...["rubber", "tiles", "plastic", "acrylic", "tartan"],
]);
const UNPAVED = new Set([
  ...["unpaved", "compacted", "fine_gravel", "gravel", "pebblestone", "shells", "rock", "ground"],
  ...["dirt", "earth", "grass", "mud", "sand", "clay", "woodchips", "grass_paver", "gravel_turf"],
]);

/** Roads that are paved everywhere in the Netherlands; smaller ones need tags. */
const PAVED_ROADS = new Set([
  ...["trunk", "primary", "secondary", "tertiary", "residential", "living_street", "pedestrian"],
  ...["trunk_link", "primary_link", "secondary_link", "tertiary_link"],
]);

/** The key for the surface of the part of a way that this traveller uses. */
const OWN_SURFACE_KEY: Partial<Record<NetworkMode, string>> = {
  walk: "footway:surface",
  cycle: "cycleway:surface",
};

/**
 * Returns the kind of surface of a way for walkers or cyclists, from its tags; null if they do not tell, on a ferry,
 * and for boats.
 * Source: OSM wiki, "Key:surface", "Key:tracktype".
 */
export function surfaceOfWay(tags: OsmTags, mode: NetworkMode): WaySurface | null {
  const ownKey = OWN_SURFACE_KEY[mode];
  if (ownKey === undefined || isFerry(tags)) return null;
  const surface = tags[ownKey] ?? tags["surface"];
  if (surface !== undefined) return kindOfValues(surface);
  const grade = tags["tracktype"];
  if (grade !== undefined) return kindOfGrade(grade);
  return PAVED_ROADS.has(tags["highway"] ?? "") ? "paved" : null;
}

/** Returns the kind of a value such as "asphalt", "concrete:plates" or "sand;grass"; null for a mixture. */
function kindOfValues(values: string): WaySurface | null {
  const kinds = values.split(";").map((value) => {
    const [base = ""] = value.trim().split(":");
    if (PAVED.has(base)) return "paved";
    return UNPAVED.has(base) ? "unpaved" : null;
  });
  const [first = null] = kinds;
  return kinds.every((kind) => kind === first) ? first : null;
}

function kindOfGrade(grade: string): WaySurface | null {
  if (grade === "grade1") return "paved";
  return /^grade[2-5]$/.test(grade) ? "unpaved" : null;
}
