import { basename } from "node:path";
import {
  type ExchangeFile,
  type ExchangeRoute,
  type ExchangeTrack,
  type ImportResult,
  isNothing,
  type LeftOut,
} from "#domain/exchange/exchange-file.ts";
import { type ExchangeTrackOrRoute, importedTrack } from "#domain/exchange/exchange-track.ts";
import { fileFormatLabels } from "#domain/exchange/file-formats.ts";
import { asWaypointToStore } from "#domain/exchange/preview/as-waypoint-to-store.ts";
import { trackProfile } from "#domain/tracks/track-profile.ts";
import { trackStatistics } from "#domain/tracks/track-statistics.ts";
import { importProblemText } from "#sentences/exchange/import.ts";
import { nothingTakenText } from "#sentences/exchange/import-screen.ts";

/** A waypoint as the app would store it; null for what the file does not give. */
interface WaypointDetails {
  readonly name: string | null;
  readonly lat: number;
  readonly lng: number;
  /** With the links of the waypoint, one per line. */
  readonly note: string | null;
  readonly icon: string | null;
}

/** A track with the statistics that the app would show; null for what its points do not tell. */
interface TrackDetails {
  readonly name: string | null;
  readonly points: number;
  readonly lengthMeters: number;
  readonly elapsedSeconds: number | null;
  readonly movingSeconds: number | null;
  readonly averageKmh: number | null;
  readonly climbMeters: number | null;
}

interface RouteDetails {
  readonly name: string | null;
  /** The names of the points that have one, in order. */
  readonly named: readonly string[];
  readonly points: number;
  readonly lengthMeters: number;
}

/** The content of a file, as `inspect --details` prints it. */
export interface FileDetails {
  readonly waypointList: readonly WaypointDetails[];
  readonly trackList: readonly TrackDetails[];
  readonly routeList: readonly RouteDetails[];
  /** The contents that are left out, with their number, or the reason for refusing the file. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  /** The sentence that the app shows when nothing is taken; null otherwise. */
  readonly message: string | null;
}

/** Returns what the app would import from a file, in detail. */
export function fileDetails(path: string, result: ImportResult): FileDetails {
  if (!result.ok) {
    const { reason } = result.problem;
    const message = importProblemText(result.problem, fileFormatLabels());
    return { ...NOTHING, reasons: [{ reason, count: 1 }], message };
  }
  const { file } = result;
  return {
    waypointList: file.waypoints.map((waypoint) => {
      const { name, lat, lng, note, icon } = asWaypointToStore(waypoint, basename(path));
      return { name: name || null, lat, lng, note: note ?? null, icon: icon ?? null };
    }),
    trackList: file.tracks.filter(({ lngs }) => lngs.length > 0).map(trackDetails),
    routeList: file.routes.filter(({ points }) => points.length > 0).map(routeDetails),
    reasons: reasonsOf(file),
    message: isNothing(file) ? nothingTakenText(file.leftOut) : null,
  };
}

const NOTHING = { waypointList: [], trackList: [], routeList: [] };

function trackDetails(track: ExchangeTrack): TrackDetails {
  const { name, points } = stored({ kind: "track", track });
  const statistics = trackStatistics(points, trackProfile(points));
  const { distanceMeters, durationMs, movingMs, averageMps, climbMeters } = statistics;
  return {
    name: name || null,
    points: points.lngs.length,
    lengthMeters: rounded(distanceMeters),
    elapsedSeconds: durationMs === null ? null : durationMs / 1000,
    movingSeconds: movingMs === null ? null : rounded(movingMs / 1000),
    averageKmh: averageMps === null ? null : rounded(averageMps * 3.6),
    climbMeters: climbMeters === null ? null : rounded(climbMeters),
  };
}

function routeDetails(route: ExchangeRoute): RouteDetails {
  const { name, points, lengthMeters } = stored({ kind: "route", route });
  return {
    name: name || null,
    named: (points.details ?? []).flatMap((details) => details?.name ?? []),
    points: points.lngs.length,
    lengthMeters: rounded(lengthMeters),
  };
}

function stored(line: ExchangeTrackOrRoute) {
  return importedTrack(line, { id: "", contentHash: "", addedAtMs: 0 });
}

/** Rounds to a tenth of a metre, second or km/h. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

const REASONS: Readonly<Record<keyof LeftOut, string>> = {
  emptyTracks: "empty-track",
  emptyRoutes: "empty-route",
  addressesOnly: "address-only",
  featuresWithoutPlace: "feature-without-place",
  pointsAtZero: "point-at-zero",
  unreadCoordinates: "unread-coordinates",
  badCoordinates: "not-on-earth",
  badTimes: "unread-time",
  pointsWithSensorData: "sensor-data",
  links: "no-web-address",
  remoteParts: "remote-part",
};

function reasonsOf({
  leftOut,
  notes,
  unreadLines = [],
  farPoints = [],
}: ExchangeFile): FileDetails["reasons"] {
  const names = Object.keys(REASONS) as (keyof LeftOut)[];
  const ofLines = new Map<string, number>();
  for (const { reason } of unreadLines) ofLines.set(reason, (ofLines.get(reason) ?? 0) + 1);
  return [
    ...names.map((name) => ({ reason: REASONS[name], count: leftOut[name] })),
    ...[...ofLines].map(([reason, count]) => ({ reason, count })),
    { reason: "far-from-the-others", count: farPoints.length },
    ...notes.map((reason) => ({ reason, count: 1 })),
  ].filter(({ count }) => count > 0);
}
