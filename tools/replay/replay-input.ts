import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { type ExchangeTrackOrRoute, importedTrack } from "#domain/exchange/exchange-track.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { type GuideLine, guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import { lineToFollow } from "#domain/guidance/line-of-track.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";
import { trackProfile } from "#domain/tracks/track-profile.ts";

/** A fix as the receiver reports it. */
export interface PlayedFix extends LatLng {
  /** The time on the clock of the device when the fix arrives, milliseconds since 1970. */
  readonly deviceMs: number;
  /** The time of the fix itself. */
  readonly reportedMs: number;
  readonly accuracyMeters: number;
}

/** Everything to play. */
export interface Replay {
  readonly startedAtMs: number;
  readonly fixes: readonly PlayedFix[];
  /** The line to follow; null without one. */
  readonly line: GuideLine | null;
  readonly mode: NetworkMode;
}

/** Thrown for an input that cannot be played; the message is for the user. */
export class ReplayError extends Error {
  override readonly name = "ReplayError";
}

const SECOND_MS = 1_000;

/**
 * Reads a file of fixes: `fixes` with [time, lat, lng, accuracy], or `reported` with [clock of the device, time of the fix, lat,
 * lng, accuracy]; perhaps `startedAtMs`, `mode`, and a `line` of [lat, lng]. Throws `ReplayError`.
 */
export function replayOfFile(path: string): Replay {
  const input = jsonOf(path);
  const reported = listOf(input["reported"]);
  const fixes =
    reported.length > 0 ? reported.map(reportedFix) : withDeviceTimes(listOf(input["fixes"]));
  const [first] = fixes;
  if (!first) throw new ReplayError(`${path} has no fixes`);
  const { startedAtMs } = input;
  return {
    startedAtMs: typeof startedAtMs === "number" ? startedAtMs : first.deviceMs,
    fixes,
    line: lineOf(listOf(input["line"])),
    mode: modeOf(input["mode"]),
  };
}

/** Reads a track to play, and a route or track to follow with it. Throws `ReplayError`. */
export function replayOfTrack(trackPath: string, routePath: string, mode: string): Replay {
  const points = lineIn(trackPath, "track");
  const times = timesOf(points);
  const accuracies = points.accuraciesMeters;
  const fixes = Array.from(points.lngs, (lng, at) => ({
    deviceMs: times[at] as number,
    reportedMs: times[at] as number,
    lat: points.lats[at] as number,
    lng,
    accuracyMeters: accuracies?.[at] || USUAL_ACCURACY_METERS,
  }));
  return {
    startedAtMs: fixes[0]?.deviceMs ?? 0,
    fixes,
    line: lineToFollow(lineIn(routePath, "route")),
    mode: modeOf(mode),
  };
}

/** The accuracy of a phone outdoors: files do not have it. */
const USUAL_ACCURACY_METERS = 8;

function jsonOf(path: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch (error) {
    throw new ReplayError(`${path} cannot be read: ${error instanceof Error ? error.message : ""}`);
  }
  throw new ReplayError(`${path} is not an object`);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns this many numbers of a fix or a point. Throws for anything else, and for a place that is not on earth. */
function numbersOf(value: unknown, count: number, latAt: number): number[] {
  const numbers = listOf(value);
  const isRight =
    numbers.length >= count &&
    numbers.every((one) => typeof one === "number" && Number.isFinite(one)) &&
    isLatLng(numbers[latAt] as number, numbers[latAt + 1] as number);
  if (!isRight) throw new ReplayError(`${JSON.stringify(value)} is no fix or place`);
  return numbers as number[];
}

function reportedFix(value: unknown): PlayedFix {
  const [deviceMs = 0, reportedMs = 0, lat = 0, lng = 0, accuracyMeters = 0] = numbersOf(
    value,
    5,
    2,
  );
  return { deviceMs, reportedMs, lat, lng, accuracyMeters };
}

/**
 * Returns fixes that arrive when they were measured. One that is older or newer than both of its neighbours has a wrong time:
 * it arrives a second after the one before.
 */
function withDeviceTimes(values: readonly unknown[]): readonly PlayedFix[] {
  const all = values.map((value) => numbersOf(value, 4, 1));
  let deviceMs = Number.NEGATIVE_INFINITY;
  return all.map(([reportedMs = 0, lat = 0, lng = 0, accuracyMeters = 0], index) => {
    const nextMs = all[index + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    const isInOrder = reportedMs > deviceMs && (reportedMs <= nextMs || nextMs <= deviceMs);
    deviceMs = isInOrder || index === 0 ? reportedMs : deviceMs + SECOND_MS;
    return { deviceMs, reportedMs, lat, lng, accuracyMeters };
  });
}

function lineOf(values: readonly unknown[]): GuideLine | null {
  if (values.length === 0) return null;
  const places = values.map((value) => numbersOf(value, 2, 0));
  return guideLineOfTrack({
    lngs: Float64Array.from(places, ([, lng]) => lng as number),
    lats: Float64Array.from(places, ([lat]) => lat as number),
  });
}

function modeOf(value: unknown): NetworkMode {
  if (value === undefined) return "walk";
  const mode = NETWORK_MODES.find((one) => one === value);
  if (!mode) throw new ReplayError(`${String(value)} is no mode: ${NETWORK_MODES.join(", ")}`);
  return mode;
}

/** Returns the points of the first track or route of a file, of the wanted kind if it has one. */
function lineIn(path: string, kind: "track" | "route"): TrackPoints {
  const result = readFile(bytesOf(path));
  if (!result.ok) throw new ReplayError(`${path} is refused: ${result.problem.reason}`);
  const { tracks, routes } = result.file;
  const lines: readonly ExchangeTrackOrRoute[] = [
    ...tracks.map((track) => ({ kind: "track" as const, track })),
    ...routes.map((route) => ({ kind: "route" as const, route })),
  ];
  const all = lines
    .map((line) => importedTrack(line, { id: "", contentHash: "", addedAtMs: 0 }))
    .filter(({ points }) => points.lngs.length > 1);
  const found = all.find((line) => line.kind === kind) ?? all[0];
  if (!found) throw new ReplayError(`${basename(path)} has no track or route`);
  return found.points;
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new ReplayError(`${path} cannot be opened`);
  }
}

/** A walker, for a track without times. */
const USUAL_MPS = 5 / 3.6;

function timesOf(points: TrackPoints): ArrayLike<number> {
  const { timesMs } = points;
  if (timesMs?.every(Number.isFinite)) return timesMs;
  const { distancesMeters } = trackProfile(points);
  return distancesMeters.map((meters) => Math.round((meters / USUAL_MPS) * SECOND_MS));
}
