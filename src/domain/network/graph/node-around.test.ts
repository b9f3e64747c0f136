import { describe, expect, it } from "vitest";
import type { Network, NetworkEdge, NetworkNode } from "#domain/network/network.ts";
import { type NodeAround, nodesAtSignpost, nodesNear } from "./node-around.ts";
import { pathsToNeighbours } from "./paths-to-neighbours.ts";
import { readGraph } from "./read-graph.ts";
import { writeGraph } from "./write-graph.ts";

const nodeAround = (...asked: Parameters<typeof nodesAtSignpost>) =>
  nodesAtSignpost(...asked)[0] ?? null;

const NODES: readonly NetworkNode[] = [
  node(1, "9", 52, 4.3),
  node(2, "10", 52, 4.31),
  node(3, "2", 52.01, 4.3),
  node(4, null, 52.02, 4.3),
  { ...node(1, "51", 52, 4.3), mode: "walk" },
  // Mapped separately, 2 m and 40 m from the node "2".
  { ...node(6, "88", 52.01002, 4.3), mode: "motorboat" },
  { ...node(7, "77", 52.0104, 4.3), mode: "canoe" },
];

const EDGES: readonly NetworkEdge[] = [
  edge(0, 1, { lengthMeters: 900, isTwoWay: false }),
  edge(0, 3, { lengthMeters: 400.5, hasFerry: true }),
  edge(1, 0, { lengthMeters: 700, isTwoWay: false }),
  edge(2, 0, { lengthMeters: 1200 }),
  edge(2, 2, { lengthMeters: 5000 }),
];

const GRAPH = readGraph(writeGraph({ nodes: NODES, edges: EDGES } satisfies Network).bytes);

function graphWith(
  nodes: readonly NetworkNode[],
  links: readonly (readonly [from: number, to: number, parts: Partial<NetworkEdge>])[],
) {
  const edges = links.map(([from, to, parts]) => edge(from, to, parts, nodes));
  return readGraph(writeGraph({ nodes, edges }).bytes);
}

function node(osmId: number, ref: string | null, lat: number, lng: number): NetworkNode {
  const name = ref === null ? "Veerhuis" : null;
  return { osmId, ref, name, lat, lng, mode: "cycle", isInferred: false };
}

function edge(
  fromIndex: number,
  toIndex: number,
  parts: Partial<NetworkEdge>,
  nodes: readonly NetworkNode[] = NODES,
): NetworkEdge {
  const [from, to] = [nodes[fromIndex] as NetworkNode, nodes[toIndex] as NetworkNode];
  return {
    mode: "cycle",
    fromIndex,
    toIndex,
    isTwoWay: true,
    lengthMeters: 1,
    pavedMeters: 0,
    unpavedMeters: 0,
    hasFerry: false,
    hasPortage: false,
    isConnection: false,
    routeIds: [],
    coordinates: Float64Array.of(from.lng, from.lat, to.lng, to.lat),
    ...parts,
  };
}

function neighboursOf(osmId: number) {
  return nodeAround(GRAPH, { mode: "cycle", osmId })?.neighbours ?? [];
}

describe("a node of a network", () => {
  it("is distinguished from one of another network with the same OSM id", () => {
    expect(nodeAround(GRAPH, { mode: "walk", osmId: 1 })?.node.ref).toBe("51");
    expect(nodeAround(GRAPH, { mode: "cycle", osmId: 1 })?.node.ref).toBe("9");
    expect(nodeAround(GRAPH, { mode: "canoe", osmId: 1 })).toBeNull();
  });

  it("lists its neighbours by number, names last", () => {
    expect(neighboursOf(1).map((to) => to.node.ref ?? to.node.name)).toEqual([
      "2",
      "10",
      "10",
      "Veerhuis",
    ]);
  });

  it("gives the direction and length to each neighbour", () => {
    expect(neighboursOf(1).map((to) => [to.direction, to.distanceMeters])).toEqual([
      ["both", 1200],
      ["from", 700],
      ["to", 900],
      ["both", 400.5],
    ]);
    expect(neighboursOf(1)[3]?.hasFerry).toBe(true);
  });

  it("is not its own neighbour", () => {
    expect(neighboursOf(3).map((to) => to.node.ref)).toEqual(["9"]);
  });
});

