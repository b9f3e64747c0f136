import {
  filled,
  isYes,
  namesOf,
  type OpenMapTilesFeature,
  type ProtomapsFeature,
  textOf,
} from "./openmaptiles-feature.ts";

const PLACE_CLASSES: Readonly<Record<string, string>> = {
  country: "country",
  region: "province",
  state: "province",
  locality: "town",
  macrohood: "suburb",
  borough: "suburb",
  neighbourhood: "neighbourhood",
};
const PLACE_DETAILS = [
  "city",
  "town",
  "village",
  "hamlet",
  "isolated_dwelling",
  "suburb",
  "quarter",
  "neighbourhood",
  "province",
  "state",
  "island",
];
const BORDER_LEVELS: Readonly<Record<string, number>> = {
  country: 2,
  unrecognized_country: 2,
  region: 4,
  county: 6,
  locality: 8,
};
/** The highest population rank of Protomaps (over 50 million), which becomes rank 1 in OpenMapTiles. */
const GREATEST_POPULATION_RANK = 17;

/** Converts `places` of Protomaps. */
export function placeFeatures({ properties }: ProtomapsFeature): OpenMapTilesFeature[] {
  const detail = textOf(properties, "kind_detail");
  const kind = textOf(properties, "kind");
  const placeClass = PLACE_DETAILS.includes(detail) ? detail : PLACE_CLASSES[kind];
  if (!placeClass) return [];
  const population = Number(properties["population_rank"] ?? properties["pmap:population_rank"]);
  const rank = Number.isFinite(population)
    ? Math.max(1, GREATEST_POPULATION_RANK - population)
    : undefined;
  const capital = isYes(properties, "capital") ? 2 : undefined;
  const rest = filled({ rank, capital });
  return [{ layer: "place", properties: { class: placeClass, ...rest, ...namesOf(properties) } }];
}

/** Converts `earth` of Protomaps: land is the background in OpenMapTiles, but the names of islands are here. */
export function earthFeatures({ properties, shape }: ProtomapsFeature): OpenMapTilesFeature[] {
  const isIsland = shape === "point" && textOf(properties, "kind").startsWith("isl");
  if (!isIsland) return [];
  return [{ layer: "place", properties: { class: "island", ...namesOf(properties) } }];
}

/** Converts `boundaries` of Protomaps. */
export function boundaryFeatures({ properties }: ProtomapsFeature): OpenMapTilesFeature[] {
  const detail = Number(textOf(properties, "kind_detail") || Number.NaN);
  const level = BORDER_LEVELS[textOf(properties, "kind")] ?? detail;
  if (!Number.isFinite(level)) return [];
  const disputed = isYes(properties, "disputed") ? 1 : 0;
  return [{ layer: "boundary", properties: { admin_level: level, maritime: 0, disputed } }];
}

/** Converts `buildings` of Protomaps, without the points of house numbers. */
export function buildingFeatures({ properties, shape }: ProtomapsFeature): OpenMapTilesFeature[] {
  if (shape !== "polygon") return [];
  const height = Number(properties["height"]);
  const heights = Number.isFinite(height) ? { render_height: height } : {};
  return [{ layer: "building", properties: heights }];
}

/** Converts `pois` of Protomaps: their kind is the value of the tag, like the subclass in OpenMapTiles. */
export function poiFeatures({ properties, shape }: ProtomapsFeature): OpenMapTilesFeature[] {
  const kind = textOf(properties, "kind");
  if (shape !== "point" || !kind) return [];
  if (kind === "peak") {
    return [{ layer: "mountain_peak", properties: { class: "peak", ...namesOf(properties) } }];
  }
  const zoom = Number(textOf(properties, "min_zoom") || 15);
  const place = { class: kind, subclass: kind, rank: Math.max(1, Math.round(zoom)) };
  return [{ layer: "poi", properties: { ...place, ...namesOf(properties) } }];
}
