import type { SearchProblem } from "#domain/coordinate-forms/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FileKind } from "./file-formats.ts";

/** The format of a file's content, whatever its name says. */
export type ExchangeKind = FileKind | "list";

/** Everything of one file that the app can use; all texts are plain text, never markup. */
export interface ExchangeFile {
  readonly kind: ExchangeKind;
  readonly waypoints: readonly ExchangeWaypoint[];
  readonly tracks: readonly ExchangeTrack[];
  readonly routes: readonly ExchangeRoute[];
  readonly leftOut: LeftOut;
  /** True if the file ended early (a recorder that lost power); the part before that is included. */
  readonly isTruncated: boolean;
  readonly notes: readonly ImportNote[];
  /** Lines of a list of points that gave no place, in order; absent when there are none. */
  readonly unreadLines?: readonly UnreadLine[];
  /** Points of a list that are far from the others, in order; absent when there are none. */
  readonly farPoints?: readonly FarPoint[];
}

/** A point of a list that is far from the others; it is not among the waypoints until the user agrees. */
export interface FarPoint {
  /** 1 is the first. */
  readonly line: number;
  /** The line as it was written. */
  readonly text: string;
  readonly waypoint: ExchangeWaypoint;
  /** The number of waypoints before it that are not far. */
  readonly position: number;
  /** The distance from the middle of the other places. */
  readonly meters: number;
  /** True if the user agreed. */
  readonly isTaken?: boolean;
}

/** A line of a list of points that gave no place. */
export interface UnreadLine {
  /** 1 is the first. */
  readonly line: number;
  readonly text: string;
  readonly reason: SearchProblem;
}

/** A place of a file; `name` is empty when the file gives none. */
export interface ExchangeWaypoint extends LatLng {
  readonly name: string;
  readonly note?: string;
  /** As in the file, usually above mean sea level. */
  readonly altitudeMeters?: number;
  /** The id of an icon of the app. */
  readonly icon?: string;
  /**
   * The symbol as the file names it (GPX `sym`, the word in a KML icon's address), unless our icon
   * means exactly that.
   */
  readonly symbol?: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  /** KML folder; nested folders joined by " / ". */
  readonly folder?: string;
  /**
   * The kind of place, in the file's own words: GPX `type`. It becomes a folder only if the user
   * says so.
   */
  readonly kind?: string;
  /** The time it was made, milliseconds since 1970. */
  readonly timeMs?: number;
  /** Milliseconds since 1970; only files of this app say it. */
  readonly changedAtMs?: number;
  /** The id it had in the app that wrote it; only files of this app say it. */
  readonly id?: string;
  /** The place it came from earlier, in words; only files of this app contain it. */
  readonly source?: string;
  readonly links?: readonly ExchangeLink[];
}

/** An http or https address that a file names; any other scheme is left out. Never requested. */
export interface ExchangeLink {
  readonly url: string;
  readonly text?: string;
}

/** A recorded line. The arrays have one element per point, in the same order. */
export interface ExchangeTrack extends ExchangeLine {
  /** WGS 84 degrees. */
  readonly lngs: Float64Array;
  /** WGS 84 degrees. */
  readonly lats: Float64Array;
  /** NaN for a point without an altitude; null when no point has one. */
  readonly altitudesMeters: Float64Array | null;
  /** Milliseconds since 1970, NaN for a point without a time; null when no point has one. */
  readonly timesMs: Float64Array | null;
  /** As the device measured it, metres per second; NaN for a point without a speed; absent when no point has one. */
  readonly speedsMps?: Float32Array;
  /** The index of the first point of every segment, ascending, the first is 0; empty for no points. */
  readonly segmentStarts: Uint32Array;
}

/** A planned line: its points in order. */
export interface ExchangeRoute extends ExchangeLine {
  readonly points: readonly ExchangeWaypoint[];
}

/** The fields that tracks and routes share; `name` is empty when the file gives none. */
export interface ExchangeLine {
  readonly name: string;
  readonly note?: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  readonly folder?: string;
  /** The file it came from; set by the import, since no file contains it. */
  readonly source?: string;
  readonly links?: readonly ExchangeLink[];
  /** True if it is one closed line around an area. */
  readonly isArea?: true;
}

