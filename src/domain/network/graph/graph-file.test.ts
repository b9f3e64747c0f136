import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeGraph } from "#domain/network/extract/write-graph.ts";
import type { Network, NetworkEdge, NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { crc32 } from "./crc32.ts";
import { GraphFormatError } from "./graph-format.ts";
import type { NetworkGraph } from "./network-graph.ts";
import { readGraph } from "./read-graph.ts";

const NODES: readonly NetworkNode[] = [
  node({ osmId: 11_264_697_326, mode: "walk", ref: "09", lat: 52.1, lng: 4.3 }),
  node({ osmId: 5, mode: "walk", ref: null, name: "Café ’t Hoekje 🛶", lat: 52.2, lng: 4.31 }),
  node({ osmId: 5, mode: "canoe", ref: "9", lat: 51.9, lng: -4.4, isInferred: true }),
  node({ osmId: 6, mode: "canoe", ref: "10", lat: 51.91, lng: -4.41 }),
];

const EDGES: readonly NetworkEdge[] = [
  edge({ fromIndex: 0, toIndex: 1, routeIds: [7, 8], between: [4.305, 52.15, 4.306, 52.151] }),
  edge({ fromIndex: 1, toIndex: 0, isTwoWay: false, routeIds: [], lengthMeters: 12_345.6 }),
  edge({ mode: "canoe", fromIndex: 2, toIndex: 3, routeIds: [19_000_000], hasPortage: true }),
  edge({ mode: "canoe", fromIndex: 3, toIndex: 3, hasFerry: true, isConnection: true }),
];

const NETWORK: Network = { nodes: NODES, edges: EDGES };

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

/** The same payload under a checksum that fits it: what a forger would do. */
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
  it("gives back the network that was written", () => {
    expect(everythingIn(readGraph(writeGraph(NETWORK).bytes))).toEqual(NETWORK);
  });

  it("holds an empty network", () => {
    const graph = readGraph(writeGraph({ nodes: [], edges: [] }).bytes);
    expect([graph.nodeCount, graph.edgeCount]).toEqual([0, 0]);
  });

  it("begins with its magic bytes and version", () => {
    expect([...writeGraph(NETWORK).bytes.subarray(0, 5)]).toEqual([0x53, 0x4d, 0x4e, 0x47, 1]);
  });

  it("does not depend on the order of the edges", () => {
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

  it("tells which edges touch a node, a loop once", () => {
    const graph = readGraph(writeGraph(NETWORK).bytes);
    const touching = (index: number): number[] => [
      ...graph.edgesAt.subarray(graph.edgesAtStarts[index], graph.edgesAtStarts[index + 1]),
    ];
    expect([0, 1, 2, 3].map(touching)).toEqual([[0, 1], [0, 1], [2], [2, 3]]);
  });

  it("cannot be written with an edge between two networks", () => {
    const edges = [edge({ fromIndex: 0, toIndex: 2 })];
    expect(() => writeGraph({ nodes: NODES, edges })).toThrow(RangeError);
  });
});

describe("bytes that are no sound graph", () => {
  const { bytes } = writeGraph(NETWORK);

  it("are refused when cut off anywhere", () => {
    for (let length = 4; length < bytes.length; length++) {
      expect(problemOf(bytes.subarray(0, length)), `${length} bytes`).toBe("cut-off");
    }
  });

  it("are refused when any one bit is flipped", () => {
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = bytes.slice();
      flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7));
      // An older version is read as this one; there is none yet.
      if (bit >> 3 !== 4) expect(problemOf(flipped), `bit ${bit}`).not.toBe("none");
    }
  });

  it("are refused when something follows", () => {
    expect(problemOf(Uint8Array.of(...bytes, 0))).toBe("damaged");
  });

  it("are refused when they are something else", () => {
    expect(problemOf(Uint8Array.of(0x50, 0x4d, 0x54, 0x69))).toBe("not-a-graph");
    expect(problemOf(new Uint8Array())).toBe("not-a-graph");
  });

  it("are refused when a later version wrote them", () => {
    expect(problemOf(Uint8Array.of(...bytes.subarray(0, 4), 2, ...bytes.subarray(5)))).toBe(
      "newer-version",
    );
  });

  it("are refused or read, never worse, when forged", () => {
    const payload = bytes.subarray(13);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(payload.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        (changes) => {
          const forged = payload.slice();
          for (const [index, value] of changes) forged[index] = value;
          expect(["none", "damaged"]).toContain(problemOf(withPayload(forged)));
        },
      ),
      { numRuns: 500, seed: 3 },
    );
  });

  it("have names that can be shown, whatever they say", () => {
    const names = [`\u202e${"Café ".repeat(100_000)}`, "\u0000<b>51</b>"];
    const nodes = names.map((name, index) => node({ osmId: index + 1, name, ref: "9" }));
    const graph = readGraph(writeGraph({ nodes, edges: [] }).bytes);
    const [first, second] = nodes.map((_, index) => graph.node(index).name);
    expect(first).toMatch(/^(Café ?){1,40}$/);
    expect(second).toBe("<b>51</b>");
  });

  it("cannot lead to a post that is not there", () => {
    const onePost = [1, 1, 0, 0, 2, 0, 0, 0, 0];
    const edgeTo = (index: number): number[] => [0, 2 * index, 1, 10, 0, 0];
    expect(problemOf(withPayload(Uint8Array.of(...onePost, ...edgeTo(0))))).toBe("none");
    expect(problemOf(withPayload(Uint8Array.of(...onePost, ...edgeTo(5))))).toBe("damaged");
  });

  it("cannot claim more nodes than they hold", () => {
    const claim = Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x7f, 0, 0);
    expect(problemOf(withPayload(claim))).toBe("damaged");
  });
});

it("knows every mode that has two bits", () => {
  expect(NETWORK_MODES).toHaveLength(4);
});
