import KDBush from "kdbush";
import { shortDistanceMeters } from "#domain/geodesy/short-distance.ts";
import { inOneGo, type SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import { TRAITS } from "#domain/network/ways/file/ways-format.ts";
import { type AreaOutline, outlineOf, watersOf } from "./area-outline.ts";
import { degreesOf, type UnitPlace } from "./collect-waters.ts";
import { type Step, shortestWay } from "./plain-search.ts";
import { createShoreRoutes } from "./shore-route.ts";
import { areaAttributesOf, type WaterArea } from "./water-areas.ts";
import { ADDED, addedId, type PieceNode, type WaterPiece } from "./water-pieces.ts";

/** A way around this much longer than a line over the water does not need it. */
const DETOUR_FACTOR = 1.1;

/** Each inlet is joined with so many of the nearest others. */
const MAX_NEIGHBOURS = 8;

/** More inlets than any real lake has; the rest keep the lines that the map has. */
const MAX_INLETS = 400;

/**
 * Returns lines over the open water of surfaces, between the places where lines of the map enter or end: straight, or off the
 * corners of shores and islands. None is added where the lines of the map, and those added before, are hardly longer.
 */
export function* openWaterPieces(
  pieces: readonly WaterPiece[],
  areas: readonly WaterArea[],
  placeOf: (id: number) => UnitPlace | undefined,
): SearchSteps<readonly WaterPiece[]> {
  const open = pieces.filter(
    ({ attributes }) => attributes.directions !== 0 && !(attributes.traits & TRAITS.carried),
  );
  const degrees = degreesIn(open);
  const piecesNear = nodeIndex(open);
  const taken = new Map<number, PieceNode>();
  const found: WaterPiece[] = [];
  for (const waters of yield* watersOf(areas, placeOf)) {
    yield;
    const outline = yield* outlineOf(waters, placeOf as (id: number) => UnitPlace);
    const here = outline ? piecesNear(outline) : [];
    if (outline && here.length > 0) {
      found.push(...(yield* piecesOver(outline, here, degrees, taken)));
    }
  }
  return found;
}

/** Returns in how many directions lines leave each node. */
function degreesIn(pieces: readonly WaterPiece[]): ReadonlyMap<number, number> {
  const degrees = new Map<number, number>();
  for (const { nodes } of pieces) {
    nodes.forEach(({ id }, at) => {
      const isEnd = at === 0 || at === nodes.length - 1;
      degrees.set(id, (degrees.get(id) ?? 0) + (isEnd ? 1 : 2));
    });
  }
  return degrees;
}

/** Returns a look-up of the pieces that have a node in the box of a water, in their order. */
function nodeIndex(pieces: readonly WaterPiece[]) {
  const count = pieces.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const pieceOf = new Uint32Array(count);
  const index = new KDBush(count, undefined, Int32Array);
  pieces.forEach(({ nodes }, piece) => {
    for (const { lng, lat } of nodes) pieceOf[index.add(lng, lat)] = piece;
  });
  index.finish();
  return ({ box: [west, south, east, north], placeOf }: AreaOutline): readonly WaterPiece[] => {
    const [low, high] = [placeOf({ x: west, y: south }), placeOf({ x: east, y: north })];
    const near = new Set(
      index.range(low.lng, low.lat, high.lng, high.lat).map((node) => pieceOf[node] as number),
    );
    return [...near].sort((a, b) => a - b).map((piece) => pieces[piece] as WaterPiece);
  };
}

function* piecesOver(
  outline: AreaOutline,
  lines: readonly WaterPiece[],
  degrees: ReadonlyMap<number, number>,
  taken: Map<number, PieceNode>,
): SearchSteps<readonly WaterPiece[]> {
  const { spotOf, placeOf } = outline;
  const graph = createGraph();
  const inlets = new Map<number, PieceNode>();
  for (const { nodes } of lines) addLine(nodes, outline, graph, inlets, degrees);
  if (inlets.size < 2 || inlets.size > MAX_INLETS) return [];
  const routes = createShoreRoutes(outline);
  const plain = areaAttributesOf(outline.tags);
  const attributes = { ...plain, traits: plain.traits | TRAITS.openWater, condition: null };
  const found: WaterPiece[] = [];
  for (const [from, to, straight] of pairsOf([...inlets.values()])) {
    yield;
    if (graph.isConnected(from.id, to.id, straight * DETOUR_FACTOR)) continue;
    const route = yield* routes.find(spotOf(from), spotOf(to));
    if (!route || graph.isConnected(from.id, to.id, route.meters * DETOUR_FACTOR)) continue;
    const bends = route.bends.map((bend): PieceNode => {
      return { id: addedId(bend.cornerId, ADDED.offShore), ...placeOf(bend) };
    });
    // Two waters may have the same corner, and an id has one place.
    if (bends.some((bend) => !isSame(taken.get(bend.id) ?? bend, bend))) continue;
    for (const bend of bends) taken.set(bend.id, bend);
    const nodes = [from, ...bends, to];
    graph.add(nodes);
    found.push({ nodes, attributes });
  }
  return found;
}

function isSame(a: PieceNode, b: PieceNode): boolean {
  return a.lng === b.lng && a.lat === b.lat;
}

/** Adds the part of a line on a water to its graph, and where it enters, leaves or ends to the inlets. */
function addLine(
  nodes: readonly PieceNode[],
  { spotOf, isInside, isShore }: AreaOutline,
  graph: ReturnType<typeof createGraph>,
  inlets: Map<number, PieceNode>,
  degrees: ReadonlyMap<number, number>,
): void {
  const isOn = nodes.map((node) => isShore(node.id) || isInside(spotOf(node)));
  nodes.forEach((node, at) => {
    const next = nodes[at + 1];
    if (next && isOn[at] && isOn[at + 1]) graph.add([node, next]);
    if (!isOn[at]) return;
    const isEnd = (degrees.get(node.id) ?? 0) === 1;
    const isCrossing = isOn[at - 1] === false || isOn[at + 1] === false;
    if (isEnd || isCrossing || isShore(node.id)) inlets.set(node.id, node);
  });
}

type Pair = readonly [from: PieceNode, to: PieceNode, straightMeters: number];

/** Returns each inlet with its nearest others, the nearest pairs first. */
function pairsOf(inlets: readonly PieceNode[]): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  for (const from of inlets) {
    inlets
      .filter(({ id }) => id !== from.id)
      .map((to) => ({ to, meters: metersBetween(from, to) }))
      .sort((a, b) => a.meters - b.meters || a.to.id - b.to.id)
      .slice(0, MAX_NEIGHBOURS)
      .forEach(({ to, meters }) => {
        const [first, second] = from.id < to.id ? [from, to] : [to, from];
        pairs.set(`${first.id} ${second.id}`, [first, second, meters]);
      });
  }
  return [...pairs.values()].sort((a, b) => a[2] - b[2] || a[0].id - b[0].id || a[1].id - b[1].id);
}

function metersBetween(a: UnitPlace, b: UnitPlace): number {
  const [from, to] = [degreesOf(a), degreesOf(b)];
  return shortDistanceMeters(from.lng, from.lat, to.lng, to.lat);
}

/** The lines on one water. */
function createGraph() {
  const steps = new Map<number, Step[]>();
  const connect = (from: number, to: number, meters: number): void => {
    const known = steps.get(from);
    if (known) known.push({ to, meters });
    else steps.set(from, [{ to, meters }]);
  };
  return {
    add: (nodes: readonly PieceNode[]): void => {
      nodes.slice(1).forEach((node, at) => {
        const before = nodes[at] as PieceNode;
        const meters = metersBetween(before, node);
        connect(before.id, node.id, meters);
        connect(node.id, before.id, meters);
      });
    },
    /** Returns whether a way of at most `maxMeters` connects two nodes. */
    isConnected: (from: number, to: number, maxMeters: number): boolean =>
      inOneGo(shortestWay([from, to], (node) => steps.get(node) ?? [], maxMeters)) !== null,
  };
}
