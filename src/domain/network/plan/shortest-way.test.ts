import { describe, expect, inject, it } from "vitest";
import type { Network, NetworkEdge } from "#domain/network/network.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { ngraphSearch, textbookSearch } from "./independent-search.fixture.ts";
import {
  graphFrom,
  inventedEdge,
  inventedPost,
  randomNetwork,
  seededRandom,
} from "./invented-network.fixture.ts";
import { createLandmarks } from "./landmarks.ts";
import { mergeGraphs } from "./plan-graph.ts";
import { createWayFinder } from "./shortest-way.ts";

/** How many pairs are compared, of how many starts, over how many posts: all of them in `npm test`. */
const [PAIRS, TREES, POSTS] = inject("isQuick") ? [1000, 8, 2000] : [10_000, 40, 12_000];
const [COUNTRY_POSTS, MODE_POSTS] = inject("isQuick") ? [8000, 2000] : [60_000, 15_000];

const SIDE = 7;
/** In the middle of a grid of seven by seven. */
const MIDDLE = 24;

/** Many ways through it are as long. */
function gridOfSeven(): Network {
  const nodes = Array.from({ length: SIDE * SIDE }, (_, index) => inventedPost(index));
  const edges = nodes.flatMap((_, index) => [
    ...(index % SIDE < SIDE - 1 ? [inventedEdge(index, index + 1, 100)] : []),
    ...(index + SIDE < SIDE * SIDE ? [inventedEdge(index + SIDE, index, 100)] : []),
  ]);
  return { nodes, edges };
}

/** From a place in the grid to its middle, each time to the nearer neighbour that comes first. */
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

