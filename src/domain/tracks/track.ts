import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/** A track was travelled, a route is planned. */
export type TrackKind = "track" | "route";

/** The origin of a track. */
export type TrackOrigin = "imported" | "recorded" | "planned";

/**
 * The cause of a gap between two segments. `file-break`: the imported file starts a segment there. The others
 * occur in recordings: the user paused it, the screen went off, another app or tab was in front, the
 * permission was withdrawn, there was no position, the receiver jumped impossibly far, the clock was set
 * back, or the app was closed.
 */
export type GapCause =
  | "file-break"
  | "paused"
  | "screen-off"
  | "page-hidden"
  | "position-refused"
  | "signal-lost"
  | "jump"
  | "clock-set-back"
  | "app-ended";

/** The places of a track in parallel columns, and the starts of its segments. */
export interface TrackPath {
  /** WGS 84 degrees. */
  readonly lngs: Float64Array;
  /** WGS 84 degrees. */
  readonly lats: Float64Array;
  /** The index of the first point of every segment, ascending, starting with 0; empty without points. */
  readonly segmentStarts: Uint32Array;
}

/**
 * All points of a track in parallel columns. A column is null if no point has a value; otherwise missing
 * values are NaN.
 */
export interface TrackPoints extends TrackPath {
  /**
   * The cause of the gap before each segment, parallel to `segmentStarts`; null for no gap, as before the
   * first.
   */
  readonly gapsBefore: readonly (GapCause | null)[];
  /** Milliseconds since 1970. */
  readonly timesMs: Float64Array | null;
  /** As in the file or from the device: above mean sea level, or above the ellipsoid. */
  readonly altitudesMeters: Float64Array | null;
  readonly altitudeAccuraciesMeters: Float32Array | null;
  /** The radius that contains the place with 95 % confidence, as the device reports it. */
  readonly accuraciesMeters: Float32Array | null;
  readonly speedsMps: Float32Array | null;
  /** The direction of travel, degrees clockwise from true north. */
  readonly coursesDegrees: Float32Array | null;
  /** The further details of each point, null for a point without any. */
  readonly details: readonly (PointDetails | null)[] | null;
}

/** The details of a single point; the stops of a route have names, points of a walk rarely. */
export interface PointDetails {
  readonly name?: string;
  readonly note?: string;
  /** The id of an icon of the app. */
  readonly icon?: string;
  /** The symbol as the file names it, unless our icon means exactly that. */
  readonly symbol?: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  readonly folder?: string;
  /** The kind of place in the words of the file. */
  readonly kind?: string;
  readonly id?: string;
  readonly source?: string;
  /** Milliseconds since 1970. */
  readonly changedAtMs?: number;
  readonly links?: readonly TrackLink[];
}

/** An http or https address. Never requested. */
export interface TrackLink {
  readonly url: string;
  readonly text?: string;
}

/** The facts of a track for a list, a card or a map, without its points. */
export interface TrackSummary extends PathFacts {
  /** Random and permanent; the `contentHash` for tracks from before version 6 of the database. */
  readonly id: string;
  readonly kind: TrackKind;
  readonly origin: TrackOrigin;
  /** Empty if the track has no name. */
  readonly name: string;
  readonly note?: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  readonly folder?: string;
  /** The name of the file that it came from. */
  readonly source?: string;
  readonly links?: readonly TrackLink[];
  /** True if it is one closed line around an area, which the map fills. */
  readonly isArea?: true;
  /** The hash of the imported content, so that it is not imported twice. */
  readonly contentHash?: string;
  /** The time it was added to this device, milliseconds since 1970. */
  readonly addedAtMs: number;
  /** The time it was moved to the bin, milliseconds since 1970; absent if it is not there. */
  readonly deletedAtMs?: number;
  /** True if it is drawn on the map. */
  readonly isVisible: boolean;
}

/** The facts computed from the points. */
export interface PathFacts {
  readonly pointCount: number;
  readonly segmentCount: number;
  /** Along the line on a sphere, within 0.3 % in the Netherlands, without the gaps between segments. */
  readonly lengthMeters: number;
  /** All 0 without points. */
  readonly bounds: LngLatBox;
  /** The first and last time of its points, milliseconds since 1970; absent if no point has one. */
  readonly startedAtMs?: number;
  readonly endedAtMs?: number;
}

/** A track or route of the user, including its points. */
export interface Track extends TrackSummary {
  readonly points: TrackPoints;
}
