/** The way the map drew something, for its row in the legend. */
export interface LegendSymbol {
  readonly shape: "line" | "area" | "dot" | "pin" | "icon";
  /** CSS colours; `rim` is beside a line or around a shape, null without one. */
  readonly color: string;
  readonly rim: string | null;
  /** Of a line and of it with its rim, CSS pixels. */
  readonly width: number;
  readonly rimWidth: number;
  /** In widths of the line; null for a whole line. */
  readonly dashes: readonly number[] | null;
  /** The id of an icon in `/icons/map-icons.svg`. */
  readonly icon: string | null;
}

/** What the legend tells apart, but for points of interest. In each group as it is read. */
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

/** A kind of point of interest: as it stands in the tile, a subclass and its class. */
export interface LegendPoi {
  readonly kind: string;
  readonly group: string | null;
  readonly symbol: LegendSymbol;
}

/** The things on the screen. */
export interface Legend {
  readonly kinds: Readonly<Partial<Record<LegendKind, LegendSymbol>>>;
  /** Each kind and its icon once. */
  readonly pois: readonly LegendPoi[];
}