describe("the shortest way", () => {
  it("is as long as an independent search says, one-way edges included", () => {
    for (const seed of [1, 2, 3]) {
      const graph = mergeGraphs([graphFrom(randomNetwork(seed, 60))]);
      const find = createWayFinder(graph, createLandmarks(graph));
      const other = ngraphSearch(graph);
      for (let from = 0; from < graph.postCount; from += 1) {
        const ways = Array.from({ length: graph.postCount }, (_, to) => find(from, to));
        expect(ways.map((way) => way && Math.round(way.lengthMeters * 10))).toEqual(
          ways.map((_, to) => (from === to ? 0 : other(from, to))),
        );
      }
    }
  });

  it("is the same to the last tie whether it is found with landmarks or, as the first of a mode, without", () => {
    const graphs = [
      mergeGraphs([graphFrom(gridOfSeven())]),
      mergeGraphs([graphFrom(randomNetwork(5, 300))]),
    ];
    for (const graph of graphs) {
      const random = seededRandom(9);
      for (let round = 0; round < 200; round += 1) {
        const [from, to] = [random, random].map((next) => Math.floor(next() * graph.postCount));
        const landmarks = createLandmarks(graph);
        const find = createWayFinder(graph, landmarks);
        const wishes = { isFewestPosts: round % 2 === 1 };
        const first = find(from as number, to as number, wishes);
        expect(landmarks.isPrepared(0)).toBe(false);
        expect(find(from as number, to as number, wishes)).toEqual(first);
        expect(landmarks.isPrepared(0)).toBe(true);
      }
    }
  });

  it(`is it for ${PAIRS} pairs of a network of ${POSTS} posts`, { timeout: 180_000 }, () => {
    const network = randomNetwork(12, POSTS);
    const graph = mergeGraphs([graphFrom(network)]);
    const find = createWayFinder(graph, createLandmarks(graph));
    const textbook = textbookSearch(network);
    const ngraph = ngraphSearch(graph);
    const random = seededRandom(3);
    const anyPost = () => Math.floor(random() * POSTS);
    const wrong: unknown[] = [];
    for (let tree = 0; tree < TREES; tree += 1) {
      const from = anyPost();
      const units = textbook(from);
      const targets = Array.from({ length: PAIRS / TREES }, anyPost);
      for (const to of targets) {
        const found = Math.round((find(from, to)?.lengthMeters ?? Number.POSITIVE_INFINITY) * 10);
        if (found !== units[to]) wrong.push({ from, to, found, is: units[to] });
      }
      const to = targets[0] as number;
      // The textbook is looked up in another library.
      if (tree < 8) expect(units[to]).toBe(ngraph(from, to) ?? Number.POSITIVE_INFINITY);
    }
    expect(wrong).toEqual([]);
  });

  it(`is it for ${PAIRS} pairs of the country: ${COUNTRY_POSTS} posts of four modes, a pack each`, {
    timeout: 180_000,
  }, () => {
    const networks = NETWORK_MODES.map((mode, place) =>
      randomNetwork(60 + place, MODE_POSTS, 1 + place * 10_000, mode),
    );
    const graph = mergeGraphs(networks.map(graphFrom));
    expect(graph.postCount).toBe(COUNTRY_POSTS);
    const find = createWayFinder(graph, createLandmarks(graph));
    const random = seededRandom(4);
    const anyPost = () => Math.floor(random() * MODE_POSTS);
    const wrong: unknown[] = [];
    networks.forEach((network, mode) => {
      const textbook = textbookSearch(network);
      const first = graph.indexOf(NETWORK_MODES[mode as 0 | 1 | 2 | 3], 1 + mode * 10_000);
      for (let tree = 0; tree < TREES / networks.length; tree += 1) {
        const from = anyPost();
        const units = textbook(from);
        for (let pair = 0; pair < PAIRS / TREES; pair += 1) {
          const to = anyPost();
          const way = find(first + from, first + to);
          const found = Math.round((way?.lengthMeters ?? Number.POSITIVE_INFINITY) * 10);
          if (found !== units[to]) wrong.push({ mode, from, to, found, is: units[to] });
        }
      }
      expect(find(first, (first + MODE_POSTS) % COUNTRY_POSTS)).toBeNull();
    });
    expect(wrong).toEqual([]);
  });

  it("is of those as long and with as few posts the one that, seen from its end, comes from the lowest OSM id", () => {
    const { nodes, edges } = gridOfSeven();
    const grid = graphFrom({ nodes, edges });
    const elsewhere = graphFrom(randomNetwork(4, 200, 5000));
    const parts = [1, 0].map((part) =>
      graphFrom({ nodes, edges: edges.filter((_, index) => index % 3 !== part) }),
    );
    for (const packs of [[grid], [elsewhere, grid], parts]) {
      const graph = mergeGraphs(packs);
      const find = createWayFinder(graph, createLandmarks(graph));
      const ids = nodes.map((_, to) =>
        find(graph.indexOf("walk", 100 + MIDDLE), graph.indexOf("walk", 100 + to))?.posts.map(
          (post) => graph.post(post).osmId - 100,
        ),
      );
      expect(ids).toEqual(nodes.map((_, to) => stepsBack(to, SIDE).reverse()));
    }
  });

  it("names the posts and edges that lead there, each step over an arc of the graph", () => {
    const graph = mergeGraphs([graphFrom(randomNetwork(7, 80))]);
    const find = createWayFinder(graph, createLandmarks(graph));
    for (let to = 1; to < graph.postCount; to += 1) {
      const way = find(0, to);
      if (!way) continue;
      expect([way.posts[0], way.posts.at(-1)]).toEqual([0, to]);
      const meters = way.edges.reduce((sum, edge) => sum + (graph.edgeLengths[edge] as number), 0);
      expect(meters / 10).toBeCloseTo(way.lengthMeters, 6);
      way.edges.forEach((edge, step) => {
        const { starts, posts, edges } = graph.forward;
        const post = way.posts[step] as number;
        const row = edges.subarray(starts[post], starts[post + 1]);
        const at = row.findIndex(
          (one, i) => one === edge && posts[(starts[post] as number) + i] === way.posts[step + 1],
        );
        expect(at).toBeGreaterThanOrEqual(0);
      });
    }
  });

  it("is the same one, however often and in whichever order the packs are given", () => {
    const [a, b] = [graphFrom(randomNetwork(4, 40)), graphFrom(randomNetwork(5, 40, 1000))];
    const ways = [
      [a, b],
      [b, a],
      [a, b, a],
    ].map((packs) => {
      const graph = mergeGraphs(packs);
      const find = createWayFinder(graph, createLandmarks(graph));
      return Array.from({ length: graph.postCount }, (_, to) =>
        find(3, to)?.posts.map((post) => graph.post(post).osmId),
      );
    });
    expect(ways[1]).toEqual(ways[0]);
    expect(ways[2]).toEqual(ways[0]);
  });

  it("goes round a ferry, a portage and a connection when that is wished, and says null without a way", () => {
    const mode = "canoe";
    const nodes = ["1", "2", "3"].map((ref, index) => inventedPost(index, { ref, mode }));
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
    const find = createWayFinder(graph, createLandmarks(graph));
    expect(find(0, 1)?.lengthMeters).toBe(100);
    expect(find(0, 1, { avoidPortages: true })?.lengthMeters).toBe(600);
    expect(find(0, 1, { avoidPortages: true, avoidConnections: true })).toBeNull();
    expect(find(0, 1, { avoidFerries: true })?.lengthMeters).toBe(100);
  });

  it("has the fewest posts when that is wished, and of those the shortest", () => {
    const nodes = [0, 1, 2, 3].map((index) => inventedPost(index));
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
    const find = createWayFinder(graph, createLandmarks(graph));
    expect(find(0, 3)?.posts).toEqual([0, 1, 2, 3]);
    expect(find(0, 3, { isFewestPosts: true })?.posts).toEqual([0, 3]);
  });
});
