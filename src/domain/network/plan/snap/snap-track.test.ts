import { expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
} from "#domain/network/plan/invented-network.fixture.ts";
import { lineOfSteps } from "#domain/network/plan/merged/line-of-steps.ts";
import { createRoutingGraph, planAlong } from "#domain/network/plan/route/plan-stops.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { snapTrack } from "./snap-track.ts";

const SIDE = 6;

/** Nodes on a grid, about 700 m apart; one in six edges is one-way to the east, and each edge has a bend. */
function gridPlanner() {
  const nodes: NetworkNode[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
    inventedNode(index, {
      lat: 52 + Math.floor(index / SIDE) * 0.0063,
      lng: 5 + (index % SIDE) * 0.0102,
    }),
  );
  const edges = nodes.flatMap((_, index) => {
    const right = index % SIDE < SIDE - 1 ? [index + 1] : [];
    const below = index + SIDE < nodes.length ? [index + SIDE] : [];
    return [...right, ...below].map((other) => {
      const [from, to] = [nodes[index] as NetworkNode, nodes[other] as NetworkNode];
      const bend = [(from.lng + to.lng) / 2 + 0.0006, (from.lat + to.lat) / 2 + 0.0004] as const;
      const coordinates = Float64Array.of(from.lng, from.lat, ...bend, to.lng, to.lat);
      const isTwoWay = other !== index + 1 || index % 6 !== 2;
      return inventedEdge(index, other, lengthOf(coordinates), { coordinates, isTwoWay });
    });
  });
  return createRoutingGraph([graphFrom({ nodes, edges })]);
}

function lengthOf(line: Float64Array): number {
  let meters = 0;
  for (let at = 2; at < line.length; at += 2) {
    const place = (index: number) => ({
      lng: line[index] as number,
      lat: line[index + 1] as number,
    });
    meters += distanceMeters(place(at - 2), place(at));
  }
  return meters;
}

/** Returns a track along a line: a point about every 15 m, up to `noise` degrees beside it. */
function trackOver(line: readonly number[], noise = 0, seed = 1) {
  const random = seededRandom(seed);
  const [lngs, lats]: [number[], number[]] = [[], []];
  for (let at = 2; at < line.length; at += 2) {
    const steps = 24;
    for (let step = 0; step < steps; step += 1) {
      const between = (column: 0 | 1) => {
        const [a, b] = [line[at - 2 + column] as number, line[at + column] as number];
        return a + ((b - a) * step) / steps + (random() - 0.5) * 2 * noise;
      };
      lngs.push(between(0));
      lats.push(between(1));
    }
  }
  lngs.push(line.at(-2) as number);
  lats.push(line.at(-1) as number);
  return { mode: "walk" as const, lngs: Float64Array.from(lngs), lats: Float64Array.from(lats) };
}

const routing = gridPlanner();

it("finds the numbers along any noisy track", () => {
  const random = seededRandom(3);
  for (let trial = 0; trial < 25; trial += 1) {
    const nodes = [Math.floor(random() * SIDE * SIDE)];
    const edges: number[] = [];
    for (let step = 0; step < 9; step += 1) {
      const { starts, nodes: heads, edges: arcEdges } = routing.graph.forward;
      const at = nodes.at(-1) as number;
      const arcs = Array.from(
        { length: (starts[at + 1] ?? 0) - (starts[at] ?? 0) },
        (_, i) => (starts[at] ?? 0) + i,
      );
      const onward = arcs.filter((arc) => heads[arc] !== nodes.at(-2));
      const arc = onward[Math.floor(random() * onward.length)];
      if (arc === undefined) break;
      nodes.push(heads[arc] as number);
      edges.push(arcEdges[arc] as number);
    }
    const line = [...lineOfSteps(routing.graph, { nodes, edges })];
    const stretches = snapTrack(routing, trackOver(line, 0.00007, trial));
    expect(stretches.map(({ kind }) => kind)).toEqual(["on"]);
    expect(stretches[0]?.path?.nodes).toEqual(nodes);
    expect(stretches[0]?.path?.edges).toEqual(edges);
  }
});

it("reports where a track starts between two nodes, leaves the network, and returns to it", () => {
  const at = (index: number) => [
    routing.graph.lngs[index] as number,
    routing.graph.lats[index] as number,
  ];
  const shape = lineOfSteps(routing.graph, { nodes: [0, 1], edges: [0] });
  const half = [...shape.slice(2)];
  const across = [...at(14), ...at(21), ...at(22)];
  const lines = [
    half,
    [...lineOfSteps(routing.graph, routing.find(1, 14) as never)].slice(2),
    across.slice(2),
  ];
  const stretches = snapTrack(routing, trackOver(lines.flat()));
  expect(stretches.map(({ kind }) => kind)).toEqual(["part", "on", "off"]);
  expect(stretches[1]?.path?.nodes).toEqual(routing.find(1, 14)?.nodes);
  const [part, on, off] = stretches;
  expect(part?.toMeters).toBe(on?.fromMeters);
  expect(on?.toMeters).toBe(off?.fromMeters);
  expect(off?.line.length).toBeGreaterThan(20);
  const numbers = planAlong(routing, 1, on?.path ? [on.path] : []).nodes;
  expect(numbers).toEqual(routing.find(1, 14)?.nodes);
});

it("does not match a track against a one-way edge, nor to another network", () => {
  const oneWay = routing.graph.edgeTo.findIndex(
    (to, edge) =>
      to === (routing.graph.edgeFrom[edge] as number) + 1 && routing.graph.edgeFrom[edge] === 8,
  );
  const shape = [...routing.graph.shapeOf(oneWay)];
  const back = shape.map((_, place) => shape[shape.length - 2 - place + 2 * (place % 2)] as number);
  expect(snapTrack(routing, trackOver(shape)).map(({ kind }) => kind)).toEqual(["on"]);
  expect(snapTrack(routing, trackOver(back)).map(({ kind }) => kind)).toEqual(["off"]);
  const cycling = { ...trackOver(shape), mode: "cycle" as const };
  expect(snapTrack(routing, cycling).map(({ kind }) => kind)).toEqual(["off"]);
});

it("does not match a track to an edge with a bend that it lacks, or the reverse", () => {
  const [from, to] = [inventedNode(0), inventedNode(1, { lng: 5.01 })];
  const straight = [5, 52, 5.005, 52, 5.01, 52];
  const withTurn = [5, 52, 5.005, 52, 5.005, 52.0012, 5.005, 52, 5.01, 52];
  const kinds = (edge: readonly number[], track: readonly number[]) => {
    const coordinates = Float64Array.from(edge);
    const edges = [inventedEdge(0, 1, lengthOf(coordinates), { coordinates })];
    const one = createRoutingGraph([graphFrom({ nodes: [from, to], edges })]);
    return snapTrack(one, trackOver(track)).map(({ kind }) => kind);
  };
  expect(kinds(straight, straight)).toEqual(["on"]);
  expect(kinds(withTurn, withTurn)).toEqual(["on"]);
  expect(kinds(straight, withTurn)).toEqual(["off"]);
  expect(kinds(withTurn, straight)).not.toContain("on");
});

it("returns nothing for a track of one point or none", () => {
  const none = new Float64Array();
  expect(snapTrack(routing, { mode: "walk", lngs: none, lats: none })).toEqual([]);
  const one = { mode: "walk" as const, lngs: Float64Array.of(5), lats: Float64Array.of(52) };
  expect(snapTrack(routing, one)).toEqual([]);
});
