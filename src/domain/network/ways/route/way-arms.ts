import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { DIRECTION_BITS } from "#domain/network/ways/file/ways-format.ts";
import { type JoinedCell, nodeInCell, nodesOfEdge } from "#domain/network/ways/join/joined-cell.ts";
import { type JoinedWays, readableCell } from "#domain/network/ways/join/joined-ways.ts";
import { placeOf } from "./snap-to-ways.ts";

/** An edge in the direction of travel. */
export interface TurnedEdge {
  readonly cell: JoinedCell;
  readonly edge: number;
  readonly isForward: boolean;
}

/** A way that leads away from a junction and is open to the mode. */
export interface Arm {
  /** Degrees clockwise from true north. */
  readonly bearing: number;
  readonly name: string | null;
}

/** Directions are measured over this distance, or as far as there is line: over less, a bend in a kerb would count. */
const OVER_METERS = 20;

/**
 * Returns the direction from the first place to the place 20 m further along, in degrees; null if the places are less than
 * `minMeters` long.
 */
export function directionAlong(places: Iterable<LatLng>, minMeters: number): number | null {
  let first: LatLng | null = null;
  let last: LatLng | null = null;
  let meters = 0;
  for (const place of places) {
    first ??= place;
    last ??= place;
    const step = distanceMeters(last, place);
    if (meters + step >= OVER_METERS) {
      const share = (OVER_METERS - meters) / step;
      return bearingDegrees(first, {
        lat: last.lat + share * (place.lat - last.lat),
        lng: last.lng + share * (place.lng - last.lng),
      });
    }
    meters += step;
    last = place;
  }
  return first && last && meters > 0 && meters >= minMeters ? bearingDegrees(first, last) : null;
}

/**
 * Returns the ways at the junction between two edges of a route that lead elsewhere; null where the cell of the junction is
 * damaged.
 */
export async function otherArms(
  ways: JoinedWays,
  mode: NetworkMode,
  before: TurnedEdge,
  after: TurnedEdge,
): Promise<readonly Arm[] | null> {
  const junction = nodesAlong(after)[0] as number;
  const { lngs, lats, nodeIds } = after.cell;
  const number = cellAt(lngs[junction] as number, lats[junction] as number);
  // All edges at a node are in the cell of that node.
  const cell = ways.has(number) ? await readableCell(ways, number) : after.cell;
  if (!cell) return null;
  const local = nodeInCell(cell, nodeIds[junction] as number);
  if (local < 0) return [];
  // Two ways may share a step, such as a road and the footway drawn on it; both lead the same way.
  const taken = new Set([secondId(after), secondId({ ...before, isForward: !before.isForward })]);
  const arms: Arm[] = [];
  const end = cell.arcStarts[local + 1] as number;
  for (let at = cell.arcStarts[local] as number; at < end; at++) {
    const arc = cell.arcs[at] as number;
    const arm = { cell, edge: arc >> 1, isForward: (arc & 1) === 0 };
    const { directions, name } = edgeAttributes(cell, arm.edge);
    const bit = DIRECTION_BITS[mode][arm.isForward ? "forward" : "backward"];
    if ((directions & bit) === 0 || taken.has(secondId(arm))) continue;
    taken.add(secondId(arm));
    const bearing = directionAlong(
      nodesAlong(arm).map((node) => placeOf(cell, node)),
      0,
    );
    if (bearing !== null) arms.push({ bearing, name });
  }
  return arms;
}

function nodesAlong({ cell, edge, isForward }: TurnedEdge): number[] {
  const nodes = [...nodesOfEdge(cell, edge)];
  return isForward ? nodes : nodes.reverse();
}

function secondId(edge: TurnedEdge): number {
  return edge.cell.nodeIds[nodesAlong(edge)[1] as number] as number;
}
