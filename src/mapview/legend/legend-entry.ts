/** The appearance of a thing on the map, for its row in the legend. */
export interface LegendSymbol {
  readonly shape: "line" | "area" | "dot" | "pin" | "icon";
  /** CSS colours; `rim` runs beside a line or around a shape, null without one. */
  readonly color: string;
  readonly rim: string | null;
  /** The width of a line, and the width including its rim, CSS pixels. */
  readonly width: number;
  readonly rimWidth: number;
  /** The dashes in line widths; null for a solid line. */
  readonly dashes: readonly number[] | null;
  /** The id of an icon in `/icons/map-icons.svg`. */
  readonly icon: string | null;
}

/** The groups of kinds in the legend, except points of interest, in reading order. */
export const LEGEND_GROUPS = {
  own: [
    ...(["position", "waypoint", "cluster", "plan", "recording"] as const),
    ...(["track", "trackBySpeed", "gap", "rdGrid"] as const),
  ],
  networks: ["walk", "cycle", "canoe", "motorboat"],
  ways: [
    ...(["motorway", "mainRoad", "middleRoad", "minorRoad", "trackFill"] as const),
    ...(["cycleway", "path", "footway", "rail", "ferry"] as const),
  ],
  water: ["water", "waterway", "ditch"],
  land: [
    ...(["wood", "grass", "farmland", "heath", "scrub", "sand", "wetland", "tidalFlat"] as const),
    ...(["park", "pitch", "builtUp", "retail", "industrial", "campus", "military"] as const),
    ...(["building", "reserve", "countryBorder", "provinceBorder"] as const),
  ],
} as const;

export type LegendGroup = keyof typeof LEGEND_GROUPS;
export type LegendKind = (typeof LEGEND_GROUPS)[LegendGroup][number];

/** A kind of point of interest by its subclass and class in the tile. */
export interface LegendPoi {
  readonly kind: string;
  readonly group: string | null;
  readonly symbol: LegendSymbol;
}

/** The things on the screen. */
export interface Legend {
  readonly kinds: Readonly<Partial<Record<LegendKind, LegendSymbol>>>;
  /** The kinds with their icons, each once. */
  readonly pois: readonly LegendPoi[];
}
