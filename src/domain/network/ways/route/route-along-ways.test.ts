import { describe, expect, inject, it } from "vitest";
import { isClosedBarrier, type WayMode } from "#domain/network/ways/access/way-access.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { attributesOf, type WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import {
  type InventedWays,
  joinedInvented,
  placeOfNode,
  waysBytes,
} from "#domain/network/ways/invented-ways.fixture.ts";
import { joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { plainDijkstra, randomWays } from "#domain/network/ways/random-ways.fixture.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { routeAlongWays, type WayQuestion } from "./route-along-ways.ts";
import { searchWays } from "./search-ways.ts";
import { snapToWays } from "./snap-to-ways.ts";
import { wayCosts } from "./way-costs.ts";

const isThorough = inject("isThorough");

/** A street east along 52° north, from 5° on: nodes 1, 2, 3, 600 m apart; and a street north from 2 to 4. */
const STREETS: InventedWays = {
  nodes: new Map([
    [1, [5_000_000, 52_000_000]],
    [2, [5_008_740, 52_000_000]],
    [3, [5_017_480, 52_000_000]],
    [4, [5_008_740, 52_009_000]],
  ]),
  ways: [
    [[1, 2, 3], { highway: "residential", name: "Kerkstraat" }],
    [[2, 4], { highway: "footway", name: "Laantje" }],
  ],
};

async function routed(invented: InventedWays, question: WayQuestion) {
  return await routeAlongWays(await joinedInvented(invented), question);
}

describe("a route along ways", () => {
  it("has its line, its metres and the names of its streets", async () => {
    const [from, to] = [placeOfNode(STREETS, 1), placeOfNode(STREETS, 4)];
    const route = await routed(STREETS, { mode: "walk", from, to });
    expect(route).toMatchObject({
      kind: "route",
      metersBefore: 0,
      metersAfter: 0,
      line: Float64Array.from([5, 52, 5.00874, 52, 5.00874, 52.009]),
    });
    if (route.kind !== "route") return;
    expect(route.meters).toBeCloseTo(1601.3, 0);
    expect(route.stretches.map(({ name, meters }) => [name, Math.round(meters)])).toEqual([
      ["Kerkstraat", 600],
      ["Laantje", 1001],
    ]);
  });

  it("begins at the nearest place of an edge, and counts the metres to it", async () => {
    const from = { lng: 5.004, lat: 52.0005 };
    const route = await routed(STREETS, { mode: "walk", from, to: { lng: 5.006, lat: 52 } });
    if (route.kind !== "route") throw new Error(route.problem);
    expect(route.metersBefore).toBeCloseTo(55.6, 0);
    expect([...route.line].map((degrees) => degrees.toFixed(4))).toEqual([
      ...["5.0040", "52.0000", "5.0060", "52.0000"],
    ]);
    expect(route.meters).toBeCloseTo(137.3, 0);
  });

  it("says why there is none", async () => {
    const [from, far] = [placeOfNode(STREETS, 1), { lng: 5, lat: 52.02 }];
    const question = { mode: "cycle", from, to: placeOfNode(STREETS, 4) } as const;
    const problem = async (more: Partial<WayQuestion>, invented = STREETS) => {
      const answer = await routed(invented, { ...question, ...more });
      return answer.kind === "problem" ? answer.problem : answer.kind;
    };
    expect(await problem({})).toBe("to-far-from-ways");
    expect(await problem({ from: far })).toBe("from-far-from-ways");
    expect(await problem({ to: placeOfNode(STREETS, 3) })).toBe("route");
    const nodes = new Map([
      ...STREETS.nodes,
      [8, [5.1e6, 52e6]] as const,
      [9, [5.12e6, 52e6]] as const,
    ]);
    const island = { nodes, ways: [...STREETS.ways, [[8, 9], { highway: "path" }] as const] };
    expect(await problem({ to: { lng: 5.11, lat: 52 } }, island)).toBe("no-way");
  });

  it("leaves a short piece without connection for another way within 300 m", async () => {
    const nodes = new Map([
      ...STREETS.nodes,
      [8, [5_001_000, 52_000_500]] as const,
      [9, [5_003_000, 52_000_500]] as const,
    ]);
    const ways = [...STREETS.ways, [[8, 9], { highway: "footway" }] as const];
    const from = { lng: 5.002, lat: 52.0005 };
    const route = await routed(
      { nodes, ways },
      { mode: "walk", from, to: placeOfNode(STREETS, 3) },
    );
    if (route.kind !== "route") throw new Error(route.problem);
    expect(route.metersBefore).toBeCloseTo(55.6, 0);
  });

  it("does not pass a closed gate, and leaves the ways on both sides usable", async () => {
    const gate = { barrier: "gate", access: "private" };
    // Longer than a kilometre: a shorter piece would be left for the ways behind the gate.
    const nodes = new Map([
      ...STREETS.nodes,
      [1, [4_980_000, 52_000_000]] as const,
      [2, [5_008_740, 52_000_000, gate]] as const,
    ]);
    const gated = { nodes, ways: STREETS.ways };
    const question = {
      mode: "walk",
      from: { lng: 4.99, lat: 52 },
      to: placeOfNode(STREETS, 3),
    } as const;
    expect(await routed(gated, question)).toMatchObject({ problem: "no-way" });
    const short = { ...question, to: { lng: 5.0087, lat: 52 } };
    expect(await routed(gated, short)).toMatchObject({ kind: "route" });
  });

  it("names ferries, and what is said about times and seasons", async () => {
    const ferry = { route: "ferry", name: "Pont", seasonal: "summer" };
    const sailing = {
      ...STREETS,
      ways: [STREETS.ways[0], [[2, 4], ferry]] as InventedWays["ways"],
    };
    const route = await routed(sailing, {
      mode: "cycle",
      from: placeOfNode(STREETS, 1),
      to: placeOfNode(STREETS, 4),
    });
    expect(route).toMatchObject({
      stretches: [
        { name: "Kerkstraat", isFerry: false },
        { name: "Pont", isFerry: true },
      ],
      conditions: ["seasonal=summer"],
    });
  });

  it("prefers a quiet road to a main road without a sidewalk, unless it must be the shortest", async () => {
    const nodes = new Map([...STREETS.nodes, [5, [5_013_000, 52_002_000]] as const]);
    const ways = [
      [[1, 2], { highway: "residential" }],
      [[2, 3], { highway: "secondary", name: "Rijksweg" }],
      [[2, 5, 3], { highway: "path", name: "Bospad" }],
    ] as const;
    const question = {
      mode: "walk",
      from: placeOfNode(STREETS, 1),
      to: placeOfNode(STREETS, 3),
    } as const;
    const names = async (options: WayQuestion["options"]) => {
      const route = await routed({ nodes, ways }, { ...question, ...(options && { options }) });
      return route.kind === "route" ? route.stretches.map(({ name }) => name) : [];
    };
    expect(await names({})).toEqual([null, "Bospad"]);
    expect(await names({ isShortest: true })).toEqual([null, "Rijksweg"]);
  });

  it("says so where a cell is damaged", async () => {
    const bytes = waysBytes(STREETS);
    bytes[bytes.length - 12] = (bytes[bytes.length - 12] ?? 0) ^ 4;
    const file = await openWays(new Blob([bytes]));
    const ways = joinWays([{ file, areas: [], dataDate: null }]);
    const question = {
      mode: "walk",
      from: placeOfNode(STREETS, 1),
      to: placeOfNode(STREETS, 3),
    } as const;
    expect(await routeAlongWays(ways, question)).toMatchObject({ problem: "damaged" });
  });

  it.each(["walk", "cycle"] as WayMode[])(
    "is as short as a plain Dijkstra over the raw ways finds, for %s",
    async (mode) => {
      const wanted = isThorough ? 5000 : 60;
      const found: Compared[] = [];
      for (let seed = 1; found.length < wanted; seed++) {
        found.push(...(await comparedRoutes(seed, mode)));
      }
      expect(found.filter(({ isWrong }) => isWrong)).toEqual([]);
    },
  );
});

interface Compared {
  readonly seed: number;
  readonly ends: readonly number[];
  readonly found: number | null;
  readonly expected: number | null;
  readonly isWrong: boolean;
}

/**
 * Compares routes between junctions of a random network: the shortest, and the one that costs least. Leaves out junctions from
 * which the route may begin elsewhere: those of a short piece, and those within a metre of a way that only passes.
 */
async function comparedRoutes(seed: number, mode: WayMode): Promise<Compared[]> {
  const random = seededRandom(seed);
  const invented = randomWays(random);
  const ways = await joinedInvented(invented);
  const junctions = [...invented.nodes].flatMap(([id, [, , tags = {}]]) =>
    id >= 1000 && !isClosedBarrier(tags, mode) ? id : [],
  );
  const pick = (): number => junctions[Math.floor(random() * junctions.length)] as number;
  const compared: Compared[] = [];
  for (let question = 0; question < 20; question++) {
    const [a, b] = [pick(), pick()];
    const [from, to] = [
      await snapToWays(ways, mode, placeOfNode(invented, a)),
      await snapToWays(ways, mode, placeOfNode(invented, b)),
    ];
    const isAtJunction = (places: typeof from): boolean =>
      places.length > 0 && places.every(({ meters }) => meters < 0.2);
    if (![from, to].every(isAtJunction)) continue;
    const options = question % 2 === 0 ? { isShortest: true } : { preferPaved: question % 4 === 1 };
    const costs = wayCosts(mode, options);
    const path = await searchWays({ ways, costs, from, to });
    const weigh = (tags: OsmTags): number => {
      const attributes = attributesOf(tags, { walk: false, cycle: false });
      return attributes ? costs.of(attributes) : 0;
    };
    const found = path && path.cost / 10;
    const expected = plainDijkstra(invented, mode, a, weigh).get(b) ?? null;
    // Lengths are rounded up to decimetres, so an equally cheap path may cost up to 0.1 m an edge more.
    const roundMeters = 3 * costs.of(PLAIN);
    const isWrong =
      found === null || expected === null
        ? found !== expected
        : found > expected + roundMeters || found < expected - roundMeters / 4;
    compared.push({ seed, ends: [a, b], found, expected, isWrong });
  }
  return compared;
}

const PLAIN = attributesOf(
  { highway: "residential" },
  { walk: false, cycle: false },
) as WayAttributes;
