import FlatQueue from "flatqueue";
import { expect, inject, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { passagesById } from "#domain/network/ways/route/passages-by-id.ts";
import { searchWays } from "#domain/network/ways/route/search-ways.ts";
import { snapAfloat } from "#domain/network/ways/route/snap-to-ways.ts";
import { wayCosts } from "#domain/network/ways/route/way-costs.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { type InventedWaters, packOfWaters, placeIn } from "./invented-waters.fixture.ts";

type Mode = "canoe" | "motorboat";

const [NETWORKS, PAIRS] = inject("isThorough") ? [20, 50] : [2, 15];

/** The side of a network of waters, in junctions that are 5 apart. */
const SIDE = 9;

/** A kind of water: its tags, those of a node in its middle, and what it costs a decimetre there and back for each mode. */
interface Kind {
  readonly tags: OsmTags;
  readonly middle?: OsmTags;
  readonly canoe: readonly [there: number, back: number];
  readonly motorboat: readonly [there: number, back: number];
  /** The length of the middle, decimetres, where a canoe is carried, at 40. */
  readonly carried?: number;
  readonly lock?: boolean;
}

const NEVER = Number.POSITIVE_INFINITY;
const OPEN = [6, 6] as const;
const CLOSED = [NEVER, NEVER] as const;

/** Written after the page about waters, without the table of the code. */
const KINDS: readonly Kind[] = [
  { tags: { waterway: "canal" }, canoe: OPEN, motorboat: OPEN },
  { tags: { waterway: "river", ship: "yes" }, canoe: [4, 4], motorboat: [4, 4] },
  { tags: { waterway: "canal", tunnel: "yes" }, canoe: OPEN, motorboat: OPEN },
  { tags: { waterway: "river", boat: "yes" }, canoe: [5, 5], motorboat: [5, 5] },
  { tags: { waterway: "canal", CEMT: "III" }, canoe: [4, 4], motorboat: [4, 4] },
  { tags: { waterway: "canal", oneway: "yes" }, canoe: [6, NEVER], motorboat: [6, NEVER] },
  { tags: { waterway: "canal", motorboat: "no" }, canoe: OPEN, motorboat: CLOSED },
  { tags: { waterway: "canal", access: "private" }, canoe: CLOSED, motorboat: CLOSED },
  { tags: { waterway: "canal", tunnel: "culvert" }, canoe: CLOSED, motorboat: CLOSED },
  { tags: { waterway: "ditch", canoe: "yes" }, canoe: [5, 5], motorboat: CLOSED },
  { tags: { waterway: "canal", lock: "yes" }, canoe: OPEN, motorboat: OPEN, lock: true },
  {
    tags: { waterway: "river" },
    middle: { waterway: "weir" },
    canoe: OPEN,
    motorboat: CLOSED,
    carried: 300,
  },
];

interface Water {
  readonly from: string;
  readonly to: string;
  readonly kind: Kind;
}

function inventedNetwork(random: () => number) {
  const nodes: Record<string, readonly [number, number, OsmTags?]> = {};
  const letter = (): string => String.fromCharCode(0x4e00 + Object.keys(nodes).length);
  const add = (east: number, north: number, tags: OsmTags = {}): string => {
    const name = letter();
    nodes[name] = [east, north, tags];
    return name;
  };
  const grid = Array.from({ length: SIDE * SIDE }, (_, at) =>
    add(5 * (at % SIDE) + 2 * random(), 5 * Math.floor(at / SIDE) + 2 * random()),
  );
  const waters: Water[] = [];
  const ways: [string, OsmTags][] = [];
  const connect = (from: string, to: string): void => {
    const kind = KINDS[Math.floor(random() * KINDS.length)] as Kind;
    const [[x = 0, y = 0], [toX = 0, toY = 0]] = [nodes[from] ?? [], nodes[to] ?? []];
    const middle = add((x + toX) / 2, (y + toY) / 2, kind.middle);
    ways.push([`${from}${middle}${to}`, kind.tags]);
    waters.push({ from, to, kind });
  };
  grid.forEach((from, at) => {
    const [east, north] = [grid[at + 1], grid[at + SIDE]];
    if (east && (at + 1) % SIDE !== 0) connect(from, east);
    if (north) connect(from, north);
  });
  return { grid, waters, invented: { nodes, ways } satisfies InventedWaters };
}

type Network = ReturnType<typeof inventedNetwork>;

function plainCosts({ waters, invented }: Network, mode: Mode, from: string) {
  const steps = new Map<string, { readonly to: string; readonly cost: number }[]>();
  const place = (node: string) => {
    const [east, north] = invented.nodes[node] ?? [0, 0];
    return placeIn(east, north);
  };
  const add = (node: string, to: string, cost: number): void => {
    if (cost < NEVER) steps.set(node, [...(steps.get(node) ?? []), { to, cost }]);
  };
  for (const { from: a, to: b, kind } of waters) {
    const units = 10 * distanceMeters(place(a), place(b));
    const costOf = (rate: number): number => {
      const { carried = 0, lock } = kind;
      return (units - carried) * rate + carried * 40 + (lock ? 1500 * 40 : 0);
    };
    add(a, b, costOf(kind[mode][0]));
    add(b, a, costOf(kind[mode][1]));
  }
  const found = new Map([[from, 0]]);
  const queue = new FlatQueue<string>();
  queue.push(from, 0);
  while (queue.length > 0) {
    const cost = queue.peekValue() as number;
    const at = queue.pop() as string;
    for (const step of cost > (found.get(at) as number) ? [] : (steps.get(at) ?? [])) {
      const next = cost + step.cost;
      if (next >= (found.get(step.to) ?? NEVER)) continue;
      found.set(step.to, next);
      queue.push(step.to, next);
    }
  }
  return found;
}

/** Returns the costs between two junctions as found and as plain; null where one has no open water. */
async function costsOf(network: Network, ways: JoinedWays, mode: Mode, ends: readonly string[]) {
  const places = ends.map((node) => {
    const [east, north] = network.invented.nodes[node] ?? [0, 0];
    return placeIn(east, north);
  });
  const [[starts, goals] = [[], []]] = await snapAfloat(ways, mode, places as [LatLng, LatLng]);
  if ([...starts, ...goals].some(({ meters }) => meters > 1)) return null;
  const costs = wayCosts(mode, { passages: passagesById(new Float64Array()) });
  const found = await searchWays({ ways, costs, from: starts, to: goals });
  const plain = plainCosts(network, mode, ends[0] as string).get(ends[1] as string);
  return { found: found?.cost ?? null, plain: plain ?? null };
}

/** Lengths are rounded up for each water, and places to a decimetre: two of them at each weir. */
function isSame(found: number | null, plain: number | null): boolean {
  if (found === null || plain === null) return found === plain;
  return Math.abs(found - plain) <= 0.004 * plain + 100;
}

it.each(["canoe", "motorboat"] as const)(
  "leads a %s as cheaply as a plain Dijkstra over the raw ways",
  async (mode) => {
    const wrong: unknown[] = [];
    let routes = 0;
    for (let seed = 1; seed <= NETWORKS; seed++) {
      const random = seededRandom(seed);
      const network = inventedNetwork(random);
      const ways = joinWays([await packOfWaters(network.invented)]);
      const pick = () => network.grid[Math.floor(random() * network.grid.length)] as string;
      for (let pair = 0; pair < PAIRS; pair++) {
        const ends = [pick(), pick()];
        const costs = await costsOf(network, ways, mode, ends);
        if (!costs) continue;
        routes += costs.plain === null ? 0 : 1;
        if (!isSame(costs.found, costs.plain)) wrong.push({ seed, ends, ...costs });
      }
    }
    expect(wrong).toEqual([]);
    expect(routes).toBeGreaterThan((NETWORKS * PAIRS) / 5);
  },
  600_000,
);