/** Counts of what the file contains and the import leaves out. */
export interface LeftOut {
  /** Points whose coordinates are numbers, but not on earth. */
  readonly badCoordinates: number;
  /** Points whose coordinates are missing or could not be read. */
  readonly unreadCoordinates: number;
  /** Points at exactly 0, 0, which devices and services write for an unknown position. */
  readonly pointsAtZero: number;
  /** Places with an address but without coordinates. */
  readonly addressesOnly: number;
  /** Features without a place of any kind, such as a view of the earth. */
  readonly featuresWithoutPlace: number;
  /** Tracks without points. */
  readonly emptyTracks: number;
  /** Routes without points. */
  readonly emptyRoutes: number;
  /** Times that could not be read; their points are kept. */
  readonly badTimes: number;
  /**
   * Points with measurements besides altitude and time (heart rate, cadence, power, temperature).
   */
  readonly pointsWithSensorData: number;
  /** Links that are not http(s) addresses. */
  readonly links: number;
  /** Addresses of other files that are not fetched (KML NetworkLink, overlays, remote styles). */
  readonly remoteParts: number;
}

/** The counts of a file from which nothing was left out. */
export const NOTHING_LEFT_OUT: LeftOut = {
  badCoordinates: 0,
  unreadCoordinates: 0,
  pointsAtZero: 0,
  addressesOnly: 0,
  featuresWithoutPlace: 0,
  emptyTracks: 0,
  emptyRoutes: 0,
  badTimes: 0,
  pointsWithSensorData: 0,
  links: 0,
  remoteParts: 0,
};

/** Something the user should know; its sentence is in `words/nl/exchange/import.ts`. */
export type ImportNote =
  /** The encoding that the file names does not fit its bytes, so another one was used. */
  | "encoding-guessed"
  /** Something after the end of the document was not read. */
  | "text-after-end"
  /** The markup was broken somewhere and was read as well as possible. */
  | "markup-mended"
  /** Areas (polygons) were taken as the lines around them. */
  | "areas-as-lines"
  /** A KMZ with several KML files: all of them were read. */
  | "several-documents"
  /** A line and its times have different lengths: only the pairs count. */
  | "times-do-not-match"
  /** All places lie in the Netherlands only with latitude and longitude swapped. */
  | "lat-lng-swapped"
  /** The user had latitude and longitude swapped. */
  | "lat-lng-exchanged"
  /** The checksum of the file does not fit its bytes: something in it has changed. */
  | "wrong-checksum";

/** The reason for refusing a whole file. */
export type ImportProblemReason =
  | "unreadable"
  | "empty"
  | "unknown-kind"
  | "entities"
  | "too-deep"
  | "too-large"
  | "too-many-entries"
  | "too-many-waypoints"
  | "too-many-lines"
  | "too-many-points"
  | "list-too-long"
  | "damaged-zip"
  | "damaged-fit"
  | "encrypted-zip"
  | "no-kml-in-zip"
  | "damaged-xml"
  | "damaged-json"
  | "topojson"
  /** GeoJSON in a coordinate system other than degrees and RD, which `subject` names. */
  | "other-crs"
  | "no-coordinate-columns"
  /** A table with addresses and without coordinates. */
  | "only-address-columns";

/** A refused file: the reason, and the line (1 is the first) where that helps. */
export interface ImportProblem {
  readonly reason: ImportProblemReason;
  readonly line?: number;
  readonly subject?: string;
}

/** The result of reading one file. */
export type ImportResult =
  | { readonly ok: true; readonly file: ExchangeFile }
  | { readonly ok: false; readonly problem: ImportProblem };

/** Returns whether a file has nothing to import: no waypoints, and no tracks or routes with points. */
export function isNothing({
  waypoints,
  tracks,
  routes,
}: Pick<ExchangeFile, "waypoints" | "tracks" | "routes">): boolean {
  const hasLine =
    tracks.some(({ lngs }) => lngs.length > 0) || routes.some(({ points }) => points.length > 0);
  return waypoints.length === 0 && !hasLine;
}

/** @returns the number of points of the track. */
export function trackPointCount(track: ExchangeTrack): number {
  return track.lngs.length;
}
