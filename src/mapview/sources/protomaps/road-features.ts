import {
  filled,
  isYes,
  namesOf,
  type OpenMapTilesFeature,
  type ProtomapsFeature,
  textOf,
} from "./openmaptiles-feature.ts";

const MINOR = ["residential", "unclassified", "road", "living_street"];
const PATHS = ["path", "footway", "cycleway", "bridleway", "steps", "pedestrian", "corridor"];
const OTHER_PATHS = ["sidewalk", "crossing"];
const SAME_IN_BOTH = [
  "motorway",
  "trunk",
  "primary",
  "secondary",
  "tertiary",
  "service",
  "track",
  "raceway",
  "pier",
];
/** The class of a road by its kind, if its detail is unknown. */
const CLASS_OF_KIND: Readonly<Record<string, string>> = {
  highway: "motorway",
  major_road: "primary",
  medium_road: "tertiary",
  minor_road: "minor",
  path: "path",
  ferry: "ferry",
  aerialway: "aerialway",
};
const LIGHT_RAILS = ["subway", "tram", "light_rail", "monorail", "funicular"];

/** Converts `roads` of Protomaps: the line, and a second feature for its name or number. */
export function roadFeatures({ properties, shape }: ProtomapsFeature): OpenMapTilesFeature[] {
  const kind = textOf(properties, "kind");
  const detail = textOf(properties, "kind_detail");
  if (kind === "aeroway" || detail === "runway" || detail === "taxiway") {
    return [{ layer: "aeroway", properties: { class: detail || "taxiway" } }];
  }
  const classified = classOf(kind, detail.replace(/_link$/, ""));
  if (!classified) return [];
  const line = {
    ...classified,
    ...filled({
      brunnel: brunnelOf({ properties, shape }),
      ramp: isYes(properties, "is_link") || detail.endsWith("_link") ? 1 : undefined,
      oneway: isYes(properties, "oneway") ? 1 : undefined,
      access: textOf(properties, "access"),
    }),
  };
  const name = filled({
    ...classified,
    ...namesOf(properties),
    ref: textOf(properties, "ref") || textOf(properties, "shield_text"),
  });
  const isNamed = name["name"] !== undefined || name["ref"] !== undefined;
  return [
    { layer: "transportation", properties: line },
    ...(isNamed ? [{ layer: "transportation_name", properties: name }] : []),
  ];
}

/** Converts `transit` of Protomaps: rails and ferries; stops are also points of interest. */
export function transitFeatures(feature: ProtomapsFeature): OpenMapTilesFeature[] {
  return feature.shape === "line" ? roadFeatures(feature) : [];
}

function classOf(kind: string, detail: string) {
  if (kind === "rail" || LIGHT_RAILS.includes(kind)) {
    const isLight = LIGHT_RAILS.includes(detail) || LIGHT_RAILS.includes(kind);
    return filled({ class: isLight ? "transit" : "rail", subclass: detail || kind });
  }
  if (OTHER_PATHS.includes(detail)) return { class: "path", subclass: "footway" };
  if (PATHS.includes(detail)) return { class: "path", subclass: detail };
  if (MINOR.includes(detail)) return { class: "minor", subclass: detail };
  if (SAME_IN_BOTH.includes(detail)) return { class: detail };
  const fallback = CLASS_OF_KIND[kind];
  return fallback ? { class: fallback } : null;
}

function brunnelOf({ properties }: ProtomapsFeature): string | undefined {
  if (isYes(properties, "is_bridge") || Number(properties["level"] ?? 0) > 0) return "bridge";
  if (isYes(properties, "is_tunnel") || Number(properties["level"] ?? 0) < 0) return "tunnel";
  return undefined;
}
