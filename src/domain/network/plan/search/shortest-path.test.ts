import { describe, expect, inject, it } from "vitest";
import type { Network, NetworkEdge } from "#domain/network/network.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import {
  graphFrom,
  inventedEdge,
  inventedNode,
  randomNetwork,
} from "#domain/network/plan/invented-network.fixture.ts";
import { mergeGraphs } from "#domain/network/plan/merged/plan-graph.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { ngraphSearch, textbookSearch } from "./independent-search.fixture.ts";
import { createLandmarks } from "./landmarks.ts";
import { createPathFinder } from "./shortest-path.ts";

/** The numbers of pairs, starts and nodes that are compared: all of them in a thorough run. */
const [PAIRS, TREES, NODES] = inject("isThorough") ? [10_000, 40, 12_000] : [250, 8, 2000];
const [COUNTRY_NODES, MODE_NODES] = inject("isThorough") ? [60_000, 15_000] : [8000, 2000];

const SIDE = 7;
/** The middle of a grid of seven by seven. */
const MIDDLE = 24;

/** Many paths through it have the same length. */
function gridOfSeven(): Network {
  const nodes = Array.from({ length: SIDE * SIDE }, (_, index) => inventedNode(index));
  const edges = nodes.flatMap((_, index) => [
    ...(index % SIDE < SIDE - 1 ? [inventedEdge(index, index + 1, 100)] : []),
    ...(index + SIDE < SIDE * SIDE ? [inventedEdge(index + SIDE, index, 100)] : []),
  ]);
  return { nodes, edges };
}

/**
 * Returns the steps from a place in the grid to its middle, each to the neighbour with the lowest id that is
 * nearer.
 */
function stepsBack(to: number, side: number): number[] {
  const steps = [to];
  let [x, y] = [to % side, Math.floor(to / side)];
  while (x !== 3 || y !== 3) {
    if (y > 3) y -= 1;
    else if (x > 3) x -= 1;
    else if (x < 3) x += 1;
    else y += 1;
    steps.push(y * side + x);
  }
  return steps;
}

