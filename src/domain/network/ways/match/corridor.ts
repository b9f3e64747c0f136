import type { Pause } from "#domain/async/pause.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isTouching, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { WAY_MODES, type WayMode } from "#domain/network/ways/access/way-access.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { cellsWithin } from "#domain/network/ways/file/way-cell-grid.ts";
import { metersBetween } from "#domain/network/ways/file/way-lengths.ts";
import { DIRECTION_BITS, UNITS_PER_DEGREE } from "#domain/network/ways/file/ways-format.ts";
import { type JoinedCell, nodesOfEdge } from "#domain/network/ways/join/joined-cell.ts";
import { type JoinedWays, readableCell } from "#domain/network/ways/join/joined-ways.ts";
import { boxAround, edgesIn } from "#domain/network/ways/route/snap-to-ways.ts";

/** An edge of the ways around a track, open to the mode. */
export interface CorridorEdge {
  /** The OSM ids of its ends. */
  readonly ends: readonly [first: number, last: number];
  /** Degrees, as `lats`. */
  readonly lngs: readonly number[];
  readonly lats: readonly number[];
  /** Metres from its first node, for each. */
  readonly alongs: readonly number[];
  readonly meters: number;
  readonly attributes: WayAttributes;
}

/** A place on an edge. */
export interface PlaceOnEdge extends LatLng {
  /** Index in `Corridor.edges`. */
  readonly edge: number;
  /** The distance along the edge, from its first node. */
  readonly alongMeters: number;
  /** The distance from the given place. */
  readonly offMeters: number;
}

/** The ways around a track as a graph, with an index of their places. */
export interface Corridor {
  readonly edges: readonly CorridorEdge[];
  /** True if a part of the ways cannot be read. */
  readonly isUnread: boolean;
  /** The edges that end at a node. */
  readonly edgesAt: (nodeId: number) => readonly number[];
  /** Returns the nearest place on each edge within a distance of at most 50 m, nearest first. */
  readonly near: (place: LatLng, maxMeters: number) => readonly PlaceOnEdge[];
}

/** Ways so far from a track may be a part of the way between two of its points, metres. */
const CORRIDOR_METERS = 150;
/** The points of a track that share a box. */
const BOX_POINTS = 16;

/**
 * Reads the ways around places that follow each other; the caller may do other work in `pause`.
 * @param mode null for the ways that are open to any mode
 */
export async function readCorridor(
  ways: JoinedWays,
  mode: WayMode | null,
  places: readonly LatLng[],
  pause: Pause = () => {},
): Promise<Corridor> {
  const boxesOfCell = new Map<number, Set<ReturnType<typeof boxAround>>>();
  for (const box of boxesOf(places)) {
    for (const number of cellsWithin(...box)) {
      const boxes = boxesOfCell.get(number) ?? new Set();
      boxesOfCell.set(number, boxes.add(box));
    }
  }
  const bits = bitsOf(mode);
  const edges = new Map<string, CorridorEdge>();
  const unread: number[] = [];
  for (const [number, boxes] of boxesOfCell) {
    const cell = await readableCell(ways, number);
    if (!cell) {
      unread.push(...[number].filter(ways.has));
      continue;
    }
    const inside = new Set([...boxes].flatMap((box) => edgesIn(cell, box)));
    for (const edge of inside) {
      if ((edgeAttributes(cell, edge).directions & bits) === 0) continue;
      // An edge is in every cell that it touches.
      const ids = Array.from(nodesOfEdge(cell, edge), (node) => cell.nodeIds[node]);
      const key = ids.join(" ");
      if (!edges.has(key)) edges.set(key, edgeOf(cell, edge));
    }
    await pause();
  }
  const isUnread = isUnreadIn(ways, [...boxesOfCell.values()], unread);
  return { ...corridorOf([...edges.values()]), isUnread };
}

function bitsOf(mode: WayMode | null): number {
  let bits = 0;
  for (const one of mode ? [mode] : WAY_MODES) {
    bits |= DIRECTION_BITS[one].forward | DIRECTION_BITS[one].backward;
  }
  return bits;
}

/** Returns whether a cell was not read, or a pack whose ways cannot be read has some in boxes. */
function isUnreadIn(
  { unreadAreas = [] }: JoinedWays,
  boxes: readonly ReadonlySet<ReturnType<typeof boxAround>>[],
  unreadCells: readonly number[],
): boolean {
  if (unreadCells.length > 0) return true;
  return boxes
    .flatMap((some) => [...some])
    .map((box) => box.map((side) => side / UNITS_PER_DEGREE) as unknown as LngLatBox)
    .some((box) => unreadAreas.some((area) => isTouching(area, box)));
}

/** Places that are farther apart have nothing recorded between them: others are some 20 m apart, metres. */
const JUMP_METERS = 100;

/** Returns whether nothing is known between two places of a track. */
export function isJump(from: LatLng | undefined, to: LatLng): boolean {
  return from !== undefined && distanceMeters(from, to) > JUMP_METERS;
}

/** Returns boxes around places that follow each other, but none over a jump. */
function boxesOf(places: readonly LatLng[]): ReturnType<typeof boxAround>[] {
  const groups: LatLng[][] = [];
  for (const [at, place] of places.entries()) {
    const last = groups.at(-1);
    const before = places[at - 1];
    if (last && last.length <= BOX_POINTS && !isJump(before, place)) last.push(place);
    else groups.push(before && !isJump(before, place) ? [before, place] : [place]);
  }
  return groups.map(boxOf);
}

