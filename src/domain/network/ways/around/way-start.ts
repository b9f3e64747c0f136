import { endOfEdge, nodesOfEdge } from "#domain/network/ways/join/joined-cell.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import type { ChainedCell } from "#domain/network/ways/route/chained-cell.ts";
import {
  type Beginning,
  beginningsOf,
  type PathPart,
  unitsOfPart,
} from "#domain/network/ways/route/search-beginnings.ts";
import type { SnappedPlace } from "#domain/network/ways/route/snap-to-ways.ts";
import type { WayCosts } from "#domain/network/ways/route/way-costs.ts";

/** A way from a place on an edge to the next junction. */
export interface StartArm {
  readonly cell: ChainedCell;
  /** The junction in the cell. */
  readonly node: number;
  /** The OSM ids of the junction, and of the node before it on the way from the place. */
  readonly lastIds: readonly [junction: number, before: number];
  /** The parts of the path from the place to the junction. */
  readonly parts: readonly PathPart[];
  /** Decimetres. */
  readonly units: number;
  readonly cost: number;
  readonly isOpenAway: boolean;
  readonly isOpenBack: boolean;
}

/** Returns the ways from a place to the next junctions, at most two; a single one of length 0 for a place at a junction. */
export async function armsOf(
  ways: JoinedWays,
  costs: WayCosts,
  place: SnappedPlace,
): Promise<readonly StartArm[]> {
  const away = await beginningsOf({ ways, costs }, [place], true);
  const back = await beginningsOf({ ways, costs }, [place], false);
  const arms: StartArm[] = [];
  for (const isLast of [false, true]) {
    const [out, home] = [away, back].map((some) => some.find((one) => isLastEnd(one) === isLast));
    const known = out ?? home;
    if (!known) continue;
    const { cell, node, parts, cost } = known;
    const units = await unitsOfParts(ways, parts);
    const lastIds = await lastIdsOf(ways, parts);
    const arm = { cell, node, parts, units, cost, lastIds };
    arms.push({ ...arm, isOpenAway: out !== undefined, isOpenBack: home !== undefined });
  }
  const atJunction = arms.find(({ cost, parts }) => cost === 0 && parts.length === 1);
  return atJunction ? [{ ...atJunction, units: 0 }] : arms;
}

function isLastEnd({ parts }: Beginning): boolean {
  return parts[0]?.toMeters === Number.POSITIVE_INFINITY;
}

async function unitsOfParts(ways: JoinedWays, parts: readonly PathPart[]): Promise<number> {
  let units = 0;
  for (const part of parts) {
    const { lengths } = await ways.load(part.cell);
    units += unitsOfPart(part, lengths[part.edge] as number);
  }
  return units;
}

async function lastIdsOf(
  ways: JoinedWays,
  parts: readonly PathPart[],
): Promise<StartArm["lastIds"]> {
  const last = parts.at(-1) as PathPart;
  const cell = await ways.load(last.cell);
  const nodes = nodesOfEdge(cell, last.edge);
  const isLast = last.toMeters === Number.POSITIVE_INFINITY;
  const end = endOfEdge(cell, last.edge, isLast);
  const before = (isLast ? nodes[nodes.length - 2] : nodes[1]) ?? end;
  return [cell.nodeIds[end] as number, cell.nodeIds[before] as number];
}
