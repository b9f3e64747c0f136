import {
  isYes,
  namesOf,
  type OpenMapTilesFeature,
  type ProtomapsFeature,
  textOf,
} from "./openmaptiles-feature.ts";

/** The layer, class and subclass in OpenMapTiles of each kind of land. */
const LAND: Readonly<Record<string, readonly [string, string, string?]>> = {
  forest: ["landcover", "wood", "forest"],
  wood: ["landcover", "wood", "wood"],
  orchard: ["landcover", "farmland", "orchard"],
  vineyard: ["landcover", "farmland", "vineyard"],
  farmland: ["landcover", "farmland", "farmland"],
  allotments: ["landcover", "farmland", "allotments"],
  grass: ["landcover", "grass", "grass"],
  grassland: ["landcover", "grass", "grassland"],
  meadow: ["landcover", "grass", "meadow"],
  village_green: ["landcover", "grass", "village_green"],
  recreation_ground: ["landcover", "grass", "recreation_ground"],
  garden: ["landcover", "grass", "garden"],
  golf_course: ["landcover", "grass", "golf_course"],
  park: ["landcover", "grass", "park"],
  scrub: ["landcover", "grass", "scrub"],
  heath: ["landcover", "grass", "heath"],
  wetland: ["landcover", "wetland", "wetland"],
  sand: ["landcover", "sand", "sand"],
  beach: ["landcover", "sand", "beach"],
  dune: ["landcover", "sand", "dune"],
  glacier: ["landcover", "ice", "glacier"],
  bare_rock: ["landcover", "rock", "bare_rock"],
  barren: ["landcover", "rock", "bare_rock"],
  urban_area: ["landuse", "residential"],
  residential: ["landuse", "residential"],
  neighbourhood: ["landuse", "residential"],
  industrial: ["landuse", "industrial"],
  commercial: ["landuse", "commercial"],
  retail: ["landuse", "retail"],
  school: ["landuse", "school"],
  kindergarten: ["landuse", "kindergarten"],
  college: ["landuse", "college"],
  university: ["landuse", "university"],
  hospital: ["landuse", "hospital"],
  cemetery: ["landuse", "cemetery"],
  military: ["landuse", "military"],
  naval_base: ["landuse", "military"],
  airfield: ["landuse", "military"],
  pitch: ["landuse", "pitch"],
  playground: ["landuse", "playground"],
  stadium: ["landuse", "stadium"],
  zoo: ["landuse", "zoo"],
  railway: ["landuse", "railway"],
  quarry: ["landuse", "quarry"],
  pedestrian: ["transportation", "path", "pedestrian"],
  pier: ["transportation", "pier"],
  runway: ["aeroway", "runway"],
  taxiway: ["aeroway", "taxiway"],
  aerodrome: ["aeroway", "aerodrome"],
  nature_reserve: ["park", "nature_reserve"],
  national_park: ["park", "national_park"],
  protected_area: ["park", "protected_area"],
};

const WATERWAYS = ["river", "canal", "stream", "drain", "ditch"];
const LAKES = ["lake", "water", "pond", "reservoir", "basin", "lagoon"];
const SEAS = ["ocean", "sea", "bay", "strait", "fjord"];

/** Converts `landuse` and `landcover` of Protomaps. */
export function landFeatures({ properties }: ProtomapsFeature): OpenMapTilesFeature[] {
  const found = LAND[textOf(properties, "kind")];
  if (!found) return [];
  const [layer, landClass, subclass] = found;
  const classes = { class: landClass, ...(subclass && { subclass }) };
  return [{ layer, properties: { ...classes, ...namesOf(properties) } }];
}

/** Converts `water` of Protomaps: areas, lines, and points that only have a name. */
export function waterFeatures({ properties, shape }: ProtomapsFeature): OpenMapTilesFeature[] {
  const kind = textOf(properties, "kind");
  const names = namesOf(properties);
  if (shape === "polygon") return [{ layer: "water", properties: areaOf(kind, properties) }];
  if (shape === "line") {
    if (!WATERWAYS.includes(kind)) return [];
    const brunnel = isYes(properties, "is_tunnel") && { brunnel: "tunnel" };
    return [{ layer: "waterway", properties: { class: kind, ...brunnel, ...names } }];
  }
  if (names["name"] === undefined) return [];
  return [{ layer: "water_name", properties: { class: bodyOf(kind), ...names } }];
}

function areaOf(kind: string, properties: ProtomapsFeature["properties"]) {
  const flow = isYes(properties, "intermittent") && { intermittent: 1 };
  if (WATERWAYS.includes(kind)) return { class: "river", ...flow };
  if (kind === "dock" || kind === "swimming_pool") return { class: kind, ...flow };
  return { class: SEAS.includes(kind) ? "ocean" : "lake", ...flow };
}

function bodyOf(kind: string): string {
  if (LAKES.includes(kind)) return "lake";
  return SEAS.includes(kind) ? kind : "lake";
}