describe("the shortest path", () => {
  it("has the length that an independent search finds, including one-way edges", () => {
    for (const seed of [1, 2, 3]) {
      const graph = mergeGraphs([graphFrom(randomNetwork(seed, 60))]);
      const find = createPathFinder(graph, createLandmarks(graph));
      const other = ngraphSearch(graph);
      for (let from = 0; from < graph.nodeCount; from += 1) {
        const paths = Array.from({ length: graph.nodeCount }, (_, to) => find(from, to));
        expect(paths.map((path) => path && Math.round(path.lengthMeters * 10))).toEqual(
          paths.map((_, to) => (from === to ? 0 : other(from, to))),
        );
      }
    }
  });

  it("is the same, including ties, with landmarks and without", () => {
    const graphs = [
      mergeGraphs([graphFrom(gridOfSeven())]),
      mergeGraphs([graphFrom(randomNetwork(5, 300))]),
    ];
    for (const graph of graphs) {
      const random = seededRandom(9);
      for (let round = 0; round < 200; round += 1) {
        const [from, to] = [random, random].map((next) => Math.floor(next() * graph.nodeCount));
        const landmarks = createLandmarks(graph);
        const find = createPathFinder(graph, landmarks);
        const options = { isFewestPosts: round % 2 === 1 };
        const first = find(from as number, to as number, options);
        expect(landmarks.isPrepared(0)).toBe(false);
        expect(find(from as number, to as number, options)).toEqual(first);
        expect(landmarks.isPrepared(0)).toBe(true);
      }
    }
  });

  it(`is the same for ${PAIRS} pairs of a network of ${NODES} nodes`, () => {
    const network = randomNetwork(12, NODES);
    const graph = mergeGraphs([graphFrom(network)]);
    const find = createPathFinder(graph, createLandmarks(graph));
    const textbook = textbookSearch(network);
    const ngraph = ngraphSearch(graph);
    const random = seededRandom(3);
    const anyNode = () => Math.floor(random() * NODES);
    const wrong: unknown[] = [];
    for (let tree = 0; tree < TREES; tree += 1) {
      const from = anyNode();
      const units = textbook(from);
      const targets = Array.from({ length: PAIRS / TREES }, anyNode);
      for (const to of targets) {
        const found = Math.round((find(from, to)?.lengthMeters ?? Number.POSITIVE_INFINITY) * 10);
        if (found !== units[to]) wrong.push({ from, to, found, is: units[to] });
      }
      const to = targets[0] as number;
      // The textbook search is checked against another library.
      if (tree < 8) expect(units[to]).toBe(ngraph(from, to) ?? Number.POSITIVE_INFINITY);
    }
    expect(wrong).toEqual([]);
  });

  it(`is the same for ${PAIRS} pairs of the country: ${COUNTRY_NODES} nodes of four modes, one pack each`, {
    tags: "long",
  }, () => {
    const networks = NETWORK_MODES.map((mode, place) =>
      randomNetwork(60 + place, MODE_NODES, 1 + place * 10_000, mode),
    );
    const graph = mergeGraphs(networks.map(graphFrom));
    expect(graph.nodeCount).toBe(COUNTRY_NODES);
    const find = createPathFinder(graph, createLandmarks(graph));
    const random = seededRandom(4);
    const anyNode = () => Math.floor(random() * MODE_NODES);
    const wrong: unknown[] = [];
    networks.forEach((network, mode) => {
      const textbook = textbookSearch(network);
      const first = graph.indexOf(NETWORK_MODES[mode as 0 | 1 | 2 | 3], 1 + mode * 10_000);
      for (let tree = 0; tree < TREES / networks.length; tree += 1) {
        const from = anyNode();
        const units = textbook(from);
        for (let pair = 0; pair < PAIRS / TREES; pair += 1) {
          const to = anyNode();
          const path = find(first + from, first + to);
          const found = Math.round((path?.lengthMeters ?? Number.POSITIVE_INFINITY) * 10);
          if (found !== units[to]) wrong.push({ mode, from, to, found, is: units[to] });
        }
      }
      expect(find(first, (first + MODE_NODES) % COUNTRY_NODES)).toBeNull();
    });
    expect(wrong).toEqual([]);
  });

  it("resolves ties by the fewest nodes and then, from the end, by the lowest OSM id", () => {
    const { nodes, edges } = gridOfSeven();
    const grid = graphFrom({ nodes, edges });
    const elsewhere = graphFrom(randomNetwork(4, 200, 5000));
    const parts = [1, 0].map((part) =>
      graphFrom({ nodes, edges: edges.filter((_, index) => index % 3 !== part) }),
    );
    for (const packs of [[grid], [elsewhere, grid], parts]) {
      const graph = mergeGraphs(packs);
      const find = createPathFinder(graph, createLandmarks(graph));
      const ids = nodes.map((_, to) =>
        find(graph.indexOf("walk", 100 + MIDDLE), graph.indexOf("walk", 100 + to))?.nodes.map(
          (node) => graph.node(node).osmId - 100,
        ),
      );
      expect(ids).toEqual(nodes.map((_, to) => stepsBack(to, SIDE).reverse()));
    }
  });

  it("lists its nodes and edges, each step along an arc of the graph", () => {
    const graph = mergeGraphs([graphFrom(randomNetwork(7, 80))]);
    const find = createPathFinder(graph, createLandmarks(graph));
    for (let to = 1; to < graph.nodeCount; to += 1) {
      const path = find(0, to);
      if (!path) continue;
      expect([path.nodes[0], path.nodes.at(-1)]).toEqual([0, to]);
      const meters = path.edges.reduce((sum, edge) => sum + (graph.edgeLengths[edge] as number), 0);
      expect(meters / 10).toBeCloseTo(path.lengthMeters, 6);
      path.edges.forEach((edge, step) => {
        const { starts, nodes, edges } = graph.forward;
        const node = path.nodes[step] as number;
        const row = edges.subarray(starts[node], starts[node + 1]);
        const at = row.findIndex(
          (one, i) => one === edge && nodes[(starts[node] as number) + i] === path.nodes[step + 1],
        );
        expect(at).toBeGreaterThanOrEqual(0);
      });
    }
  });

  it("is the same every time, for any order of the packs", () => {
    const [a, b] = [graphFrom(randomNetwork(4, 40)), graphFrom(randomNetwork(5, 40, 1000))];
    const paths = [
      [a, b],
      [b, a],
      [a, b, a],
    ].map((packs) => {
      const graph = mergeGraphs(packs);
      const find = createPathFinder(graph, createLandmarks(graph));
      return Array.from({ length: graph.nodeCount }, (_, to) =>
        find(3, to)?.nodes.map((node) => graph.node(node).osmId),
      );
    });
    expect(paths[1]).toEqual(paths[0]);
    expect(paths[2]).toEqual(paths[0]);
  });

  it("avoids a ferry, a portage and a connection on request, and is null without a path", () => {
    const mode = "canoe";
    const nodes = ["1", "2", "3"].map((ref, index) => inventedNode(index, { ref, mode }));
    const edge = (from: number, to: number, meters: number, traits: Partial<NetworkEdge> = {}) =>
      inventedEdge(from, to, meters, { mode, ...traits });
    const graph = mergeGraphs([
      graphFrom({
        nodes,
        edges: [
          edge(0, 1, 100, { hasPortage: true }),
          edge(0, 2, 300),
          edge(1, 2, 300, { isConnection: true }),
        ],
      }),
    ]);
    const find = createPathFinder(graph, createLandmarks(graph));
    expect(find(0, 1)?.lengthMeters).toBe(100);
    expect(find(0, 1, { avoidPortages: true })?.lengthMeters).toBe(600);
    expect(find(0, 1, { avoidPortages: true, avoidConnections: true })).toBeNull();
    expect(find(0, 1, { avoidFerries: true })?.lengthMeters).toBe(100);
  });

  it("has the fewest nodes on request, and is the shortest of those", () => {
    const nodes = [0, 1, 2, 3].map((index) => inventedNode(index));
    const graph = mergeGraphs([
      graphFrom({
        nodes,
        edges: [
          inventedEdge(0, 1, 10),
          inventedEdge(1, 2, 10),
          inventedEdge(2, 3, 10),
          inventedEdge(0, 3, 500),
          inventedEdge(0, 2, 600),
        ],
      }),
    ]);
    const find = createPathFinder(graph, createLandmarks(graph));
    expect(find(0, 3)?.nodes).toEqual([0, 1, 2, 3]);
    expect(find(0, 3, { isFewestPosts: true })?.nodes).toEqual([0, 3]);
  });
});
