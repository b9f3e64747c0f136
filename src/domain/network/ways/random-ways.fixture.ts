import { shortDistanceMeters } from "#domain/geodesy/short-distance.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { isClosedBarrier, type WayMode, wayAccess } from "./access/way-access.ts";
import type { InventedWays } from "./invented-ways.fixture.ts";

/** Tags of all kinds: main roads, one-way streets, stairs, private tracks, ferries, footways, motorways. */
const TAGS: readonly OsmTags[] = [
  { highway: "residential", name: "Kerkstraat" },
  { highway: "residential", oneway: "yes", name: "Marktstraat" },
  { highway: "tertiary", name: "Dorpsweg" },
  { highway: "path" },
  { highway: "footway" },
  { highway: "steps" },
  { highway: "track", access: "private" },
  { highway: "cycleway", oneway: "-1" },
  { highway: "cycleway", foot: "no" },
  { route: "ferry", name: "Pont" },
  { highway: "motorway" },
  { highway: "service" },
  { highway: "tertiary", sidewalk: "both", cycleway: "lane" },
  { highway: "path", bicycle: "yes" },
];

/** The cell border of the invented networks: 5.1° east and 52.1° north, in 10⁻⁶ degree. */
const CORNER = [5_100_000, 52_100_000] as const;

/**
 * Returns a random network around a corner of cells: a grid with crooked streets, bridges that cross without a junction,
 * loops, closed gates, and ways that are there twice.
 */
export function randomWays(random: () => number, size = 7): InventedWays {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const idAt = (x: number, y: number): number => 1000 + y * size + x;
  const places = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)]);
  const nodes = new Map<number, readonly [number, number, OsmTags?]>();
  for (const [x = 0, y = 0] of places) {
    const lng = CORNER[0] + Math.round((x - size / 2) * 4000 + random() * 2000);
    const lat = CORNER[1] + Math.round((y - size / 2) * 2500 + random() * 1200);
    const gate = { barrier: "gate", access: pick(["private", "yes"]) };
    nodes.set(idAt(x, y), random() < 0.05 ? [lng, lat, gate] : [lng, lat]);
  }
  const ways: [number[], OsmTags][] = [];
  const bend = (a: number, b: number): number => {
    const [from, to] = [nodes.get(a), nodes.get(b)] as [readonly number[], readonly number[]];
    const middle = (at: 0 | 1): number => ((from[at] as number) + (to[at] as number)) >> 1;
    nodes.set(nodes.size, [middle(0) + Math.round(random() * 600), middle(1)]);
    return nodes.size - 1;
  };
  /** Connects two places now and then; sometimes with a second way over the same nodes. */
  const connect = (here: number, [x, y]: readonly [number, number], share: number): void => {
    if (x >= size || y >= size || random() > share) return;
    const way = [here, bend(here, idAt(x, y)), idAt(x, y)];
    ways.push([way, pick(TAGS)]);
    if (random() < 0.05) ways.push([[...way].reverse(), pick(TAGS)]);
  };
  for (const [x = 0, y = 0] of places) {
    const here = idAt(x, y);
    connect(here, [x + 1, y], 0.8);
    connect(here, [x, y + 1], 0.8);
    // A bridge over a whole block.
    connect(here, [x + 2, y + 1], 0.15);
    // A loop at a junction.
    const loop = [here, bend(here, idAt(0, 0)), bend(here, idAt(1, 1)), here];
    if (random() < 0.05) ways.push([loop, pick(TAGS)]);
  }
  // Longer ways that pass several junctions.
  for (let y = 0; y < size; y += 3) {
    ways.push([Array.from({ length: size }, (_, x) => idAt(x, y)), pick(TAGS)]);
  }
  return { nodes, ways };
}

type Steps = Map<number, [to: number, meters: number][]>;

/** Returns the weight of a metre of a way. */
export type Weigh = (tags: OsmTags) => number;

/** Returns the open steps between the nodes of the raw ways. */
function stepsOf({ nodes, ways }: InventedWays, mode: WayMode, weigh: Weigh): Steps {
  const steps: Steps = new Map();
  const isClosed = (id: number): boolean => isClosedBarrier(nodes.get(id)?.[2] ?? {}, mode);
  const add = (a: number, b: number, weight: number): void => {
    if (isClosed(a) || isClosed(b)) return;
    const [aLng, aLat] = nodes.get(a) as readonly [number, number];
    const [bLng, bLat] = nodes.get(b) as readonly [number, number];
    const meters = shortDistanceMeters(aLng / 1e6, aLat / 1e6, bLng / 1e6, bLat / 1e6);
    steps.set(a, [...(steps.get(a) ?? []), [b, meters * weight]]);
  };
  for (const [nodeIds, tags] of ways) {
    const { forward, backward } = wayAccess(tags, mode);
    for (let at = 1; at < nodeIds.length; at++) {
      const [a, b] = [nodeIds[at - 1] as number, nodeIds[at] as number];
      if (forward) add(a, b, weigh(tags));
      if (backward) add(b, a, weigh(tags));
    }
  }
  return steps;
}

/**
 * Returns the shortest distances from a node, by a plain Dijkstra over every step of the raw ways: metres, times the weight
 * of their ways.
 */
export function plainDijkstra(
  invented: InventedWays,
  mode: WayMode,
  from: number,
  weigh: Weigh = () => 1,
): ReadonlyMap<number, number> {
  const steps = stepsOf(invented, mode, weigh);
  const found = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const metersTo = (id: number): number => found.get(id) ?? Number.POSITIVE_INFINITY;
    const next = [...open].reduce((a, b) => (metersTo(b) < metersTo(a) ? b : a));
    open.delete(next);
    for (const [to, meters] of steps.get(next) ?? []) {
      if (metersTo(next) + meters >= metersTo(to)) continue;
      found.set(to, metersTo(next) + meters);
      open.add(to);
    }
  }
  return found;
}
