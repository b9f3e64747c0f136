import { type ByteWriter, createByteWriter } from "#domain/bytes/byte-writer.ts";
import { crc32 } from "#domain/bytes/crc32.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { Network, NetworkEdge, NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import {
  EDGE_HAS_FERRY,
  EDGE_HAS_PORTAGE,
  EDGE_IS_CONNECTION,
  EDGE_IS_TWO_WAY,
  GRAPH_HEADER_BYTES,
  GRAPH_MAGIC,
  GRAPH_VERSION,
  NODE_IS_INFERRED,
  UNITS_PER_DEGREE,
  UNITS_PER_METER,
  UNITS_PER_WHOLE,
} from "./graph-format.ts";

/** A graph file, and the number of its bytes that hold the shapes of edges. */
export interface GraphFile {
  readonly bytes: Uint8Array;
  readonly geometryBytes: number;
}

/**
 * Writes a network as a `network.graph` file, described in docs/formats/network-graph.md. The same network
 * gives the same bytes. Throws RangeError for an edge between nodes that are not in the network.
 */
export function writeGraph(network: Network): GraphFile {
  const { nodes } = network;
  const edges = [...network.edges].sort(
    (a, b) => a.fromIndex - b.fromIndex || a.toIndex - b.toIndex,
  );
  const geometries = edges.map((edge) => geometryOf(edge, nodes));
  const writer = createByteWriter();
  writer.varint(nodes.length);
  writer.varint(edges.length);
  writeNodes(writer, nodes);
  writeEdges(writer, edges, geometries);
  writeSurfaces(writer, edges);
  for (const geometry of geometries) writer.bytes(geometry);
  return {
    bytes: withHeader(writer.finish()),
    geometryBytes: geometries.reduce((sum, { length }) => sum + length, 0),
  };
}

function withHeader(payload: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(GRAPH_HEADER_BYTES + payload.length);
  const view = new DataView(bytes.buffer);
  bytes.set(GRAPH_MAGIC);
  view.setUint8(4, GRAPH_VERSION);
  view.setUint32(5, payload.length, true);
  view.setUint32(9, crc32(payload), true);
  bytes.set(payload, GRAPH_HEADER_BYTES);
  return bytes;
}

function writeNodes(writer: ByteWriter, nodes: readonly NetworkNode[]): void {
  const texts = [...new Set(nodes.flatMap(({ ref, name }) => [ref, name]))].filter(
    (text) => text !== null,
  );
  // 0 stands for no text.
  const indexOf = new Map(texts.map((text, index) => [text, index + 1]));
  writer.varint(texts.length);
  for (const text of texts) {
    const bytes = encodeUtf8(text);
    writer.varint(bytes.length);
    writer.bytes(bytes);
  }
  let previous = { osmId: 0, lng: 0, lat: 0 };
  for (const node of nodes) {
    const mode = NETWORK_MODES.indexOf(node.mode);
    const next = { osmId: node.osmId, lng: toUnits(node.lng), lat: toUnits(node.lat) };
    writer.byte(mode | (node.isInferred ? NODE_IS_INFERRED : 0));
    writer.signedVarint(next.osmId - previous.osmId);
    writer.varint(indexOf.get(node.ref ?? "") ?? 0);
    writer.varint(indexOf.get(node.name ?? "") ?? 0);
    writer.signedVarint(next.lng - previous.lng);
    writer.signedVarint(next.lat - previous.lat);
    previous = next;
  }
}

function writeEdges(
  writer: ByteWriter,
  edges: readonly NetworkEdge[],
  geometries: readonly Uint8Array[],
): void {
  let previousFrom = 0;
  let previousRoute = 0;
  edges.forEach((edge, index) => {
    writer.varint(edge.fromIndex - previousFrom);
    writer.signedVarint(edge.toIndex - edge.fromIndex);
    writer.byte(flagsOf(edge));
    writer.varint(Math.round(edge.lengthMeters * UNITS_PER_METER));
    writer.varint(edge.routeIds.length);
    for (const routeId of edge.routeIds) {
      writer.signedVarint(routeId - previousRoute);
      previousRoute = routeId;
    }
    writer.varint(geometries[index]?.length ?? 0);
    previousFrom = edge.fromIndex;
  });
}

/** Two separate columns, which the reader uses directly. */
function writeSurfaces(writer: ByteWriter, edges: readonly NetworkEdge[]): void {
  const shareOf = (meters: number, { lengthMeters }: NetworkEdge): number =>
    lengthMeters > 0 ? Math.round((meters / lengthMeters) * UNITS_PER_WHOLE) : 0;
  const paved = edges.map((edge) => Math.min(shareOf(edge.pavedMeters, edge), UNITS_PER_WHOLE));
  const unpaved = edges.map((edge, index) =>
    // Two halves that are both rounded up would exceed the whole.
    Math.min(shareOf(edge.unpavedMeters, edge), UNITS_PER_WHOLE - (paved[index] as number)),
  );
  writer.bytes(Uint8Array.from(paved));
  writer.bytes(Uint8Array.from(unpaved));
}

function flagsOf(edge: NetworkEdge): number {
  return (
    (edge.isTwoWay ? EDGE_IS_TWO_WAY : 0) |
    (edge.hasFerry ? EDGE_HAS_FERRY : 0) |
    (edge.hasPortage ? EDGE_HAS_PORTAGE : 0) |
    (edge.isConnection ? EDGE_IS_CONNECTION : 0)
  );
}

/** Encodes the points between the two nodes, each as the difference from the one before. */
function geometryOf(edge: NetworkEdge, nodes: readonly NetworkNode[]): Uint8Array {
  const from = nodes[edge.fromIndex];
  const to = nodes[edge.toIndex];
  if (!from || !to || from.mode !== edge.mode || to.mode !== edge.mode) {
    throw new RangeError("An edge must lie between two nodes of its own network.");
  }
  const writer = createByteWriter();
  let lng = toUnits(from.lng);
  let lat = toUnits(from.lat);
  for (let index = 2; index < edge.coordinates.length - 2; index += 2) {
    const nextLng = toUnits(edge.coordinates[index] as number);
    const nextLat = toUnits(edge.coordinates[index + 1] as number);
    writer.signedVarint(nextLng - lng);
    writer.signedVarint(nextLat - lat);
    lng = nextLng;
    lat = nextLat;
  }
  return writer.finish();
}

function toUnits(degrees: number): number {
  return Math.round(degrees * UNITS_PER_DEGREE);
}
