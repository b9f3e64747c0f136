import type { Pause } from "#domain/async/pause.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { UNITS_PER_METER, WaysFormatError } from "#domain/network/ways/file/ways-format.ts";
import { isUnreadWithin, type JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { turned } from "#domain/network/ways/route/search-beginnings.ts";
import { MAX_SNAP_METERS, snapToWays } from "#domain/network/ways/route/snap-to-ways.ts";
import { wayCosts } from "#domain/network/ways/route/way-costs.ts";
import { beginningOf, partsOf } from "./edge-parts.ts";
import { wayGroundOf } from "./way-ground.ts";
import type { FarPlace, WayReach, WayReachQuestion } from "./way-reach.ts";
import { type ChainEdge, waysAround } from "./ways-around.ts";

const DIRECTIONS = 8;

/** Points that are closer together than this part of the distance are drawn as one. */
const SAME_POINT = 1 / 2000;

/** Finds the ways within a distance of a place. */
export async function reachAlongWays(
  ways: JoinedWays,
  question: WayReachQuestion,
  pause?: Pause,
): Promise<WayReach> {
  const drawing = createDrawing(question.near, question.meters * SAME_POINT);
  try {
    const found = await drawReached(drawing, ways, question, pause);
    return { ...drawing.reach(), ...found };
  } catch (error) {
    if (!(error instanceof WaysFormatError)) throw error;
    return { ...drawing.reach(), isFarFromWays: false, isUnread: true };
  }
}

async function drawReached(
  drawing: Drawing,
  ways: JoinedWays,
  { mode, near, meters, countsApproach = false }: WayReachQuestion,
  pause?: Pause,
): Promise<Pick<WayReach, "isFarFromWays" | "isUnread">> {
  const [place] = await snapToWays(ways, mode, near);
  if (!place) {
    const isUnread = isUnreadWithin(ways, near, MAX_SNAP_METERS);
    return { isFarFromWays: !isUnread, isUnread };
  }
  // The costs of ordinary routes: the lookups prepared for these are reused.
  const costs = wayCosts(mode, {});
  const left = meters - (countsApproach ? place.meters : 0);
  if (left <= 0) return { isFarFromWays: false, isUnread: isUnreadWithin(ways, near, meters) };
  const units = Math.floor(left * UNITS_PER_METER);
  const around = await waysAround({ ways, costs, place, units, pause });
  const { trees, forward } = wayGroundOf(around.places, around.edges);
  trees.forward.grow([{ node: 0, cost: 0 }], {
    limit: units,
    arcCost: (arc) => forward.lengths[arc] as number,
  });
  const leftAt = (node: number): number => units - trees.forward.costTo(node);
  for (const [at, edge] of around.edges.entries()) {
    if (at % EDGES_A_PAUSE === 0) await pause?.();
    for (const reached of reachedParts(edge, leftAt)) {
      const ahead = await partsOf(ways, costs, edge);
      const parts = reached.isBackward ? [...ahead].reverse().map(turned) : ahead;
      const { line, street } = await beginningOf(ways, parts, reached.units);
      drawing.add(line, reached.units / UNITS_PER_METER, street);
    }
  }
  return { isFarFromWays: false, isUnread: around.isUnread || isUnreadWithin(ways, near, meters) };
}

const EDGES_A_PAUSE = 500;

/** The part of an edge that is reached, from one of its ends. */
interface ReachedPart {
  readonly isBackward: boolean;
  readonly units: number;
}

function reachedParts(
  { from, to, units, isOpenForward, isOpenBackward }: ChainEdge,
  leftAt: (node: number) => number,
): readonly ReachedPart[] {
  const [ahead, back] = [isOpenForward ? leftAt(from) : -1, isOpenBackward ? leftAt(to) : -1];
  if (Math.max(ahead, 0) + Math.max(back, 0) >= units) {
    return [{ isBackward: back > ahead, units }];
  }
  return [
    ...(ahead > 0 ? [{ isBackward: false, units: ahead }] : []),
    ...(back > 0 ? [{ isBackward: true, units: back }] : []),
  ];
}

type Drawing = ReturnType<typeof createDrawing>;

function createDrawing(near: LatLng, sameMeters: number) {
  const points: number[] = [];
  const starts = [0];
  const farthest = new Map<number, FarPlace>();
  let all = 0;
  const noteFar = (lng: number, lat: number, street: string | null): void => {
    const place = { lat, lng };
    const straightMeters = distanceMeters(near, place);
    const direction =
      Math.round((bearingDegrees(near, place) * DIRECTIONS) / 360 + DIRECTIONS) % DIRECTIONS;
    if (straightMeters <= (farthest.get(direction)?.straightMeters ?? 0)) return;
    farthest.set(direction, { ...place, direction, straightMeters, street });
  };
  return {
    add(line: readonly number[], meters: number, street: string | null): void {
      if (line.length < 4) return;
      all += meters;
      for (let at = 0; at < line.length; at += 2) {
        const [lng, lat] = [line[at] as number, line[at + 1] as number];
        const isEnd = at === 0 || at === line.length - 2;
        const before = { lng: points.at(-2) ?? 0, lat: points.at(-1) ?? 0 };
        if (isEnd || distanceMeters(before, { lat, lng }) >= sameMeters) points.push(lng, lat);
      }
      starts.push(points.length);
      noteFar(line.at(-2) as number, line.at(-1) as number, street);
    },
    reach: (): Pick<WayReach, "meters" | "points" | "starts" | "farthest"> => ({
      meters: all,
      points: Float64Array.from(points),
      starts: Uint32Array.from(starts),
      farthest: [...farthest.values()].sort((a, b) => a.direction - b.direction),
    }),
  };
}