describe("a junction of several nodes", () => {
  // Two 25s joined by 20 m, a 30 and another 20 m on, with a carriageway for each direction between them.
  const nodes = [
    node(1, "25", 52, 4.3),
    node(2, "25", 52.00018, 4.3),
    node(3, "30", 52, 4.31),
    node(4, "30", 52.00018, 4.31),
    { ...node(2, "88", 52.00018, 4.3), mode: "walk" as const },
  ];
  const short = { lengthMeters: 20, isTwoWay: false };
  const graph = graphWith(nodes, [
    [0, 1, short],
    [2, 3, short],
    [0, 2, { lengthMeters: 690, isTwoWay: false }],
    [3, 1, { lengthMeters: 720, isTwoWay: false }],
    [3, 0, { lengthMeters: 740, isTwoWay: false }],
    [3, 0, { lengthMeters: 1400, isTwoWay: false }],
  ]);
  const neighbours = (osmId: number) =>
    nodeAround(graph, { mode: "cycle", osmId })?.neighbours ?? [];

  it("has the neighbours of all its nodes, each as one node of the next junction", () => {
    const paths = neighbours(1).map((to) => [to.node.osmId, to.direction, to.distanceMeters]);
    expect(paths).toEqual([
      [3, "to", 690],
      [3, "from", 720],
      [3, "from", 1400],
    ]);
    expect(neighbours(2)).toEqual(neighbours(1));
  });

  it("gets one row per direction if a pair has a path for each", () => {
    const pair = graphWith(nodes, [
      [0, 1, short],
      [2, 3, short],
      [0, 2, short],
      [3, 1, short],
    ]);
    const { neighbours: of25 } = nodeAround(pair, { mode: "cycle", osmId: 2 }) as NodeAround;
    expect(pathsToNeighbours(of25)).toMatchObject([
      { path: { direction: "to" }, back: { direction: "from" } },
    ]);
  });

  it("shares what is at the signpost of any of its nodes", () => {
    const atSignpost = nodesAtSignpost(graph, { mode: "cycle", osmId: 1 }).map(
      ({ node: n }) => n.ref,
    );
    expect(atSignpost).toEqual(["25", "88"]);
  });

  it("is found once near a place", () => {
    const near = nodesNear(graph, { lat: 52.0002, lng: 4.3 }, 9, "cycle");
    expect(near.map(({ node: n }) => n.osmId)).toEqual([2, 4]);
  });
});

it("finds as many nodes near a place as asked for, even beyond a junction of many nodes", () => {
  const row = Array.from({ length: 9 }, (_, index) => node(index, "7", 52 + index / 1e4, 4.3));
  const nodes = [...row, node(20, "8", 52.01, 4.3), node(21, "9", 52.02, 4.3)];
  const links = row.slice(1).map((_, index): [number, number, object] => {
    return [index, index + 1, { lengthMeters: 11 }];
  });
  const near = nodesNear(graphWith(nodes, links), { lat: 52, lng: 4.3 }, 2, "cycle");
  expect(near.map(({ node: n }) => n.ref)).toEqual(["7", "8"]);
});

describe("the nodes at one signpost", () => {
  const atSignpost = (mode: NetworkNode["mode"], osmId: number) =>
    nodesAtSignpost(GRAPH, { mode, osmId }).map(({ node: n }) => `${n.mode} ${n.ref}`);

  it("are those of every network with a node there, the given one first", () => {
    expect(atSignpost("cycle", 1)).toEqual(["cycle 9", "walk 51"]);
    expect(atSignpost("walk", 1)).toEqual(["walk 51", "cycle 9"]);
  });

  it("may be mapped a few metres apart, but not as far as another signpost", () => {
    expect(atSignpost("cycle", 3)).toEqual(["cycle 2", "motorboat 88"]);
    expect(atSignpost("canoe", 7)).toEqual(["canoe 77"]);
  });

  it("are empty if the graph does not have the node", () => {
    expect(atSignpost("canoe", 1)).toEqual([]);
  });

  it("each have their own neighbours", () => {
    const [cycle, walk] = nodesAtSignpost(GRAPH, { mode: "cycle", osmId: 1 });
    expect([cycle?.neighbours.length, walk?.neighbours.length]).toEqual([4, 0]);
  });
});

describe("the nodes near a place", () => {
  it("come nearest first, with their straight distance", () => {
    const near = nodesNear(GRAPH, { lat: 52.011, lng: 4.3 }, 2, "cycle");
    expect(near.map((one) => one.node.ref ?? one.node.name)).toEqual(["2", "Veerhuis"]);
    expect(near[0]?.distanceMeters).toBeCloseTo(111.2, 1);
  });

  it("can be limited to one network", () => {
    expect(nodesNear(GRAPH, { lat: 52, lng: 4.3 }, 5, "walk").map(({ node: n }) => n.ref)).toEqual([
      "51",
    ]);
    expect(nodesNear(GRAPH, { lat: 52, lng: 4.3 }, 9, null)).toHaveLength(7);
  });

  it("are nearest in metres, not in degrees", () => {
    // There a hundredth of a degree is 684 m to the east, and 1112 m to the north.
    const near = nodesNear(GRAPH, { lat: 52.001, lng: 4.3 }, 3, "cycle");
    expect(near.map(({ node: n }) => n.ref)).toEqual(["9", "10", "2"]);
  });
});
