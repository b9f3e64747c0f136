import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LoopChoice } from "#domain/network/plan/choices/route-choices.ts";
import { lineOfRoute } from "#domain/network/plan/route/plan-route.ts";
import type { RoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { isWayMode, type WayMode } from "#domain/network/ways/access/way-access.ts";
import { reachAlongWays } from "#domain/network/ways/around/reach-along-ways.ts";
import type { WayReach } from "#domain/network/ways/around/way-reach.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { WaysFormatError } from "#domain/network/ways/file/ways-format.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import type { PackWays } from "#domain/network/ways/join/pack-ways.ts";
import { routeAlongWays, type WayRoute } from "#domain/network/ways/route/route-along-ways.ts";
import { readPackManifest } from "#domain/packs/pack-manifest.ts";
import { findFreeLoops } from "#domain/plans/free-loops.ts";
import { DEFAULT_SPEEDS, travelSeconds } from "#domain/plans/travel-time.ts";
import { fileBytes } from "../pack/disk/file-bytes.ts";
import { OperatorError } from "../pack/operator-error.ts";
import type { PlanOptions } from "./options.ts";

/** A line of the batch that asks for a route between places. */
export interface PlaceLine {
  readonly from: readonly [lat: number, lng: number];
  readonly to: readonly [lat: number, lng: number];
  readonly shortest: boolean;
  /** The sizes of a boat in metres, the height with what must stay free above it. */
  readonly height?: number;
  readonly width?: number;
  readonly length?: number;
  readonly draught?: number;
}

/** A line of the batch that asks for a loop along ways, or for the ways within a distance; metres. */
export type FreeLine = { readonly from: readonly [lat: number, lng: number] } & (
  | { readonly loop: number }
  | { readonly reach: number }
);

/** Reads a line that asks for a loop or for what can be reached; null for anything else. */
export function freeLineIn(value: object): FreeLine | null {
  const { from, loop, reach } = value as Readonly<Record<string, unknown>>;
  if (!isPlace(from)) return null;
  if (isLength(loop)) return { from, loop };
  return isLength(reach) ? { from, reach } : null;
}

function isLength(value: unknown): value is number {
  return typeof value === "number" && value > 0 && Number.isFinite(value);
}

/** Reads a line with places; null for anything else. */
export function placeLineIn(value: object): PlaceLine | null {
  const { from, to, shortest, height, width, length, draught } = value as Readonly<
    Record<string, unknown>
  >;
  if (!isPlace(from) || !isPlace(to)) return null;
  return {
    from,
    to,
    shortest: shortest === true,
    ...(isLength(height) && { height }),
    ...(isLength(width) && { width }),
    ...(isLength(length) && { length }),
    ...(isLength(draught) && { draught }),
  };
}

function isPlace(value: unknown): value is readonly [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [lat, lng] = value.map(Number);
  return Math.abs(lat ?? Number.NaN) <= 90 && Math.abs(lng ?? Number.NaN) <= 180;
}

/** Opens the ways of packs; null if none has any. Rejects with OperatorError for a damaged file. */
export async function waysOfPacks(folders: readonly string[]): Promise<JoinedWays | null> {
  const packs = await openFiles(folders, "ways.graph");
  return packs.length === 0 ? null : joinWays(packs);
}

/** Returns the waters of packs. Rejects with OperatorError for a file that cannot be read. */
export function watersOfPacks(folders: readonly string[]): Promise<readonly PackWays[]> {
  return openFiles(folders, "water.graph");
}

async function openFiles(folders: readonly string[], name: string): Promise<readonly PackWays[]> {
  const packs: PackWays[] = [];
  for (const folder of folders) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    try {
      packs.push({ file: await openWays(fileBytes(path)), ...areasOf(folder) });
    } catch (error) {
      if (error instanceof WaysFormatError) throw new OperatorError(`${path}: ${error.message}`);
      throw error;
    }
  }
  return packs;
}

function areasOf(folder: string): Pick<PackWays, "areas" | "dataDate"> {
  const path = join(folder, "pack.json");
  if (!existsSync(path)) return { areas: [], dataDate: null };
  const { areas, bounds, dataDate } = readPackManifest(readFileSync(path, "utf8"));
  return { areas: areas.length > 0 ? areas : [bounds], dataDate };
}

