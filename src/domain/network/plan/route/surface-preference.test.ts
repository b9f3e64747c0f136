import { describe, expect, it } from "vitest";
import type { Network } from "#domain/network/network.ts";
import { findAlternatives } from "#domain/network/plan/choices/alternatives.ts";
import { findLoops } from "#domain/network/plan/choices/loops.ts";
import { searchAlternativeChoices } from "#domain/network/plan/choices/route-choices.ts";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
  randomNetwork,
} from "#domain/network/plan/invented-network.fixture.ts";
import { preferredSurface } from "#domain/network/plan/merged/surface-weights.ts";
import { textbookSearch } from "#domain/network/plan/search/independent-search.fixture.ts";
import { inOneGo } from "#domain/network/plan/search/search-steps.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { createRoutingGraph, planThrough } from "./plan-stops.ts";
import { reachableWithin } from "./reachable.ts";

/** From 0 to 3: 1000 m of asphalt over 1, and 1500 m of sand over 2. */
const TWO_ROADS: Network = {
  nodes: Array.from({ length: 4 }, (_, index) => inventedNode(index)),
  edges: [
    inventedEdge(0, 1, 500, { pavedMeters: 500 }),
    inventedEdge(1, 3, 500, { pavedMeters: 500 }),
    inventedEdge(0, 2, 750, { unpavedMeters: 750 }),
    inventedEdge(2, 3, 750, { unpavedMeters: 600 }),
  ],
};

function plannerFor(...networks: readonly Network[]) {
  return createRoutingGraph(networks.map(graphFrom));
}

function withoutSurfaces({ nodes, edges }: Network): Network {
  return { nodes, edges: edges.map((edge) => ({ ...edge, pavedMeters: 0, unpavedMeters: 0 })) };
}

/**
 * Returns the same network with half of its edges paved, a quarter unpaved, and the rest partly paved.
 * Lengths are multiples of 40 m, so that every weight is a whole number of decimetres.
 */
function withSurfaces({ nodes, edges }: Network, seed: number): Network {
  const random = seededRandom(seed);
  return {
    nodes,
    edges: edges.map((edge) => {
      const dice = random();
      const lengthMeters = 40 * Math.ceil(edge.lengthMeters / 40);
      const pavedMeters = dice < 0.5 ? lengthMeters : dice < 0.75 ? 0 : random() * lengthMeters;
      const unpavedMeters = dice >= 0.5 && dice < 0.75 ? lengthMeters : 0;
      return { ...edge, lengthMeters, pavedMeters, unpavedMeters };
    }),
  };
}

/**
 * Returns the weights of a network, computed independently from its edges: 1 for the preferred surface, 2 for
 * the other.
 */
function weighed(network: Network, isPaved: boolean): Network {
  const graph = graphFrom(network);
  return {
    nodes: network.nodes,
    edges: Array.from({ length: graph.edgeCount }, (_, index) => {
      const edge = graph.edge(index);
      const { lengthMeters, pavedMeters, unpavedMeters } = edge;
      const [wanted, other] = isPaved ? [pavedMeters, unpavedMeters] : [unpavedMeters, pavedMeters];
      const unknown = lengthMeters - wanted - other;
      return { ...edge, lengthMeters: wanted + 1.5 * unknown + 2 * other };
    }),
  };
}

