import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { UNITS_PER_DEGREE } from "#domain/network/ways/file/ways-format.ts";
import { type JoinedCell, nodesOfEdge } from "#domain/network/ways/join/joined-cell.ts";
import { type JoinedWays, readableCell } from "#domain/network/ways/join/joined-ways.ts";
import type { EdgeAlong } from "./way-turns.ts";

/** A line in 10⁻⁶ degree, the positions of the ways. */
interface LineInUnits {
  readonly lngs: readonly number[];
  readonly lats: readonly number[];
}

/** An edge of a line. */
export interface EdgeOnLine extends EdgeAlong {
  /** The number of points of the line on it, without the first. */
  readonly points: number;
  /** True if the line goes on to its end. */
  readonly isWhole: boolean;
}

/** A junction that a line passes. */
interface Passed {
  readonly cell: JoinedCell;
  readonly node: number;
}

/**
 * Returns the edges that a line runs along, as runs of connected ones. Only exactly the same positions match; where the line
 * has others, there is no run.
 * @param line lng, lat, lng, lat … in degrees
 */
export async function edgesOfLine(
  ways: JoinedWays,
  line: Float64Array,
): Promise<readonly (readonly EdgeOnLine[])[]> {
  const alongs = metersAlong(line);
  const units = unitsOf(line);
  const runs: EdgeOnLine[][] = [];
  for (let point = 0; point < alongs.length; point++) {
    let passed = await junctionAt(ways, units, point);
    if (!passed) continue;
    const before = followedEdge(passed, units, point, -1);
    const run: EdgeOnLine[] = before ? [leadingTo(before, point, alongs)] : [];
    while (passed) {
      const next = followedEdge(passed, units, point, 1);
      if (!next) break;
      run.push({ ...next, meters: alongs[point] as number, firstPoint: point });
      point += next.points;
      passed = next.isWhole ? await junctionAt(ways, units, point) : null;
    }
    runs.push(run);
  }
  return runs;
}

function unitsOf(line: Float64Array): LineInUnits {
  const column = (first: number): number[] =>
    Array.from({ length: line.length / 2 }, (_, point) =>
      Math.round((line[2 * point + first] as number) * UNITS_PER_DEGREE),
    );
  return { lngs: column(0), lats: column(1) };
}

async function junctionAt(
  ways: JoinedWays,
  { lngs, lats }: LineInUnits,
  point: number,
): Promise<Passed | null> {
  const [lng, lat] = [lngs[point] as number, lats[point] as number];
  const cell = await readableCell(ways, cellAt(lng, lat));
  const node = cell ? junctionsOf(cell).get(`${lng} ${lat}`) : undefined;
  return cell && node !== undefined ? { cell, node } : null;
}

const junctions = new WeakMap<JoinedCell, ReadonlyMap<string, number>>();

/** Returns the nodes of a cell where edges end, by their position. */
function junctionsOf(cell: JoinedCell): ReadonlyMap<string, number> {
  const known = junctions.get(cell);
  if (known) return known;
  const found = new Map<string, number>();
  cell.nodeIds.forEach((_, node) => {
    if (cell.arcStarts[node] === cell.arcStarts[node + 1]) return;
    found.set(`${cell.lngs[node]} ${cell.lats[node]}`, node);
  });
  junctions.set(cell, found);
  return found;
}

interface FollowedEdge {
  readonly cell: JoinedCell;
  readonly edge: number;
  readonly isForward: boolean;
  /** The number of points of the line that lie on it, without the junction. */
  readonly points: number;
  /** True if the line goes on to its end. */
  readonly isWhole: boolean;
}

/** Returns the edge by which a line comes to its first junction, at a point. */
function leadingTo(back: FollowedEdge, point: number, alongs: readonly number[]): EdgeOnLine {
  const firstPoint = point - back.points;
  const meters = alongs[firstPoint] as number;
  return { ...back, isForward: !back.isForward, meters, firstPoint, isWhole: true };
}

/** Returns the edge that a line follows from a junction, ahead or back; null if it follows none. */
function followedEdge(
  { cell, node }: Passed,
  line: LineInUnits,
  point: number,
  step: 1 | -1,
): FollowedEdge | null {
  let best: FollowedEdge | null = null;
  const end = cell.arcStarts[node + 1] as number;
  for (let at = cell.arcStarts[node] as number; at < end; at++) {
    const arc = cell.arcs[at] as number;
    const [edge, isForward] = [arc >> 1, (arc & 1) === 0];
    const nodes = [...nodesOfEdge(cell, edge)];
    if (!isForward) nodes.reverse();
    const points = pointsAlong(cell, nodes, line, point, step);
    if (points === 0 || points <= (best?.points ?? 0)) continue;
    best = { cell, edge, isForward, points, isWhole: points === nodes.length - 1 };
  }
  return best;
}

/** Returns the number of points of a line, after a junction, that lie on an edge from there. */
function pointsAlong(
  cell: JoinedCell,
  nodes: readonly number[],
  { lngs, lats }: LineInUnits,
  point: number,
  step: 1 | -1,
): number {
  for (let count = 1; count < nodes.length; count++) {
    const at = point + step * count;
    const [lng, lat] = [lngs[at], lats[at]];
    if (lng === undefined || lat === undefined) return count - 1;
    const [a, b] = [nodes[count - 1] as number, nodes[count] as number];
    if (lng === cell.lngs[b] && lat === cell.lats[b]) continue;
    // A route may begin or end between two nodes.
    return isBetween(cell, a, b, lng, lat) ? count : count - 1;
  }
  return nodes.length - 1;
}

/** The rounding of a place between two nodes, with the share of the degree of longitude. */
const TOLERANCE_UNITS = 2;

function isBetween({ lngs, lats }: JoinedCell, a: number, b: number, lng: number, lat: number) {
  const [east, north] = [
    (lngs[b] as number) - (lngs[a] as number),
    (lats[b] as number) - (lats[a] as number),
  ];
  const [x, y] = [lng - (lngs[a] as number), lat - (lats[a] as number)];
  const length = Math.hypot(east, north);
  const along = (x * east + y * north) / length;
  const across = Math.abs(x * north - y * east) / length;
  return across <= TOLERANCE_UNITS && along > 0 && along < length;
}
