import { expect, it } from "vitest";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
  randomNetwork,
} from "#domain/network/plan/invented-network.fixture.ts";
import { createRoutingGraph, planThrough } from "#domain/network/plan/route/plan-stops.ts";
import { findLoops } from "./loops.ts";
import { reachedNodes } from "./route-choices.ts";

const mode = "walk" as const;

it("finds several different loops of about the wanted length, with little repeated ground", () => {
  const routing = createRoutingGraph([graphFrom(randomNetwork(21, 600))]);
  for (const [node, meters] of [
    [300, 12_000],
    [290, 25_000],
    [210, 40_000],
  ] as const) {
    const near = routing.graph.node(node);
    const loops = findLoops(routing, { near, mode, meters });
    expect(loops.length).toBeGreaterThan(1);
    for (const { plan, stops, metersTwice, isGood } of loops) {
      expect(isGood).toBe(true);
      expect(Math.abs(plan.meters - meters)).toBeLessThanOrEqual(meters / 10);
      expect(metersTwice).toBeLessThanOrEqual(plan.meters * 0.12);
      expect(plan.nodes.at(-1)).toBe(plan.nodes[0]);
      expect(planThrough(routing, stops)).toEqual(plan);
    }
    const edges = loops.map(({ plan }) => plan.legs.flatMap((leg) => leg.edges));
    edges.forEach((some, index) => {
      const shared = edges
        .slice(0, index)
        .map((others) => some.filter((edge) => others.includes(edge)))
        .map((same) => same.reduce((sum, edge) => sum + (routing.graph.edgeLengths[edge] ?? 0), 0));
      expect(Math.max(0, ...shared) / 10).toBeLessThanOrEqual(meters * 0.56);
    });
    expect(findLoops(routing, { near, mode, meters })).toEqual(loops);
  }
});

it("marks the only possible loop as too long, or with repeated ground", () => {
  const nodes = [0, 1, 2, 3].map((index) => inventedNode(index));
  const ring = [inventedEdge(0, 1, 4000), inventedEdge(1, 2, 4000), inventedEdge(2, 0, 4000)];
  const withRing = createRoutingGraph([graphFrom({ nodes, edges: ring })]);
  const [good] = findLoops(withRing, { near: nodes[0] as never, mode, meters: 12_500 });
  expect(good).toMatchObject({ isGood: true, hasWantedLength: true });
  expect(good?.plan.meters).toBe(12_000);

  // A ring of 3 km at the end of a path; every junction nearby is on the path.
  const onPath = [200, 200, 200, 750].map((meters, from) =>
    inventedEdge(from, from + 1, meters, { coordinates: lineOf(from) }),
  );
  const far = [4, 5, 6].map((from) =>
    inventedEdge(from, from === 6 ? 4 : from + 1, 1000, { coordinates: lineOf(from) }),
  );
  const more = [...nodes, ...[4, 5, 6].map((index) => inventedNode(index))];
  const withPath = createRoutingGraph([graphFrom({ nodes: more, edges: [...onPath, ...far] })]);
  const [there, none] = findLoops(withPath, { near: nodes[0] as never, mode, meters: 4500 });
  expect(none).toBeUndefined();
  expect(there).toMatchObject({ isGood: false, hasWantedLength: true });
  expect(there?.plan.nodes).toEqual(expect.arrayContaining([3, 4, 5, 6]));
  expect(there?.metersTwice).toBeCloseTo(750, 6);
});

it("offers no way out and back as a loop", () => {
  const nodes = [0, 1, 2, 3].map((index) => inventedNode(index));
  const line = [0, 1, 2].map((from) =>
    inventedEdge(from, from + 1, 1000, { coordinates: lineOf(from) }),
  );
  const inALine = createRoutingGraph([graphFrom({ nodes, edges: line })]);
  expect(findLoops(inALine, { near: nodes[0] as never, mode, meters: 4000 })).toEqual([]);
});

