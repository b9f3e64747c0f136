import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** Which format a file's content is in, whatever its name says. */
export type ExchangeKind = "gpx" | "kml" | "kmz" | "geojson" | "tcx" | "csv";

/** Everything of one file that the app can use; all texts are plain text, never markup. */
export interface ExchangeFile {
  readonly kind: ExchangeKind;
  readonly waypoints: readonly ExchangeWaypoint[];
  readonly tracks: readonly ExchangeTrack[];
  readonly routes: readonly ExchangeRoute[];
  readonly leftOut: LeftOut;
  /** The file ended before its format does (a recorder that lost power); what came before is here. */
  readonly isTruncated: boolean;
  readonly notes: readonly ImportNote[];
}

/** A place of a file; `name` is empty where the file gives none. */
export interface ExchangeWaypoint extends LatLng {
  readonly name: string;
  readonly note?: string;
  /** As the file says, usually above mean sea level. */
  readonly altitudeMeters?: number;
  /** The id of an icon of the app. */
  readonly icon?: string;
  /**
   * The sign as the file names it (GPX `sym`, the word in a KML icon's address) where our icon does not
   * say just that.
   */
  readonly symbol?: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  /** KML folder; nested folders joined by " / ". */
  readonly folder?: string;
  /** What kind of place it is, in the file's own words: GPX `type`. No folder unless the user says so. */
  readonly kind?: string;
  /** When it was made, milliseconds since 1970. */
  readonly timeMs?: number;
  /** Milliseconds since 1970; only files of this app say it. */
  readonly changedAtMs?: number;
  /** The id it had in the app that wrote it; only files of this app say it. */
  readonly id?: string;
  /** Where it came from before, in words; only files of this app say it. */
  readonly source?: string;
  readonly links?: readonly ExchangeLink[];
}

/** An http or https address that a file names; any other scheme is left out. Never requested. */
export interface ExchangeLink {
  readonly url: string;
  readonly text?: string;
}

/** A recorded line. The arrays run side by side, a number a point. */
export interface ExchangeTrack extends ExchangeLine {
  /** WGS 84 degrees. */
  readonly lngs: Float64Array;
  /** WGS 84 degrees. */
  readonly lats: Float64Array;
  /** NaN where a point has none; null when no point has one. */
  readonly altitudesMeters: Float64Array | null;
  /** Milliseconds since 1970, NaN where a point has none; null when no point has one. */
  readonly timesMs: Float64Array | null;
  /** The index of the first point of every segment, ascending, the first is 0; empty for no points. */
  readonly segmentStarts: Uint32Array;
}

/** A planned line: its points in order. */
export interface ExchangeRoute extends ExchangeLine {
  readonly points: readonly ExchangeWaypoint[];
}

/** What a track and a route have in common; `name` is empty where the file gives none. */
export interface ExchangeLine {
  readonly name: string;
  readonly note?: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  readonly folder?: string;
  /** The file it came from; no file says it, the import does. */
  readonly source?: string;
  readonly links?: readonly ExchangeLink[];
}

/** What a file has and the import has not, in numbers. */
export interface LeftOut {
  /** Points whose place is missing, no number, or not on earth. */
  readonly badCoordinates: number;
  /** Times that could not be read; their points are there. */
  readonly badTimes: number;
  /** Points with measurements beside height and time (heart rate, cadence, power, temperature). */
  readonly pointsWithSensorData: number;
  /** Links that are no http(s) address. */
  readonly links: number;
  /** Addresses of other files that are not fetched (KML NetworkLink, overlays, remote styles). */
  readonly remoteParts: number;
}

/** Something the user should know; its sentence is in `i18n/import.ts`. */
export type ImportNote =
  /** The encoding that the file names does not fit its bytes; another one was used. */
  | "encoding-guessed"
  /** Something after the end of the document was not read. */
  | "text-after-end"
  /** The markup was broken somewhere and read as well as it could be. */
  | "markup-mended"
  /** Areas (polygons) were taken as the lines around them. */
  | "areas-as-lines"
  /** A KMZ with several KML files: all of them were read. */
  | "several-documents"
  /** A line and its times have different lengths: only the pairs count. */
  | "times-do-not-match";

/** Why a whole file is refused. */
export type RefusalReason =
  | "unreadable"
  | "empty"
  | "unknown-kind"
  | "entities"
  | "too-deep"
  | "too-large"
  | "too-many-entries"
  | "damaged-zip"
  | "encrypted-zip"
  | "no-kml-in-zip"
  | "damaged-xml"
  | "damaged-json"
  | "topojson"
  | "no-coordinate-columns";

/** A refused file: the reason, and the line (1 is the first) where it helps. */
export interface ImportRefusal {
  readonly reason: RefusalReason;
  readonly line?: number;
}

/** What reading one file gives. */
export type ImportResult =
  | { readonly ok: true; readonly file: ExchangeFile }
  | { readonly ok: false; readonly refusal: ImportRefusal };

/** @returns how many points the track has. */
export function trackPointCount(track: ExchangeTrack): number {
  return track.lngs.length;
}
