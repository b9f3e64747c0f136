import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crc32 } from "#domain/bytes/crc32.ts";
import type { Network, NetworkEdge, NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { GraphFormatError } from "./graph-format.ts";
import type { NetworkGraph } from "./network-graph.ts";
import { checkShapes, readGraph } from "./read-graph.ts";
import { writeGraph } from "./write-graph.ts";

const NODES: readonly NetworkNode[] = [
  node({ osmId: 11_264_697_326, mode: "walk", ref: "09", lat: 52.1, lng: 4.3 }),
  node({ osmId: 5, mode: "walk", ref: null, name: "Café ’t Hoekje 🛶", lat: 52.2, lng: 4.31 }),
  node({ osmId: 5, mode: "canoe", ref: "9", lat: 51.9, lng: -4.4, isInferred: true }),
  node({ osmId: 6, mode: "canoe", ref: "10", lat: 51.91, lng: -4.41 }),
];

const EDGES: readonly NetworkEdge[] = [
  edge({
    fromIndex: 0,
    toIndex: 1,
    routeIds: [7, 8],
    between: [4.305, 52.15, 4.306, 52.151],
    pavedMeters: 25,
    unpavedMeters: 50.5,
  }),
  edge({ fromIndex: 1, toIndex: 0, isTwoWay: false, routeIds: [], lengthMeters: 12_345.6 }),
  edge({ mode: "canoe", fromIndex: 2, toIndex: 3, routeIds: [19_000_000], hasPortage: true }),
  edge({ mode: "canoe", fromIndex: 3, toIndex: 3, hasFerry: true, isConnection: true }),
];

const NETWORK: Network = { nodes: NODES, edges: EDGES };

/** Two nodes and an edge in the first version of the format. */
const VERSION_1 =
  "534d4e4701310000008b32a8d702010202303902313000dc8fedf6530100c0f38c04c0eed73100020200a09c01c09a0c000203b960020e0205904ea08d06";

function node(parts: Partial<NetworkNode>): NetworkNode {
  return {
    osmId: 1,
    mode: "walk",
    ref: null,
    name: null,
    lat: 0,
    lng: 0,
    isInferred: false,
    ...parts,
  };
}

function edge(parts: Partial<NetworkEdge> & { between?: number[] }): NetworkEdge {
  const { between = [], ...rest } = parts;
  const from = NODES[rest.fromIndex ?? 0];
  const to = NODES[rest.toIndex ?? 0];
  return {
    mode: "walk",
    fromIndex: 0,
    toIndex: 0,
    isTwoWay: true,
    lengthMeters: 100,
    pavedMeters: 0,
    unpavedMeters: 0,
    routeIds: [1],
    hasFerry: false,
    hasPortage: false,
    isConnection: false,
    coordinates: Float64Array.of(
      from?.lng ?? 0,
      from?.lat ?? 0,
      ...between,
      to?.lng ?? 0,
      to?.lat ?? 0,
    ),
    ...rest,
  };
}

function everythingIn(graph: NetworkGraph): Network {
  return {
    nodes: Array.from({ length: graph.nodeCount }, (_, index) => graph.node(index)),
    edges: Array.from({ length: graph.edgeCount }, (_, index) => graph.edge(index)),
  };
}

function problemOf(bytes: Uint8Array): string {
  try {
    everythingIn(readGraph(bytes));
    return "none";
  } catch (error) {
    if (error instanceof GraphFormatError) return error.problem;
    throw error;
  }
}

/** Returns the payload with a matching checksum, as a forger would make it. */
function withPayload(payload: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(13 + payload.length);
  bytes.set(writeGraph(NETWORK).bytes.subarray(0, 5));
  bytes.set(payload, 13);
  const view = new DataView(bytes.buffer);
  view.setUint32(5, payload.length, true);
  view.setUint32(9, crc32(payload), true);
  return bytes;
}

describe("a graph file", () => {
  it("returns the network that was written", () => {
    expect(everythingIn(readGraph(writeGraph(NETWORK).bytes))).toEqual(NETWORK);
  });

  it("holds an empty network", () => {
    const graph = readGraph(writeGraph({ nodes: [], edges: [] }).bytes);
    expect([graph.nodeCount, graph.edgeCount]).toEqual([0, 0]);
  });

  it("starts with its magic bytes and version", () => {
    expect([...writeGraph(NETWORK).bytes.subarray(0, 5)]).toEqual([0x53, 0x4d, 0x4e, 0x47, 2]);
  });

  it("is independent of the order of the edges", () => {
    const reversed = { nodes: NODES, edges: [...EDGES].reverse() };
    expect(writeGraph(reversed).bytes).toEqual(writeGraph(NETWORK).bytes);
  });

  it("keeps places to 0.11 m and lengths to a decimetre", () => {
    const nodes = [node({ lat: 52.123_456_78, lng: 4.987_654_32 }), node({ osmId: 2 })];
    const edges = [edge({ fromIndex: 0, toIndex: 1, lengthMeters: 1234.5678 })];
    const graph = readGraph(writeGraph({ nodes, edges }).bytes);
    expect(graph.node(0)).toMatchObject({ lat: 52.123_457, lng: 4.987_654 });
    expect(graph.lengthMeters(0)).toBe(1234.6);
  });

  it("lists the edges at a node, a loop once", () => {
    const graph = readGraph(writeGraph(NETWORK).bytes);
    const touching = (index: number): number[] => [
      ...graph.edgesAt.subarray(graph.edgesAtStarts[index], graph.edgesAtStarts[index + 1]),
    ];
    expect([0, 1, 2, 3].map(touching)).toEqual([[0, 1], [0, 1], [2], [2, 3]]);
  });

  it("keeps the paved and unpaved parts to half a per cent, within the whole length", () => {
    const edges = [
      edge({ fromIndex: 0, toIndex: 1, pavedMeters: 100 }),
      edge({ fromIndex: 1, toIndex: 0, pavedMeters: 50.3, unpavedMeters: 49.7 }),
      edge({ fromIndex: 1, toIndex: 1, pavedMeters: 6.25, unpavedMeters: 93.75 }),
    ];
    const graph = readGraph(writeGraph({ nodes: NODES, edges }).bytes);
    const parts = edges.map((_, index) => {
      const { pavedMeters, unpavedMeters } = graph.edge(index);
      return [pavedMeters, unpavedMeters];
    });
    expect(parts).toEqual([
      [100, 0],
      [50.5, 49.5],
      [6.5, 93.5],
    ]);
  });

  it("has no surfaces if version 1 wrote it", () => {
    const graph = readGraph(Uint8Array.from(Buffer.from(VERSION_1, "hex")));
    expect(graph.edge(0)).toMatchObject({
      lengthMeters: 1234.5,
      pavedMeters: 0,
      unpavedMeters: 0,
      hasFerry: true,
      routeIds: [7, 8],
      coordinates: Float64Array.of(4.3, 52.1, 4.305, 52.15, 4.31, 52.2),
    });
  });

  it("is refused with an edge between two networks", () => {
    const edges = [edge({ fromIndex: 0, toIndex: 2 })];
    expect(() => writeGraph({ nodes: NODES, edges })).toThrow(RangeError);
  });
});

describe("invalid graph bytes", () => {
  const { bytes } = writeGraph(NETWORK);

  it("are refused if cut off anywhere", () => {
    for (let length = 4; length < bytes.length; length++) {
      expect(problemOf(bytes.subarray(0, length)), `${length} bytes`).toBe("cut-off");
    }
  });

  it("are refused if any bit is flipped", () => {
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = bytes.slice();
      flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7));
      // That bit gives an older version, which has no surfaces; another test reads one.
      if (bit >> 3 !== 4) expect(problemOf(flipped), `bit ${bit}`).not.toBe("none");
    }
  });

  it("are refused with data after the end", () => {
    expect(problemOf(Uint8Array.of(...bytes, 0))).toBe("damaged");
  });

  it("are refused if they are another file", () => {
    expect(problemOf(Uint8Array.of(0x50, 0x4d, 0x54, 0x69))).toBe("not-a-graph");
    expect(problemOf(new Uint8Array())).toBe("not-a-graph");
  });

  it("are refused if a later version wrote them", () => {
    expect(problemOf(Uint8Array.of(...bytes.subarray(0, 4), 3, ...bytes.subarray(5)))).toBe(
      "newer-version",
    );
  });

  it("are refused or read, without crashing, if forged", () => {
    const payload = bytes.subarray(13);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(payload.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        (changes) => {
          const forged = payload.slice();
          for (const [index, value] of changes) forged[index] = value;
          expect(["none", "damaged", "off-earth"]).toContain(problemOf(withPayload(forged)));
        },
      ),
      { numRuns: 500, seed: 3 },
    );
  });

  it("have names that are safe to show", () => {
    const names = [`\u202e${"Café ".repeat(100_000)}`, "\u0000<b>51</b>"];
    const nodes = names.map((name, index) => node({ osmId: index + 1, name, ref: "9" }));
    const graph = readGraph(writeGraph({ nodes, edges: [] }).bytes);
    const [first, second] = nodes.map((_, index) => graph.node(index).name);
    expect(first).toMatch(/^(Café ?){1,40}$/);
    expect(second).toBe("<b>51</b>");
  });

  it("cannot refer to a missing node", () => {
    const oneNode = [1, 1, 0, 0, 2, 0, 0, 0, 0];
    const edgeTo = (index: number): number[] => [0, 2 * index, 1, 10, 0, 0, 0, 0];
    expect(problemOf(withPayload(Uint8Array.of(...oneNode, ...edgeTo(0))))).toBe("none");
    expect(problemOf(withPayload(Uint8Array.of(...oneNode, ...edgeTo(5))))).toBe("damaged");
  });

  it.each([
    ["200° north", 200, 5],
    ["500° east", 52, 500],
    ["90.000001° south", -90.000_001, 5],
  ])("cannot have a node at %s", (_, lat, lng) => {
    const { bytes: off } = writeGraph({ nodes: [node({ lat, lng })], edges: [] });
    expect(problemOf(off)).toBe("off-earth");
    const corner = writeGraph({ nodes: [node({ lat: -90, lng: 180 })], edges: [] });
    expect(problemOf(corner.bytes)).toBe("none");
  });

  it("cannot have a shape that leaves the earth, which throws on demand", () => {
    const odd = edge({ fromIndex: 0, toIndex: 1, between: [4.305, 52.15, 4.306, 91, 4.3, 52] });
    const graph = readGraph(writeGraph({ nodes: NODES, edges: [odd] }).bytes);
    expect(() => graph.coordinates(0)).toThrow(expect.objectContaining({ problem: "off-earth" }));
    expect(() => checkShapes(graph)).toThrow(expect.objectContaining({ problem: "off-earth" }));
    expect(() => checkShapes(readGraph(bytes))).not.toThrow();
  });

  it("cannot have an edge longer than a thousand kilometres", () => {
    const network = (lengthMeters: number) => ({ nodes: NODES, edges: [edge({ lengthMeters })] });
    expect(problemOf(writeGraph(network(1e6)).bytes)).toBe("none");
    expect(problemOf(writeGraph(network(1e6 + 0.1)).bytes)).toBe("damaged");
  });

  it("cannot have a node with an id that is not a safe integer", () => {
    const half = [0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f];
    const nodeFartherOn = [0, ...half, 0, 0, 0, 0];
    const nodes = (count: number) => new Array(count).fill(nodeFartherOn).flat();
    expect(problemOf(withPayload(Uint8Array.of(2, 0, 0, ...nodes(2))))).toBe("none");
    expect(problemOf(withPayload(Uint8Array.of(3, 0, 0, ...nodes(3))))).toBe("damaged");
  });

  it("cannot have an edge with more paved and unpaved length than its own", () => {
    const oneNode = [1, 1, 0, 0, 2, 0, 0, 0, 0];
    const edgeWith = (paved: number, unpaved: number) => [0, 0, 1, 10, 0, 0, paved, unpaved];
    const problemWith = (paved: number, unpaved: number) =>
      problemOf(withPayload(Uint8Array.of(...oneNode, ...edgeWith(paved, unpaved))));
    expect(problemWith(150, 50)).toBe("none");
    expect(problemWith(150, 51)).toBe("damaged");
  });

  it("cannot claim more nodes than their bytes can hold", () => {
    const claim = Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x7f, 0, 0);
    expect(problemOf(withPayload(claim))).toBe("damaged");
  });
});

it("reads all four modes of the two bits", () => {
  expect(NETWORK_MODES).toHaveLength(4);
});