/** Returns the answer to a line with places. */
export async function answerPlaces(
  ways: JoinedWays | null,
  mode: WayMode,
  { from, to, shortest }: PlaceLine,
) {
  if (!ways) return { meters: null, problem: "no-ways-in-packs" };
  const [start, end] = [from, to].map(([lat, lng]) => ({ lat, lng })) as [Place, Place];
  const question = {
    mode,
    from: start,
    to: end,
    options: { isShortest: shortest, mayGetOff: !shortest },
  };
  const answer = await routeAlongWays(ways, question);
  if (answer.kind === "problem") return { meters: null, problem: answer.problem };
  return routeAnswer(answer, mode, [start, end]);
}

/** Returns the answer with a route. */
export function routeAnswer(
  answer: WayRoute,
  mode: PlanOptions["mode"],
  [start, end]: readonly [Place, Place],
) {
  const { metersBefore, meters, metersAfter, walkedMeters } = answer;
  const all = metersBefore + meters + metersAfter;
  const legs = [
    { kind: "straight", meters: rounded(metersBefore) },
    { kind: "ways", meters: rounded(meters) },
    { kind: "straight", meters: rounded(metersAfter) },
  ].filter((leg) => leg.kind === "ways" || leg.meters >= MIN_STRAIGHT_METERS);
  return {
    meters: rounded(all),
    seconds: Math.round(travelSeconds(all, DEFAULT_SPEEDS[mode], walkedMeters)),
    ...(walkedMeters > 0 && { walkedMeters: rounded(walkedMeters) }),
    legs,
    line: lineOf(answer, start, end),
  };
}

/** Returns the answer to a line that asks for a loop or for what can be reached. */
export async function answerFree(
  routing: RoutingGraph,
  ways: JoinedWays | null,
  { mode, routeOptions: options }: Pick<PlanOptions, "mode" | "routeOptions">,
  line: FreeLine,
) {
  if (!isWayMode(mode)) return { meters: null, problem: "no-ways-for-mode" };
  if (!ways) return { meters: null, problem: "no-ways-in-packs" };
  const near = { lat: line.from[0], lng: line.from[1] };
  if ("reach" in line) {
    return reachAnswer(await reachAlongWays(ways, { mode, near, meters: line.reach }));
  }
  const question = { mode, near, meters: line.loop, options };
  const { loops, problem } = await findFreeLoops({ routing, ways }, question);
  const [best, ...others] = loops.map(freeLoopAnswer);
  if (!best) return { meters: null, problem: problem ?? "no-loop" };
  return { ...best, others, ...(problem !== null && { problem }) };
}

function freeLoopAnswer({ stops, route, metersTwice, hasWantedLength }: LoopChoice) {
  return {
    meters: rounded(route.meters),
    metersTwice: rounded(metersTwice),
    hasWantedLength,
    stops: stops.map(({ lat, lng }) => [degrees(lat), degrees(lng)] as const),
    line: pointsOf(lineOfRoute(route)),
  };
}

function reachAnswer({ meters, points, starts, farthest, isFarFromWays, isUnread }: WayReach) {
  if (isFarFromWays) return { meters: null, problem: "from-far-from-ways" };
  return {
    meters: rounded(meters),
    lines: [...starts.subarray(1)].map((end, at) => pointsOf(points.subarray(starts[at], end))),
    farthest: farthest.map(({ lat, lng, straightMeters, street }) => ({
      place: [degrees(lat), degrees(lng)],
      straightMeters: rounded(straightMeters),
      street,
    })),
    ...(isUnread && { problem: "damaged" }),
  };
}

function pointsOf(line: Float64Array): (readonly [lng: number, lat: number])[] {
  return Array.from(
    { length: line.length / 2 },
    (_, at) => [degrees(line[2 * at]), degrees(line[2 * at + 1])] as const,
  );
}

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Less is the rounding of positions. */
const MIN_STRAIGHT_METERS = 0.5;

function lineOf(
  { line, metersBefore, metersAfter }: WayRoute,
  from: Place,
  to: Place,
): (readonly [number, number])[] {
  const points = pointsOf(line);
  const [before, after] = [metersBefore, metersAfter].map((one) => one >= MIN_STRAIGHT_METERS);
  return [
    ...(before ? [[from.lng, from.lat] as const] : []),
    ...points,
    ...(after ? [[to.lng, to.lat] as const] : []),
  ];
}

function degrees(value = Number.NaN): number {
  return Math.round(value * 1e6) / 1e6;
}

function rounded(meters: number): number {
  return Math.round(meters * 10) / 10;
}
