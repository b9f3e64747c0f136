import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { DIRECTION_BITS, TRAITS, UNITS_PER_DEGREE } from "#domain/network/ways/file/ways-format.ts";
import {
  endOfEdge,
  type JoinedCell,
  nodeInCell,
  nodesOfEdge,
} from "#domain/network/ways/join/joined-cell.ts";
import { type JoinedWays, readableCell } from "#domain/network/ways/join/joined-ways.ts";
import { type EdgeOnLine, edgesOfLine } from "#domain/network/ways/route/edges-of-line.ts";
import type { Passage, WaysOfRoute } from "./find-junctions.ts";
import { gapsOutside, type MapGap } from "./map-gap.ts";
import { distanceOf, type RouteInPlane } from "./route-in-plane.ts";
import type { WayVertex } from "./way-graph.ts";

/** Ways are followed so far from a junction of the route, metres: further than the direction of an arm is measured. */
const AROUND_METERS = 40;
/** Parts of the route on ways that are this close together are one stretch, metres. */
const SAME_STRETCH_METERS = 10;

/** A node of the ways as a vertex. */
interface NodeVertex extends WayVertex {
  readonly id: number;
  readonly closed: Set<WayVertex>;
  readonly minor: Set<WayVertex>;
}

/**
 * Finds the nodes of ways that a route runs over, where it follows them exactly, with all ways around them. A node of another
 * level, such as below a bridge, is never among them.
 * @param line lng, lat, lng, lat … in degrees; the line of the route
 */
export async function waysOfRoute(
  ways: JoinedWays,
  line: Float64Array,
  route: RouteInPlane,
  mode: WayMode,
): Promise<WaysOfRoute> {
  return await waysOfLine(ways, { line, alongMeters: route.alongMeters }, route, mode);
}

/** A line along ways, and the metres along the route for each of its points. */
export interface LineOfRoute {
  /** lng, lat, lng, lat … in degrees. */
  readonly line: Float64Array;
  readonly alongMeters: readonly number[];
}

/** Does the same for a line that follows ways exactly beside a route that does not. */
export async function waysOfLine(
  ways: JoinedWays,
  { line, alongMeters }: LineOfRoute,
  { toPlane }: Pick<RouteInPlane, "toPlane">,
  mode: WayMode,
): Promise<WaysOfRoute> {
  const runs = await edgesOfLine(ways, line);
  const graph = createGraph(toPlane, mode);
  const passages: Passage[] = [];
  const unread: MapGap[] = [];
  for (const run of runs) {
    for (const { cell, edge } of run) graph.add(cell, edge);
    for (const { id, lng, lat, ...passage } of nodesOf(run, alongMeters, graph)) {
      if (await addAround(ways, graph, { id, lng, lat })) passages.push(passage);
      else unread.push(gapAround(passage.alongMeters));
    }
  }
  return { passages, stretches: gapsOutside(stretchesOf(runs, alongMeters), unread) };
}

/** A junction has other vertices within this distance along the route, metres. */
const AT_JUNCTION_METERS = 12;

function gapAround(alongMeters: number): MapGap {
  return {
    fromMeters: alongMeters - AT_JUNCTION_METERS,
    toMeters: alongMeters + AT_JUNCTION_METERS,
  };
}

/** Returns where a route follows ways, in metres along it. */
function stretchesOf(
  runs: readonly (readonly EdgeOnLine[])[],
  alongs: readonly number[],
): readonly MapGap[] {
  const stretches: MapGap[] = [];
  for (const run of runs) {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const fromMeters = alongs[first.firstPoint] as number;
    const toMeters = alongs[last.firstPoint + last.points] as number;
    const before = stretches.at(-1);
    if (before && fromMeters - before.toMeters <= SAME_STRETCH_METERS) {
      stretches[stretches.length - 1] = { ...before, toMeters };
    } else stretches.push({ fromMeters, toMeters });
  }
  return stretches;
}

/** A node that a route passes, and its id and position in 10⁻⁶ degree. */
type PassedNode = Passage & { readonly id: number; readonly lng: number; readonly lat: number };

/** Returns the nodes between the edges of a run, with the next nodes of the route on both sides. */
function nodesOf(
  run: readonly EdgeOnLine[],
  alongMeters: readonly number[],
  graph: ReturnType<typeof createGraph>,
): PassedNode[] {
  const along = nodesAlong(run);
  return along.map(({ cell, node, point }, index) => ({
    vertex: graph.vertex(cell, node),
    alongMeters: alongMeters[point] as number,
    before: neighbour(along[index - 1]?.edge, false),
    after: neighbour(along[index]?.edge, true),
    id: cell.nodeIds[node] as number,
    lng: cell.lngs[node] as number,
    lat: cell.lats[node] as number,
  }));

  function neighbour(edge: EdgeOnLine | null | undefined, isAfter: boolean) {
    if (!edge) return undefined;
    const nodes = nodesInDirection(edge);
    return graph.vertex(edge.cell, (isAfter ? nodes[1] : nodes.at(-2)) as number);
  }
}

