import { readFileSync } from "node:fs";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  type ExchangeKind,
  type ImportProblemReason,
  type ImportResult,
  type LeftOut,
  trackPointCount,
} from "#domain/exchange/exchange-file.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { type FileDetails, fileDetails } from "./file-details.ts";

/** The output for a file. `refused` is null for a readable file. */
export interface InspectedFile extends Partial<FileDetails> {
  readonly file: string;
  readonly kind: ExchangeKind | null;
  readonly waypoints: number;
  readonly tracks: number;
  readonly trackPoints: number;
  readonly routes: number;
  readonly routePoints: number;
  /** The number of points without a valid position. */
  readonly leftOut: number;
  readonly isTruncated: boolean;
  /** `reason`, or `reason (line 3)`. */
  readonly refused: string | null;
}

/** The output line of a file, and whether it could be opened. */
export interface Inspection {
  readonly line: InspectedFile;
  readonly isOpened: boolean;
}

/** The choices of the command line. */
export interface InspectOptions {
  readonly hasDetails: boolean;
  /** A repeating coordinate in a list is taken nearest to it. */
  readonly near: LatLng | null;
}

/** Reads a file with the code of the app's worker; a text file may be a list of points, as a pasted text. */
export function inspectFile(path: string, { hasDetails, near }: InspectOptions): Inspection {
  const bytes = contentOf(path);
  const isList = /\.txt$/i.test(path);
  const result: ImportResult = bytes
    ? readFile(bytes, isList ? { list: { near } } : {})
    : { ok: false, problem: { reason: "unreadable" } };
  const line = lineOf(path, result);
  return {
    line: hasDetails ? { ...line, ...fileDetails(path, result) } : line,
    isOpened: bytes !== null,
  };
}

function contentOf(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function lineOf(file: string, result: ImportResult): InspectedFile {
  if (!result.ok) return { file, ...NOTHING, refused: problemText(result.problem) };
  const { kind, waypoints, tracks, routes, leftOut, isTruncated } = result.file;
  return {
    file,
    kind,
    waypoints: waypoints.length,
    tracks: tracks.length,
    trackPoints: tracks.reduce((sum, track) => sum + trackPointCount(track), 0),
    routes: routes.length,
    routePoints: routes.reduce((sum, { points }) => sum + points.length, 0),
    leftOut: pointsLeftOut(leftOut),
    isTruncated,
    refused: null,
  };
}

function pointsLeftOut(leftOut: LeftOut): number {
  const { badCoordinates, unreadCoordinates, pointsAtZero, addressesOnly } = leftOut;
  return badCoordinates + unreadCoordinates + pointsAtZero + addressesOnly;
}

const NOTHING = {
  kind: null,
  waypoints: 0,
  tracks: 0,
  trackPoints: 0,
  routes: 0,
  routePoints: 0,
  leftOut: 0,
  isTruncated: false,
};

function problemText({
  reason,
  line,
}: {
  readonly reason: ImportProblemReason;
  readonly line?: number;
}) {
  return line === undefined ? reason : `${reason} (line ${line})`;
}
