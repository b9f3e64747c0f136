import type { SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import type { AreaOutline, Corner, Spot } from "./area-outline.ts";
import { type Step, shortestWay } from "./plain-search.ts";

/** A place where a line over open water may bend: off a corner of the shore. */
export interface Bend extends Spot {
  readonly cornerId: number;
}

/** So far off a corner a line passes, metres, where there is room; as far as the outline is off the shore, if that is more. */
const OFF_SHORE_METERS = 12;

/**
 * Outlines are followed with so much tolerance, metres: the first that leaves few enough bends, and others only where it gives no
 * line. Large lakes with ragged shores need the coarse ones.
 */
const TOLERANCES = [20, 60, 150, 3] as const;

/** A bend is looked for at so many corners in one step. */
const CORNERS_A_STEP = 100;

/** More bends take too long. */
const MAX_BENDS = 200;

/** Finds lines over a water, off its shores. */
export interface ShoreRoutes {
  /** Returns the corners of the shortest line between two places and its length in metres, or null if no line joins them. */
  readonly find: (from: Spot, to: Spot) => SearchSteps<ShoreRoute | null>;
}

/** A line over open water. */
export interface ShoreRoute {
  readonly bends: readonly Bend[];
  readonly meters: number;
}

/** Creates the search over a water. */
export function createShoreRoutes(outline: AreaOutline): ShoreRoutes {
  const grounds = new Map<number, ReturnType<typeof createGround>>();
  function* groundFor(tolerance: number): SearchSteps<ReturnType<typeof createGround>> {
    const known =
      grounds.get(tolerance) ?? createGround(outline, yield* bendsOf(outline, tolerance));
    grounds.set(tolerance, known);
    return known;
  }
  return {
    *find(from, to) {
      if (outline.isOpen(from, to)) return { bends: [], meters: metersOf(from, to) };
      for (const tolerance of TOLERANCES) {
        yield;
        const ground = yield* groundFor(tolerance);
        const found = yield* ground.shortest(from, to);
        if (found) return found;
      }
      return null;
    },
  };
}

function metersOf(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Returns the places off the corners where land reaches into the water; of more than `MAX_BENDS` only so many that they are too many. */
function* bendsOf(outline: AreaOutline, tolerance: number): SearchSteps<readonly Bend[]> {
  const bends: Bend[] = [];
  for (const ring of outline.rings) {
    yield;
    const corners = simplified(ring, tolerance);
    for (const [at, corner] of corners.entries()) {
      if (at % CORNERS_A_STEP === CORNERS_A_STEP - 1) yield;
      const before = corners[(at + corners.length - 1) % corners.length] as Corner;
      const after = corners[(at + 1) % corners.length] as Corner;
      const bend = bendOff(outline, [before, corner, after], tolerance);
      if (bend) bends.push(bend);
      if (bends.length > MAX_BENDS) return bends;
    }
  }
  return bends;
}

function bendOff(
  outline: AreaOutline,
  [before, corner, after]: readonly [Corner, Corner, Corner],
  tolerance: number,
): Bend | null {
  const [a, b] = [metersOf(corner, before) || 1, metersOf(corner, after) || 1];
  const x = (before.x - corner.x) / a + (after.x - corner.x) / b;
  const y = (before.y - corner.y) / a + (after.y - corner.y) / b;
  const length = Math.hypot(x, y);
  // Hardly a corner: nothing passes around it.
  if (length < 0.05) return null;
  const off = (meters: number): Bend => ({
    cornerId: corner.id,
    x: corner.x - (meters * x) / length,
    y: corner.y - (meters * y) / length,
  });
  // Land is between both sides of a corner that reaches into the water.
  if (outline.isInside(off(-0.5))) return null;
  const farthest = Math.max(OFF_SHORE_METERS, tolerance);
  for (const meters of [farthest, OFF_SHORE_METERS, OFF_SHORE_METERS / 3]) {
    const bend = off(meters);
    if (outline.isInside(bend) && outline.isOpen(off(0.2), bend)) return bend;
  }
  return null;
}

/** Leaves out the corners of a ring that are within a tolerance of the line without them (Douglas and Peucker 1973). */
function simplified(ring: readonly Corner[], tolerance: number): readonly Corner[] {
  const half = Math.floor(ring.length / 2);
  const first = between(ring.slice(0, half + 1), tolerance);
  const second = between([...ring.slice(half), ring[0] as Corner], tolerance);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

function between(line: readonly Corner[], tolerance: number): readonly Corner[] {
  const [first, last] = [line[0] as Corner, line.at(-1) as Corner];
  let [farthest, distance] = [-1, tolerance];
  line.slice(1, -1).forEach((corner, at) => {
    const off = metersOff(corner, first, last);
    if (off > distance) [farthest, distance] = [at + 1, off];
  });
  if (farthest < 0) return [first, last];
  const start = between(line.slice(0, farthest + 1), tolerance);
  return [...start.slice(0, -1), ...between(line.slice(farthest), tolerance)];
}

function metersOff(spot: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const along = (spot.x - a.x) * dx + (spot.y - a.y) * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, along / square));
  return Math.hypot(spot.x - a.x - share * dx, spot.y - a.y - share * dy);
}

/** The bends of a water; which of them see each other is remembered. */
function createGround(outline: AreaOutline, bends: readonly Bend[]) {
  const seen = new Map<number, boolean>();
  const isSeen = (a: number, b: number): boolean => {
    const key = Math.min(a, b) * MAX_BENDS + Math.max(a, b);
    const known = seen.get(key) ?? outline.isOpen(bends[a] as Bend, bends[b] as Bend);
    seen.set(key, known);
    return known;
  };
  const [start, end] = [bends.length, bends.length + 1];
  return {
    *shortest(from: Spot, to: Spot): SearchSteps<ShoreRoute | null> {
      if (bends.length > MAX_BENDS) return null;
      const spots: readonly Spot[] = [...bends, from, to];
      const stepsFrom = (node: number): readonly Step[] => {
        const here = spots[node] as Spot;
        return spots.map((spot, index) => ({
          to: index,
          meters: metersOf(here, spot),
          isOpen: () => {
            const areBends = node < start && index < start;
            return areBends ? isSeen(node, index) : outline.isOpen(here, spot);
          },
        }));
      };
      const found = yield* shortestWay([start, end], stepsFrom);
      if (!found) return null;
      const inner = found.nodes.slice(1, -1);
      return { meters: found.meters, bends: inner.map((index) => bends[index] as Bend) };
    },
  };
}