describe("a route that prefers a surface", () => {
  it("takes a longer path on it, and gives its length", () => {
    const routing = plannerFor(TWO_ROADS);
    expect(planThrough(routing, [0, 3])?.nodes).toEqual([0, 1, 3]);
    expect(planThrough(routing, [0, 3], { preferPaved: true })?.nodes).toEqual([0, 1, 3]);
    const unpaved = planThrough(routing, [0, 3], { preferUnpaved: true });
    expect(unpaved).toMatchObject({
      meters: 1500,
      legs: [
        { meters: 750, pavedMeters: 0, unpavedMeters: 750 },
        { meters: 750, pavedMeters: 0, unpavedMeters: 600 },
      ],
    });
  });

  it("accepts at most twice the distance for it", () => {
    const edges = TWO_ROADS.edges.map((edge) =>
      edge.unpavedMeters > 0 ? { ...edge, lengthMeters: 1001, unpavedMeters: 1001 } : edge,
    );
    const routing = plannerFor({ ...TWO_ROADS, edges });
    expect(planThrough(routing, [0, 3], { preferUnpaved: true })?.nodes).toEqual([0, 1, 3]);
  });

  it("ignores two contradicting preferences", () => {
    expect(preferredSurface({ preferPaved: true, preferUnpaved: true })).toBeNull();
    expect(preferredSurface({ preferPaved: false })).toBeNull();
    expect(preferredSurface({ preferPaved: true })).toBe("paved");
  });

  it.each([true, false])(
    "has the least weight that a textbook search finds, paved: %s",
    { tags: "thorough" },
    (isPaved) => {
      const network = withSurfaces(randomNetwork(33, 400), 5);
      const routing = plannerFor(network);
      routing.prepare("walk");
      const options = isPaved ? { preferPaved: true } : { preferUnpaved: true };
      const weights = routing.graph.weights.ofEdges(options);
      const textbook = textbookSearch(weighed(network, isPaved));
      const wrong: unknown[] = [];
      for (let from = 0; from < 400; from += 40) {
        const units = textbook(from);
        for (let to = 0; to < 400; to += 1) {
          const path = routing.find(from, to, options);
          const found = path
            ? path.edges.reduce((sum, edge) => sum + (weights[edge] as number), 0)
            : Number.POSITIVE_INFINITY;
          if (found !== units[to]) wrong.push({ from, to, found, is: units[to] });
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it("is the shortest one if no pack has surfaces", () => {
    const network = randomNetwork(34, 300);
    const routing = plannerFor(network);
    for (let to = 0; to < 300; to += 1) {
      expect(routing.find(7, to, { preferUnpaved: true })?.lengthMeters).toBe(
        routing.find(7, to)?.lengthMeters,
      );
    }
  });

  it("uses the surface from any pack that has it, in any order", () => {
    const older = withoutSurfaces(TWO_ROADS);
    for (const networks of [
      [older, TWO_ROADS],
      [TWO_ROADS, older],
    ]) {
      const plan = planThrough(plannerFor(...networks), [0, 3], { preferUnpaved: true });
      expect(plan?.nodes).toEqual([0, 2, 3]);
    }
  });
});

describe("offers with a preferred surface", () => {
  it("weigh alternatives by surface", () => {
    const routing = plannerFor(TWO_ROADS);
    const paths = (options: object) =>
      findAlternatives(routing, 0, 3, options).map((path) => path.nodes);
    // 1500 m is at most one and a half times 1000 m; by weight it is 2000 m of asphalt against 1575 m.
    expect(paths({})).toEqual([[0, 2, 3]]);
    expect(paths({ preferUnpaved: true })).toEqual([[0, 1, 3]]);
    // By weight 2925 m of sand is too much compared with 1000 m of asphalt.
    expect(paths({ preferPaved: true })).toEqual([]);
    const question = { mode: "walk", stops: [100, 103], fromStop: 0, toStop: 1 } as const;
    const options = { preferUnpaved: true };
    const [choice] = inOneGo(searchAlternativeChoices(routing, { ...question, options }));
    expect(choice?.route.meters).toBe(1000);
  });

  it("include a loop on it", () => {
    // Two rings of eight nodes from node 0: north of it 4140 m of sand, south of it 3960 m of asphalt.
    const places = Array.from({ length: 16 }, (_, index) => {
      const angle = (((index % 8) + 1) / 9) * 2 * Math.PI;
      const north = 0.006 * (1 - Math.cos(angle));
      return { lat: 52 + (index < 8 ? north : -north), lng: 5 + 0.009 * Math.sin(angle) };
    });
    const nodes = [{ lat: 52, lng: 5 }, ...places].map((place, index) =>
      inventedNode(index, place),
    );
    const ring = (first: number, surface: "pavedMeters" | "unpavedMeters") => {
      const nodes = [0, ...Array.from({ length: 8 }, (_, step) => first + step), 0];
      return nodes.slice(1).map((node, step) => {
        const meters = surface === "unpavedMeters" ? 460 : 440;
        return inventedEdge(nodes[step] ?? 0, node, meters, { [surface]: meters });
      });
    };
    const network = { nodes, edges: [...ring(1, "unpavedMeters"), ...ring(9, "pavedMeters")] };
    const wanted = { near: { lat: 52, lng: 5 }, mode: "walk", meters: 3960 } as const;
    const firstLoop = (options: object, { routing } = { routing: plannerFor(network) }) => {
      const [loop] = findLoops(routing, { ...wanted, options });
      const legs = loop?.plan.legs ?? [];
      const unpaved = legs.reduce((sum, leg) => sum + leg.unpavedMeters, 0);
      return [loop?.plan.meters, unpaved, loop?.isGood];
    };
    expect(firstLoop({ preferUnpaved: true })).toEqual([4140, 4140, true]);
    expect(firstLoop({ preferPaved: true })).toEqual([3960, 0, true]);
    // It has the wanted length, although all of it weighs more.
    const routing = plannerFor(withoutSurfaces(network));
    expect(firstLoop({ preferPaved: true }, { routing })).toEqual([3960, 0, true]);
  });

  it("have the same reach as without", () => {
    const routing = plannerFor(TWO_ROADS);
    const reached = (options: object) => reachableWithin(routing, 0, 900, options).nodes;
    expect(reached({ preferUnpaved: true })).toEqual(reached({}));
  });
});