it("never offers less when more is asked", { tags: "thorough" }, () => {
  const { nodes, edges } = randomNetwork(5, 60);
  const routing = createRoutingGraph([graphFrom({ nodes, edges })]);
  for (const node of [0, 34]) {
    const near = routing.graph.node(node);
    let offered = 0;
    for (let meters = 2000; meters <= 60_000; meters += 4000) {
      const [loop] = findLoops(routing, { near, mode, meters });
      const length = loop?.plan.meters ?? 0;
      // A good loop may be a tenth off on either side.
      if (!loop?.isGood) expect(length, `${node}: ${meters} m`).toBeGreaterThanOrEqual(offered);
      if (length <= meters) offered = Math.max(offered, length);
    }
  }
});

function lineOf(from: number): Float64Array {
  return Float64Array.of(5 + from / 1000, 52, 5 + (from + 1) / 1000, 52);
}

it("starts at the next number if the nearest is a dead end, and finds none if no path leads back", () => {
  const nodes = [0, 1, 2, 3].map((index) => inventedNode(index));
  const ring = [inventedEdge(1, 2, 400), inventedEdge(2, 3, 400), inventedEdge(3, 1, 400)];
  const routing = createRoutingGraph([graphFrom({ nodes, edges: ring })]);
  const [loop] = findLoops(routing, { near: nodes[0] as never, mode, meters: 1200 });
  expect(loop?.plan.nodes[0]).toBe(1);
  const oneWay = { nodes, edges: [inventedEdge(0, 1, 600, { isTwoWay: false })] };
  const nowhere = createRoutingGraph([graphFrom(oneWay)]);
  expect(findLoops(nowhere, { near: nodes[0] as never, mode, meters: 1200 })).toEqual([]);
});

it("avoids what the options exclude", () => {
  const nodes = [0, 1, 2, 3].map((index) => inventedNode(index));
  const edges = [
    inventedEdge(0, 1, 400),
    inventedEdge(1, 2, 400, { hasFerry: true }),
    inventedEdge(2, 0, 400),
    inventedEdge(1, 3, 200),
    inventedEdge(3, 2, 240),
  ];
  const routing = createRoutingGraph([graphFrom({ nodes, edges })]);
  const wanted = { near: nodes[0] as never, mode, meters: 1200 };
  const hasFerry = (options: object) =>
    findLoops(routing, { ...wanted, options })[0]?.plan.legs.some((leg) => leg.hasFerry);
  expect(hasFerry({})).toBe(true);
  expect(hasFerry({ avoidFerries: true })).toBe(false);
});

it("offers the nearest length that the network has, and not a worse loop of another", () => {
  // A ring of 5 km with a spur of 3 km: 12 km is only there with much ground twice.
  const nodes = [0, 1, 2, 3, 4].map((index) => inventedNode(index));
  const ring = [0, 1, 2, 3].map((from) =>
    inventedEdge(from, (from + 1) % 4, 1250, { coordinates: lineOf(from) }),
  );
  const edges = [...ring, inventedEdge(2, 4, 1500, { coordinates: lineOf(9) })];
  const routing = createRoutingGraph([graphFrom({ nodes, edges })]);
  const near = nodes[0] as never;
  const five = findLoops(routing, { near, mode, meters: 5000 });
  expect(five[0]).toMatchObject({ isGood: true, plan: { meters: 5000 } });
  const twelve = findLoops(routing, { near, mode, meters: 12_000 });
  expect(twelve[0]).toMatchObject({ hasWantedLength: false, metersTwice: 0 });
  expect(twelve[0]?.plan.meters).toBe(5000);
});

it("finds no loop and no node within reach from another region", () => {
  const nodes = [0, 1, 2].map((index) => inventedNode(index));
  const ring = [inventedEdge(0, 1, 4000), inventedEdge(1, 2, 4000), inventedEdge(2, 0, 4000)];
  const routing = createRoutingGraph([graphFrom({ nodes, edges: ring })]);
  const { lat, lng } = nodes[0] as { readonly lat: number; readonly lng: number };
  const question = { mode, meters: 12_000, options: {} };
  for (const [away, count] of [
    [0.2, 1],
    [0.3, 0],
  ] as const) {
    const near = { lat: lat - away, lng };
    expect(findLoops(routing, { ...question, near })).toHaveLength(count);
    expect(reachedNodes(routing, { ...question, near })).toHaveLength(3 * count);
  }
});
