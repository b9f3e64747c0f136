import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import type { ArcRows } from "#domain/network/plan/merged/arc-rows.ts";
import type { SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import type { ArcCost, SearchTree } from "#domain/network/plan/search/search-tree.ts";

/** The ground on which loops are searched: numbered nodes and the edges between them, or junctions of ways. */
export interface LoopGround {
  readonly nodeCount: number;
  readonly placeOf: (node: number) => LatLng;
  readonly forward: ArcRows;
  readonly backward: ArcRows;
  readonly trees: { readonly forward: SearchTree; readonly backward: SearchTree };
  /** Decimetres. */
  readonly edgeLengths: Uint32Array;
  /** One number for the edges that count as the same ground, less than the number of edges. */
  readonly grounds: Uint32Array;
  /** The costs of arcs of both directions; undefined where they are the lengths. */
  readonly costs: { readonly away: ArcCost | undefined; readonly back: ArcCost | undefined };
  /** The cost of a plain decimetre, and the most that one costs. */
  readonly plainCost: number;
  readonly mostCost: number;
  /** The cost of each edge. */
  readonly edgeCosts: ArrayLike<number>;
  readonly limits: LoopLimits;
}

/** The limits of a search, which keep it fast: ways are much denser than numbered nodes. */
export interface LoopLimits {
  /** The largest number of nodes visited from one start. */
  readonly budget: number;
  /** The search ends with so many loops of about the wanted length that repeat little ground. */
  readonly enough: number;
  /** The number of second turning points that are tried after each first one. */
  readonly secondTurns: number;
  /** The cost of passing a node again, as decimetres of plain ground. */
  readonly crossing: number;
  /** Paths are given up where the loop would be longer than this part of the wanted length. */
  readonly longest: number;
}

/** Nodes in the order of travel, and the edges between them. */
export interface LoopPath {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/** The number of directions in which turning points are searched. */
const SECTORS = 12;

/** The positions of turning points, as parts of the length of the loop, in the order in which they are tried. */
const TURNS = [0.3, 0.4, 0.22];

/** The directions in which a search that may end early looks first: each far from the one before. */
const SPREAD = 5;

/** The largest part of a loop that may be repeated if it counts for `enough`. */
const LITTLE_TWICE = 0.1;

/** The search aims for a length between these parts of the wanted length. */
const AIM = [0.93, 1.06] as const;

/** No loop that the search aims for is longer than this part of the wanted length. */
export const LONGEST_AIM = AIM[1];

/** The cost factor of an edge that is used again. */
const AGAIN = 5;

interface LoopSearch {
  readonly ground: LoopGround;
  readonly start: number;
  /** Decimetres. */
  readonly wanted: number;
  /** Decimetres from each node back to the start; Infinity where a loop through it would be too long. */
  readonly home: Float64Array;
  /** Decimetres from the root of the forward tree. */
  readonly traveled: Float64Array;
  /** The same, with repeated ground at its higher cost. */
  readonly counted: Float64Array;
  /** 1 for the ground and the nodes that the path so far has used. */
  readonly usedGround: Uint8Array;
  readonly usedNodes: Uint8Array;
}

/**
 * Returns loops of about a length that begin and end at a node, each once, the most promising first. From the start,
 * cheapest paths lead to turning points in all directions; from each of them onward and back, repeated ground costs
 * several times its length (after the partial shortest paths of Gemsa et al., "Efficient Computation of Jogging
 * Routes", 2013). In steps.
 */
export function* searchLoopPaths(
  ground: LoopGround,
  start: number,
  meters: number,
): SearchSteps<readonly LoopPath[]> {
  const { trees, costs, limits } = ground;
  const wanted = meters * 10;
  const longest = wanted * AIM[1];
  const limit = longest * ground.mostCost;
  trees.backward.grow([{ node: start, cost: 0 }], { limit, arcCost: costs.back });
  trees.forward.grow([{ node: start, cost: 0 }], { limit, arcCost: costs.away });
  const out = unitsAlong(ground, trees.forward, ground.forward);
  const hither = unitsAlong(ground, trees.backward, ground.backward);
  const home = new Float64Array(ground.nodeCount).fill(Number.POSITIVE_INFINITY);
  for (const node of trees.forward.reached) {
    const back = hither[node] as number;
    if ((out[node] as number) + back <= longest) home[node] = back;
  }
  const [traveled, counted] = [ground.nodeCount, ground.nodeCount].map(
    (count) => new Float64Array(count),
  ) as [Float64Array, Float64Array];
  const usedGround = new Uint8Array(ground.edgeLengths.length);
  const usedNodes = new Uint8Array(ground.nodeCount);
  const used = { usedGround, usedNodes };
  const search: LoopSearch = { ground, start, wanted, home, traveled, counted, ...used };
  const pathsOut = turningPoints(search, out).map((turn) => pathTo(ground, turn));
  let left = limits.budget;
  const found: LoopPath[] = [];
  for (const pathOut of pathsOut) {
    if (left < 0 || countGood(ground, found, wanted) >= limits.enough) break;
    left -= addLoops(search, pathOut, found);
    yield;
  }
  return promising(ground, found, wanted);
}

function countGood(ground: LoopGround, found: readonly LoopPath[], wanted: number): number {
  if (ground.limits.enough > found.length) return 0;
  return found.filter((path) => {
    const units = unitsOf(ground, path);
    const isLong = units >= AIM[0] * wanted && units <= AIM[1] * wanted;
    return isLong && unitsTwice(ground, path) <= LITTLE_TWICE * units;
  }).length;
}

/** Returns the decimetres to each node of a tree along the ground; Infinity for others. */
function unitsAlong(
  { nodeCount }: LoopGround,
  tree: SearchTree,
  { lengths }: ArcRows,
): Float64Array {
  const units = new Float64Array(nodeCount).fill(Number.POSITIVE_INFINITY);
  for (const node of tree.reached) {
    const before = tree.nodeBefore(node);
    units[node] =
      before < 0 ? 0 : (units[before] as number) + (lengths[tree.arcTo(node)] as number);
  }
  return units;
}

/** Returns, for each direction and each part of the length, the node whose distance fits best. */
function turningPoints(
  { ground, start, wanted, home }: LoopSearch,
  out: Float64Array,
): readonly number[] {
  const from = ground.placeOf(start);
  const sectorOf = (node: number): number =>
    Math.floor((bearingDegrees(from, ground.placeOf(node)) * SECTORS) / 360) % SECTORS;
  const nodes = ground.trees.forward.reached.filter(
    (node) => node !== start && home[node] !== Number.POSITIVE_INFINITY,
  );
  const sectors = nodes.map(sectorOf);
  const turns = TURNS.flatMap((part) => {
    const best = new Map<number, { readonly node: number; readonly miss: number }>();
    nodes.forEach((node, place) => {
      const miss = Math.abs((out[node] as number) - part * wanted);
      const known = best.get(sectors[place] as number);
      if (!known || miss < known.miss) best.set(sectors[place] as number, { node, miss });
    });
    const isHasty = ground.limits.enough < Number.POSITIVE_INFINITY;
    const rank = (sector: number): number => (isHasty ? (sector * SPREAD) % SECTORS : sector);
    return [...best].sort(([a], [b]) => rank(a) - rank(b)).map(([, { node }]) => node);
  });
  return [...new Set(turns)];
}

/** Adds the loops through one turning point; returns the number of nodes visited. */
function addLoops(search: LoopSearch, pathOut: LoopPath, found: LoopPath[]): number {
  const { ground, start } = search;
  const { forward: tree } = ground.trees;
  const turn = pathOut.nodes.at(-1) as number;
  growPastUsed(search, turn, pathOut);
  let lookedAt = tree.reached.length;
  const paths = secondTurns(search, pathOut).map((second) => pathTo(ground, second));
  for (const path of paths) {
    const soFar = joined(pathOut, path);
    const second = soFar.nodes.at(-1) as number;
    if (second !== start) {
      growPastUsed(search, second, soFar);
      lookedAt += tree.reached.length;
    }
    if (tree.costTo(start) === Number.POSITIVE_INFINITY) continue;
    found.push(second === start ? soFar : joined(soFar, pathTo(ground, start)));
  }
  return lookedAt;
}

/** Grows the tree from a node over unused ground where possible; fills `traveled` and `counted`. */
function growPastUsed(search: LoopSearch, from: number, used: LoopPath): void {
  const { ground, start, home, traveled, counted, usedGround, usedNodes } = search;
  const { trees, costs, grounds, limits, plainCost } = ground;
  const { edges, lengths, nodes: heads } = ground.forward;
  const tree = trees.forward;
  usedGround.fill(0);
  usedNodes.fill(0);
  for (const edge of used.edges) usedGround[grounds[edge] as number] = 1;
  for (const node of used.nodes) usedNodes[node] = 1;
  usedNodes[start] = 0;
  const left = search.wanted * limits.longest - unitsOf(ground, used);
  const pastUsed = (arc: number, units: number, crossing: number): number =>
    units * (usedGround[grounds[edges[arc] as number] as number] === 1 ? AGAIN : 1) +
    (usedNodes[heads[arc] as number] === 1 ? crossing : 0);
  const measure = (tail: number): void => {
    const [before, arc] = [tree.nodeBefore(tail), tree.arcTo(tail)];
    const units = before < 0 ? 0 : (lengths[arc] as number);
    traveled[tail] = before < 0 ? 0 : (traveled[before] as number) + units;
    counted[tail] =
      before < 0 ? 0 : (counted[before] as number) + pastUsed(arc, units, limits.crossing);
  };
  let lastTail = -1;
  const arcCost: ArcCost = (arc, tail) => {
    // The path to this node is final, and those before it were here.
    if (tail !== lastTail) measure(tail);
    lastTail = tail;
    const back = home[heads[arc] as number] as number;
    const units = lengths[arc] as number;
    const isTooLong = (traveled[tail] as number) + units + back > left;
    if (isTooLong || back === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    const cost = costs.away ? costs.away(arc, tail) : units;
    return pastUsed(arc, cost, limits.crossing * plainCost);
  };
  tree.grow([{ node: from, cost: 0 }], { arcCost });
}

function unitsOf({ edgeLengths }: LoopGround, { edges }: LoopPath): number {
  return edges.reduce((sum, edge) => sum + (edgeLengths[edge] as number), 0);
}

/** Returns nodes that give the loop about the wanted length and lie away from both its ends, and the start. */
function secondTurns(search: LoopSearch, pathOut: LoopPath): readonly number[] {
  const { ground, start, wanted, home, counted } = search;
  const out = unitsOf(ground, pathOut);
  const fitting: { readonly node: number; readonly away: number }[] = [];
  for (const node of ground.trees.forward.reached) {
    const there = counted[node] as number;
    const back = home[node] as number;
    const length = out + there + back;
    if (length < AIM[0] * wanted || length > AIM[1] * wanted) continue;
    fitting.push({ node, away: Math.min(there, back) });
  }
  const far = fitting.sort((a, b) => b.away - a.away || a.node - b.node);
  const best = far.slice(0, ground.limits.secondTurns).map(({ node }) => node);
  return [...new Set([...best, start])];
}

/** Starts at the root of the forward tree. */
function pathTo({ forward, trees }: LoopGround, to: number): LoopPath {
  const { forward: tree } = trees;
  const nodes = [to];
  const edges: number[] = [];
  for (let node = to; tree.nodeBefore(node) >= 0; node = tree.nodeBefore(node)) {
    nodes.push(tree.nodeBefore(node));
    edges.push(forward.edges[tree.arcTo(node)] as number);
  }
  return { nodes: nodes.reverse(), edges: edges.reverse() };
}

function joined(first: LoopPath, next: LoopPath): LoopPath {
  return {
    nodes: [...first.nodes, ...next.nodes.slice(1)],
    edges: [...first.edges, ...next.edges],
  };
}

function promising(
  ground: LoopGround,
  found: readonly LoopPath[],
  wanted: number,
): readonly LoopPath[] {
  const loops = found
    .filter(({ edges }) => edges.length > 0)
    .map((path) => ({ path, score: roughScore(ground, path, wanted) }))
    .sort((a, b) => a.score - b.score);
  const different = new Map(loops.map(({ path }) => [[...path.edges].sort().join(), path]));
  return [...different.values()];
}

/** Judges by edges alone, which is fast. */
function roughScore(ground: LoopGround, path: LoopPath, wanted: number): number {
  const units = unitsOf(ground, path);
  const cost = path.edges.reduce((sum, edge) => sum + (ground.edgeCosts[edge] as number), 0);
  const miss = Math.abs(units - wanted) / wanted;
  return 3 * (unitsTwice(ground, path) / units) + miss + (cost / ground.plainCost / units - 1);
}

/** Returns the decimetres of repeated ground, every time after the first, by whole edges. */
export function unitsTwice(
  { grounds, edgeLengths }: Pick<LoopGround, "grounds" | "edgeLengths">,
  { edges }: LoopPath,
): number {
  const used = new Set<number>();
  let twice = 0;
  for (const edge of edges) {
    const ground = grounds[edge] as number;
    if (used.has(ground)) twice += edgeLengths[edge] as number;
    used.add(ground);
  }
  return twice;
}

/** The largest part of the shorter loop that two offered loops may share. */
const MAX_SHARED = 0.5;

/** Returns the first loops that differ from each other, up to a maximum number. */
export function unlikeOneAnother<Loop>(
  { grounds, edgeLengths }: Pick<LoopGround, "grounds" | "edgeLengths">,
  loops: readonly Loop[],
  edgesOf: (loop: Loop) => readonly number[],
  most: number,
): readonly Loop[] {
  const groundOf = (edge: number): number => grounds[edge] as number;
  const sum = (edges: readonly number[]): number =>
    edges.reduce((units, edge) => units + (edgeLengths[edge] as number), 0);
  const chosen: Loop[] = [];
  for (const loop of loops) {
    if (chosen.length === most) break;
    const edges = edgesOf(loop);
    const own = new Set(edges.map(groundOf));
    const isAlike = chosen.some((other) => {
      const others = edgesOf(other);
      const shared = sum(others.filter((edge) => own.has(groundOf(edge))));
      return shared > MAX_SHARED * Math.min(sum(edges), sum(others));
    });
    if (!isAlike) chosen.push(loop);
  }
  return chosen;
}