function boxOf(places: readonly LatLng[]): ReturnType<typeof boxAround> {
  const boxes = places.map((place) => boxAround(place, CORRIDOR_METERS));
  return [
    Math.min(...boxes.map(([west]) => west)),
    Math.min(...boxes.map(([, south]) => south)),
    Math.max(...boxes.map(([, , east]) => east)),
    Math.max(...boxes.map(([, , , north]) => north)),
  ];
}

function edgeOf(cell: JoinedCell, edge: number): CorridorEdge {
  const nodes = [...nodesOfEdge(cell, edge)];
  const id = (node: number | undefined): number => cell.nodeIds[node as number] as number;
  let meters = 0;
  const alongs = nodes.map((node, at) => {
    if (at > 0) meters += metersBetween(cell, nodes[at - 1] as number, node);
    return meters;
  });
  return {
    ends: [id(nodes[0]), id(nodes.at(-1))],
    lngs: nodes.map((node) => (cell.lngs[node] as number) / UNITS_PER_DEGREE),
    lats: nodes.map((node) => (cell.lats[node] as number) / UNITS_PER_DEGREE),
    alongs,
    meters,
    attributes: edgeAttributes(cell, edge),
  };
}

/** The index has squares of so many degrees; over 50 m in both directions up to 60° north, beyond which they are searched widely. */
const SQUARE_DEGREES = 0.001;
const METERS_PER_DEGREE = 111_195;

function corridorOf(edges: readonly CorridorEdge[]): Omit<Corridor, "isUnread"> {
  const ending = new Map<number, number[]>();
  const stepsIn = new Map<number, Step[]>();
  for (const [edge, { ends, lngs, lats }] of edges.entries()) {
    for (const id of new Set(ends)) ending.set(id, [...(ending.get(id) ?? []), edge]);
    for (let at = 1; at < lngs.length; at++) {
      const [lng, lat] = [lngs[at - 1] as number, lats[at - 1] as number];
      for (const square of squaresOf([lng, lngs[at] as number], [lat, lats[at] as number])) {
        const steps = stepsIn.get(square);
        if (steps) steps.push({ edge, at });
        else stepsIn.set(square, [{ edge, at }]);
      }
    }
  }
  return {
    edges,
    edgesAt: (id) => ending.get(id) ?? [],
    near: (place, maxMeters) => {
      const east = (Math.abs(place.lat) > 60 ? 3 : 1) * SQUARE_DEGREES;
      const [lngs, lats] = [
        [place.lng - east, place.lng + east],
        [place.lat - SQUARE_DEGREES, place.lat + SQUARE_DEGREES],
      ] as const;
      const steps = squaresOf(lngs, lats).flatMap((square) => stepsIn.get(square) ?? []);
      const nearest = new Map<number, PlaceOnEdge>();
      for (const step of steps) {
        const found = nearestOnStep(edges, step, place);
        const best = nearest.get(step.edge)?.offMeters ?? Number.POSITIVE_INFINITY;
        if (found.offMeters <= maxMeters && found.offMeters < best) nearest.set(step.edge, found);
      }
      return [...nearest.values()].sort((a, b) => a.offMeters - b.offMeters);
    },
  };
}

/** The line between a point of an edge and the one before it. */
interface Step {
  readonly edge: number;
  readonly at: number;
}

/** There are fewer squares from south to north. */
const ROWS = 200_000;

/** Returns the numbers of the squares of a box, given by its sides in any order. */
function squaresOf(
  lngs: readonly [number, number],
  lats: readonly [number, number],
): readonly number[] {
  const squares: number[] = [];
  const [west, east] = [squareOf(Math.min(...lngs)), squareOf(Math.max(...lngs))];
  const [south, north] = [squareOf(Math.min(...lats)), squareOf(Math.max(...lats))];
  for (let x = west; x <= east; x++) {
    for (let y = south; y <= north; y++) squares.push(x * ROWS + y);
  }
  return squares;
}

function squareOf(degrees: number): number {
  return Math.floor(degrees / SQUARE_DEGREES);
}

function nearestOnStep(
  edges: readonly CorridorEdge[],
  { edge, at }: Step,
  place: LatLng,
): PlaceOnEdge {
  const { lngs, lats, alongs } = edges[edge] as CorridorEdge;
  const scale = Math.cos((place.lat * Math.PI) / 180);
  const [fromLng, fromLat] = [lngs[at - 1] as number, lats[at - 1] as number];
  const [dLng, dLat] = [(lngs[at] as number) - fromLng, (lats[at] as number) - fromLat];
  const [dx, px] = [dLng * scale, (place.lng - fromLng) * scale];
  const py = place.lat - fromLat;
  const square = dx * dx + dLat * dLat;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dLat) / square));
  const [start, end] = [alongs[at - 1] as number, alongs[at] as number];
  return {
    edge,
    lng: fromLng + share * dLng,
    lat: fromLat + share * dLat,
    alongMeters: start + share * (end - start),
    offMeters: METERS_PER_DEGREE * Math.hypot(px - share * dx, py - share * dLat),
  };
}
