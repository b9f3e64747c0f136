import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { UNITS_PER_METER } from "#domain/network/ways/file/ways-format.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { chainedCellOf, followChain } from "#domain/network/ways/route/chained-cell.ts";
import { addPart } from "#domain/network/ways/route/path-line.ts";
import { type PathPart, partOfArc } from "#domain/network/ways/route/search-beginnings.ts";
import type { WayCosts } from "#domain/network/ways/route/way-costs.ts";
import type { ChainEdge, WaysAround } from "./ways-around.ts";

/** Returns the parts of an edge, from its beginning. */
export async function partsOf(
  ways: JoinedWays,
  costs: WayCosts,
  { way }: ChainEdge,
): Promise<readonly PathPart[]> {
  if ("parts" in way) return way.parts;
  const parts: PathPart[] = [];
  followChain(chainedCellOf(await ways.load(way.cell), costs), way.arc, (arc) => {
    parts.push(partOfArc(way.cell, arc));
    return true;
  });
  return parts;
}

/** The beginning of some parts. */
export interface Beginning {
  /** lng, lat, lng, lat … in degrees. */
  readonly line: readonly number[];
  /** The street at its end; null without a name. */
  readonly street: string | null;
}

/** Returns the first decimetres of parts. */
export async function beginningOf(
  ways: JoinedWays,
  parts: readonly PathPart[],
  units: number,
): Promise<Beginning> {
  const line: number[] = [];
  let left = units;
  let street: string | null = null;
  for (const part of parts) {
    const cell = await ways.load(part.cell);
    street = edgeAttributes(cell, part.edge).name;
    const meters = (cell.lengths[part.edge] as number) / UNITS_PER_METER;
    const [from, to] = [Math.min(part.fromMeters, meters), Math.min(part.toMeters, meters)];
    const length = Math.min(Math.abs(to - from), left / UNITS_PER_METER);
    const stop = to > from ? from + length : from - length;
    addPart(line, cell, { ...part, fromMeters: from, toMeters: stop });
    left -= Math.ceil(length * UNITS_PER_METER);
    if (left <= 0) break;
  }
  return { line, street };
}

/** Cuts edges that are longer than some decimetres into equal pieces, so that a search may turn within them. */
export async function withShortEdges(
  ways: JoinedWays,
  costs: WayCosts,
  around: WaysAround,
  mostUnits: number,
): Promise<WaysAround> {
  const places: LatLng[] = [...around.places];
  const edges: ChainEdge[] = [];
  for (const edge of around.edges) {
    const count = Math.ceil(edge.units / mostUnits);
    if (count <= 1) {
      edges.push(edge);
      continue;
    }
    const parts = await partsOf(ways, costs, edge);
    const shareOf = (whole: number, piece: number): number =>
      Math.round((whole * (piece + 1)) / count) - Math.round((whole * piece) / count);
    let from = edge.from;
    for (let piece = 0; piece < count; piece++) {
      const [units, cost] = [shareOf(edge.units, piece), shareOf(edge.cost, piece)];
      const isLast = piece === count - 1;
      const { line } = isLast
        ? { line: [] }
        : await beginningOf(ways, parts, Math.round((edge.units * (piece + 1)) / count));
      const end = { lng: line.at(-2) ?? 0, lat: line.at(-1) ?? 0 };
      const to = isLast ? edge.to : places.push(end) - 1;
      edges.push({ ...edge, from, to, units, cost });
      from = to;
    }
  }
  return { ...around, places, edges };
}
