import { shortDistanceMeters } from "#domain/geodesy/short-distance.ts";
import type { PlacedNode } from "#domain/network/ways/file/rebuilt-cell.ts";
import type { WayCell } from "#domain/network/ways/file/way-cell.ts";
import { type CellNumber, cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { UNITS_PER_DEGREE } from "#domain/network/ways/file/ways-format.ts";
import type { PackWays } from "./pack-ways.ts";

/** The ways of packs around the places of one cell. */
export interface PackCover {
  /** Returns the node at exactly this place. */
  readonly at: (lng: number, lat: number) => PlacedNode | undefined;
  /** Returns whether a way passes within 10 m. */
  readonly covers: (lng: number, lat: number) => boolean;
  /** Returns the nearest node within 30 m. */
  readonly nearest: (lng: number, lat: number) => PlacedNode | undefined;
}

/** A line so near is the same water, also where somebody has drawn it a little better since. */
const COVER_METERS = 10;
const MAX_JOIN_METERS = 30;

/** The side of a square of the index, and the reach of a line beyond its box, in 10⁻⁶ degree: more than 10 m. */
const [SQUARE_UNITS, REACH_UNITS] = [2000, 250];

type Segment = readonly [fromLng: number, fromLat: number, toLng: number, toLat: number];

/** Reads what packs have around the places of a cell. */
export async function packCoverOf(
  packs: readonly PackWays[],
  number: CellNumber,
): Promise<PackCover> {
  const nodes = new Map<string, PlacedNode>();
  const squares = new Map<string, Segment[]>();
  for (const { file } of packs) {
    // A damaged cell is reported where it is read itself.
    const cell = await file.cell(number).catch(() => null);
    if (!cell) continue;
    addNodes(nodes, cell, number);
    addSegments(squares, cell);
  }
  return {
    at: (lng, lat) => nodes.get(`${lng} ${lat}`),
    covers: (lng, lat) =>
      (squares.get(squareAt(lng, lat)) ?? []).some(
        (segment) => metersTo(segment, lng, lat) <= COVER_METERS,
      ),
    nearest: (lng, lat) => {
      let best: { node?: PlacedNode; meters: number } = { meters: MAX_JOIN_METERS };
      for (const node of nodes.values()) {
        const meters = metersFrom(node, lng, lat);
        if (meters < best.meters) best = { node, meters };
      }
      return best.node;
    },
  };
}

function metersFrom(node: PlacedNode, lng: number, lat: number): number {
  return shortDistanceMeters(
    node.lng / UNITS_PER_DEGREE,
    node.lat / UNITS_PER_DEGREE,
    lng / UNITS_PER_DEGREE,
    lat / UNITS_PER_DEGREE,
  );
}

function addNodes(nodes: Map<string, PlacedNode>, cell: WayCell, number: CellNumber): void {
  cell.nodeIds.forEach((id, node) => {
    const [lng, lat] = [cell.lngs[node] as number, cell.lats[node] as number];
    const key = `${lng} ${lat}`;
    if (cellAt(lng, lat) === number && !nodes.has(key)) nodes.set(key, { id, lng, lat });
  });
}

function squareAt(lng: number, lat: number): string {
  return `${Math.floor(lng / SQUARE_UNITS)} ${Math.floor(lat / SQUARE_UNITS)}`;
}

function addSegments(squares: Map<string, Segment[]>, cell: WayCell): void {
  const { lngs, lats, nodes, nodeStarts, edgeCount } = cell;
  for (let edge = 0; edge < edgeCount; edge++) {
    const last = (nodeStarts[edge + 1] as number) - 1;
    for (let at = nodeStarts[edge] as number; at < last; at++) {
      const [a, b] = [nodes[at] as number, nodes[at + 1] as number];
      const segment = [lngs[a], lats[a], lngs[b], lats[b]] as unknown as Segment;
      for (const key of squaresOf(segment)) {
        const known = squares.get(key);
        if (known) known.push(segment);
        else squares.set(key, [segment]);
      }
    }
  }
}

function squaresOf([fromLng, fromLat, toLng, toLat]: Segment): string[] {
  const keys: string[] = [];
  const first = (a: number, b: number) => Math.floor((Math.min(a, b) - REACH_UNITS) / SQUARE_UNITS);
  const last = (a: number, b: number) => Math.floor((Math.max(a, b) + REACH_UNITS) / SQUARE_UNITS);
  for (let x = first(fromLng, toLng); x <= last(fromLng, toLng); x++) {
    for (let y = first(fromLat, toLat); y <= last(fromLat, toLat); y++) keys.push(`${x} ${y}`);
  }
  return keys;
}

/** Metres of 10⁻⁶ degree of latitude. */
const METERS_PER_UNIT = 0.1112;

function metersTo([fromLng, fromLat, toLng, toLat]: Segment, lng: number, lat: number): number {
  const scale = Math.cos((lat / UNITS_PER_DEGREE) * (Math.PI / 180));
  const [dx, dy] = [(toLng - fromLng) * scale, toLat - fromLat];
  const [px, py] = [(lng - fromLng) * scale, lat - fromLat];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
  return Math.hypot(px - share * dx, py - share * dy) * METERS_PER_UNIT;
}