interface NodeAlong {
  readonly cell: JoinedCell;
  readonly node: number;
  readonly point: number;
  /** The edge that begins there; null at the end of the run. */
  readonly edge: EdgeOnLine | null;
}

/** Returns the nodes where the edges of a run begin, and where its last ends. */
function nodesAlong(run: readonly EdgeOnLine[]): NodeAlong[] {
  const begins = run.map((edge) => {
    const { cell, firstPoint: point } = edge;
    return { cell, node: nodesInDirection(edge)[0] as number, point, edge };
  });
  const last = run.at(-1);
  if (!last?.isWhole) return begins;
  const node = nodesInDirection(last).at(-1) as number;
  return [...begins, { cell: last.cell, node, point: last.firstPoint + last.points, edge: null }];
}

function nodesInDirection({ cell, edge, isForward }: EdgeOnLine): number[] {
  const nodes = [...nodesOfEdge(cell, edge)];
  return isForward ? nodes : nodes.reverse();
}

/** Creates a graph of the nodes of ways; a node that several cells have is there once. */
function createGraph(toPlane: RouteInPlane["toPlane"], mode: WayMode) {
  const vertices = new Map<number, NodeVertex>();
  const added = new Set<string>();
  const bits = DIRECTION_BITS[mode].forward | DIRECTION_BITS[mode].backward;
  const vertex = (cell: JoinedCell, node: number): NodeVertex => {
    const id = cell.nodeIds[node] as number;
    const known = vertices.get(id);
    if (known) return known;
    const [lng, lat] = [cell.lngs[node] as number, cell.lats[node] as number];
    const place = toPlane({ lng: lng / UNITS_PER_DEGREE, lat: lat / UNITS_PER_DEGREE });
    const [neighbours, closed, minor] = [
      new Set<WayVertex>(),
      new Set<WayVertex>(),
      new Set<WayVertex>(),
    ];
    const created = { ...place, id, neighbours, closed, minor };
    vertices.set(id, created);
    return created;
  };
  const connect = (a: NodeVertex, b: NodeVertex, isClosed: boolean, isMinor: boolean): void => {
    if (a === b) return;
    const isNew = !a.neighbours.has(b);
    a.neighbours.add(b);
    // Of two ways over the same nodes, the open one and the larger one count.
    if (isNew && isClosed) a.closed.add(b);
    else if (!isClosed) a.closed.delete(b);
    if (isNew && isMinor) a.minor.add(b);
    else if (!isMinor) a.minor.delete(b);
  };
  return {
    vertex,
    /** Adds the nodes of an edge. */
    add: (cell: JoinedCell, edge: number): void => {
      const key = `${cell.cell} ${edge}`;
      if (added.has(key)) return;
      added.add(key);
      const { directions, traits } = edgeAttributes(cell, edge);
      const [isClosed, isMinor] = [(directions & bits) === 0, (traits & TRAITS.minor) !== 0];
      const nodes = Array.from(nodesOfEdge(cell, edge), (node) => vertex(cell, node));
      for (const [at, node] of nodes.entries()) {
        const next = nodes[at + 1];
        if (!next) break;
        connect(node, next, isClosed, isMinor);
        connect(next, node, isClosed, isMinor);
      }
    },
  };
}

interface NodePlace {
  readonly id: number;
  readonly lng: number;
  readonly lat: number;
}

/** Adds all edges that lead away from a node, and from the nodes around it; resolves to false if those of the node cannot be read. */
async function addAround(
  ways: JoinedWays,
  graph: ReturnType<typeof createGraph>,
  start: NodePlace,
): Promise<boolean> {
  const seen = new Set([start.id]);
  let center: WayVertex | null = null;
  const open = [start];
  for (let place = open.pop(); place; place = open.pop()) {
    const cell = await readableCell(ways, cellAt(place.lng, place.lat));
    const node = cell ? nodeInCell(cell, place.id) : -1;
    if (!cell || node < 0) continue;
    const here = graph.vertex(cell, node);
    center ??= here;
    if (distanceOf(center, here) > AROUND_METERS) continue;
    const edges = edgesAt(cell, node);
    for (const edge of edges) graph.add(cell, edge);
    const ends = edges.flatMap((edge) => endsOf(cell, edge));
    open.push(...ends.filter(({ id }) => !seen.has(id)));
    for (const { id } of ends) seen.add(id);
  }
  return center !== null;
}

function edgesAt({ arcStarts, arcs }: JoinedCell, node: number): number[] {
  return Array.from(arcs.subarray(arcStarts[node], arcStarts[node + 1]), (arc) => arc >> 1);
}

function endsOf(cell: JoinedCell, edge: number): NodePlace[] {
  const { nodeIds, lngs, lats } = cell;
  return [endOfEdge(cell, edge, false), endOfEdge(cell, edge, true)].map((node) => ({
    id: nodeIds[node] as number,
    lng: lngs[node] as number,
    lat: lats[node] as number,
  }));
}
