import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/** A track was gone along, a route is to be. */
export type TrackKind = "track" | "route";

/** How a track came to be on this device. */
export type TrackOrigin = "imported" | "recorded" | "planned";

/**
 * Why nothing is known between two segments: `file-break`: the file it came from begins a new one
 * there. The others are of a recording: the user paused it, the screen went off, another app or tab
 * was in front, leave to know the position was taken away, there was no position, the receiver jumped farther than
 * anyone can go, the clock of the device was set back, or the app was ended.
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

/** The places of a track side by side, a number a point, and where its segments begin. */
export interface TrackPath {
  /** WGS 84 degrees. */
  readonly lngs: Float64Array;
  /** WGS 84 degrees. */
  readonly lats: Float64Array;
  /** The index of the first point of every segment, ascending, the first is 0; empty for no points. */
  readonly segmentStarts: Uint32Array;
}

/**
 * All points of a track, in columns that run side by side. A column is null when no point has what it
 * is of; where only some have it, the others are NaN.
 */
export interface TrackPoints extends TrackPath {
  /** Why there is a gap before each segment, beside `segmentStarts`; null where there is none: at the first. */
  readonly gapsBefore: readonly (GapCause | null)[];
  /** Milliseconds since 1970. */
  readonly timesMs: Float64Array | null;
  /** As the file or device says: above mean sea level, or above the ellipsoid. */
  readonly altitudesMeters: Float64Array | null;
  readonly altitudeAccuraciesMeters: Float32Array | null;
  /** The radius that the place is within with 95 % confidence, as a device says it. */
  readonly accuraciesMeters: Float32Array | null;
  readonly speedsMps: Float32Array | null;
  /** The direction of travel, degrees clockwise from true north. */
  readonly coursesDegrees: Float32Array | null;
  /** What a point has beside numbers, null for one that has nothing. */
  readonly details: readonly (PointDetails | null)[] | null;
}

/** What is said of a single point; the stops of a route have names, those of a walk hardly ever. */
export interface PointDetails {
  readonly name?: string;
  readonly note?: string;
  /** The id of an icon of the app. */
  readonly icon?: string;
  /** The sign as a file names it, where our icon does not say just that. */
  readonly symbol?: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  readonly folder?: string;
  /** What kind of place the file calls it, in words. */
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

/** The facts of a track: what a list, a card or a map needs to know before its points are read. */
export interface TrackSummary extends PathFacts {
  /** Random, and the same for ever; of tracks from before version 6 of the database it is their `contentHash`. */
  readonly id: string;
  readonly kind: TrackKind;
  readonly origin: TrackOrigin;
  /** Empty where nobody gave one. */
  readonly name: string;
  readonly note?: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  readonly folder?: string;
  /** The file it came from. */
  readonly source?: string;
  readonly links?: readonly TrackLink[];
  /** Of the content that was imported, so that the same is not imported twice. */
  readonly contentHash?: string;
  /** When it came to be on this device, milliseconds since 1970. */
  readonly addedAtMs: number;
  /** When it was put into the bin, milliseconds since 1970; absent for one that is not there. */
  readonly deletedAtMs?: number;
  /** Whether the user wants it drawn on the map. */
  readonly isVisible: boolean;
}

/** What is reckoned from the points. */
export interface PathFacts {
  readonly pointCount: number;
  readonly segmentCount: number;
  /** Along the line over a sphere, within 0.3 % in the Netherlands; gaps between segments do not count. */
  readonly lengthMeters: number;
  /** Without points all are 0. */
  readonly bounds: LngLatBox;
  /** The first and the last time of its points, milliseconds since 1970; absent when none has one. */
  readonly startedAtMs?: number;
  readonly endedAtMs?: number;
}

/** A track or route of the user, points and all. */
export interface Track extends TrackSummary {
  readonly points: TrackPoints;
}
