import type { MarkKind } from "#domain/fairway/fairway-object.ts";
import type { DrawnRecord } from "#domain/fairway/official/look-code.ts";

/** The pixels of an image on the map: row by row, red, green, blue and opacity of each, 0 to 255. */
export interface LegendImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayLike<number>;
  /** The pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** True if it is in red light already. */
  readonly isRed: boolean;
}

/** The appearance of a thing on the map, for its row in the legend. */
export interface LegendSymbol {
  readonly shape: "line" | "area" | "dot" | "pin" | "icon" | "image";
  /** CSS colours; `rim` runs beside a line or around a shape, null without one. */
  readonly color: string;
  readonly rim: string | null;
  /** The width of a line, and the width including its rim, CSS pixels. */
  readonly width: number;
  readonly rimWidth: number;
  /** The dashes in line widths, and those of the rim in its width; null for a solid line. */
  readonly dashes: readonly number[] | null;
  readonly rimDashes: readonly number[] | null;
  /** The id of an icon in `/icons/map-icons.svg`. */
  readonly icon: string | null;
  /** The image of the shape `image`; null for any other. */
  readonly image: LegendImage | null;
}

/** The groups of kinds in the legend, except points of interest, in reading order. */
export const LEGEND_GROUPS = {
  own: [
    ...(["position", "waypoint", "cluster", "plan", "recording"] as const),
    ...(["track", "trackBySpeed", "gap", "sighting", "sightingReach", "rdGrid"] as const),
  ],
  networks: ["walk", "cycle", "canoe", "motorboat"],
  namedRoutes: ["namedWalk", "namedCycle"],
  nautical: [
    ...(["fixedBridge", "movableBridge", "lock"] as const),
    ...(["openingPassage", "blockedPassage", "unknownPassage"] as const),
    ...([
      "litMark",
      "lightSectors",
      "notice",
      "depthContour",
      "shallowContour",
      "shallowArea",
      "unknownDepth",
    ] as const),
  ],
  ways: [
    ...(["motorway", "mainRoad", "middleRoad", "minorRoad", "trackFill"] as const),
    ...(["cycleway", "cyclewayUnpaved", "path", "footway", "footwayUnknown"] as const),
    ...(["steps", "rail", "ferry"] as const),
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

/** A kind of buoy, beacon or light. */
export interface LegendMark {
  readonly kind: MarkKind;
  readonly isBeacon: boolean;
  readonly symbol: LegendSymbol;
}

/** A mark of Rijkswaterstaat by its look, without its light. */
export interface LegendRecord {
  readonly look: Omit<DrawnRecord, "light">;
  readonly symbol: LegendSymbol;
}

/** The things on the screen. */
export interface Legend {
  readonly kinds: Readonly<Partial<Record<LegendKind, LegendSymbol>>>;
  /** The buoys, beacons and lights, each kind once. */
  readonly marks: readonly LegendMark[];
  /** The marks that are drawn by their records, each look once. */
  readonly records: readonly LegendRecord[];
  /** The kinds with their icons, each once. */
  readonly pois: readonly LegendPoi[];
}
