import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The value of `format` in the file; see docs/formats/bulletin.md. */
export const BULLETIN_FORMAT = "scouting-map-bulletin";

/** The newest version of the file that this app reads. */
export const BULLETIN_VERSION = 1;

/** A notice to skippers. */
export interface Notice {
  /** Organisation, year and number, as "RWS-2026-123". */
  readonly id: string;
  /** The code of the limitation in the standard for notices, such as "OBSTRU"; empty if the source has none. */
  readonly code: string;
  /** The name of the bridge, lock or stretch; may be empty. */
  readonly place: string;
  readonly water: string;
  /** Milliseconds since 1970. */
  readonly startMs: number;
  /** Null until further notice. */
  readonly endMs: number | null;
  /** lng, lat, lng, lat … in WGS 84 degrees: one point, or the points of a stretch. */
  readonly line: readonly number[];
}

/** A high or low water by calculation: milliseconds since 1970, and metres above NAP without the effect of wind. */
export interface TideExtreme {
  readonly atMs: number;
  readonly meters: number;
}

/** A tide station with its calculated high and low waters, ascending by time. */
export interface TideStation extends LatLng {
  /** The code of the source, such as "hoekvanholland". */
  readonly code: string;
  readonly name: string;
  readonly extremes: readonly TideExtreme[];
}

/** A gauge with its last measured level. */
export interface Gauge extends LatLng {
  /** The code of the source. */
  readonly code: string;
  readonly name: string;
  readonly atMs: number;
  /** Metres above NAP. */
  readonly meters: number;
}

/** Notices that begin later than this after the source was asked are not in its answer, milliseconds. */
export const NOTICES_AHEAD_MS = 31 * 86_400_000;

/** A part of the file, with the moment at which the source was asked, milliseconds since 1970. */
export interface BulletinPart<Item> {
  readonly askedAtMs: number;
  readonly items: readonly Item[];
  /** The number of records that could not be read, in the answer of the source or in the file. */
  readonly leftOutCount: number;
}

/** The file that the operator of a server renews every hour. A part is null if its source never answered. */
export interface Bulletin {
  readonly notices: BulletinPart<Notice> | null;
  readonly tides: BulletinPart<TideStation> | null;
  readonly levels: BulletinPart<Gauge> | null;
}

/** The maxima of the file. */
export const BULLETIN_LIMITS = {
  characters: 4_000_000,
  notices: 5000,
  /** Points of a notice; a longer line is cut. */
  points: 200,
  stations: 200,
  /** Of a station: a month has about 120. */
  extremes: 400,
  gauges: 1000,
} as const;

/** Higher or lower than any water of the country, metres. */
export const MAX_LEVEL_METERS = 60;

/** The age from which a part is old, milliseconds. */
const OLD_MS = 24 * 3_600_000;
/** A part may be this far ahead of a clock that is slow. */
const AHEAD_MS = 10 * 60_000;

/** Returns the age of a part: `ahead` where it is from the future, so that its age is unknown. */
export function bulletinAge(askedAtMs: number, nowMs: number): "fresh" | "old" | "ahead" {
  if (askedAtMs > nowMs + AHEAD_MS) return "ahead";
  return nowMs - askedAtMs > OLD_MS ? "old" : "fresh";
}
