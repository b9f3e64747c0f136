import { ByteRangeError, type ByteReader, createByteReader } from "#domain/bytes/byte-reader.ts";
import { crc32 } from "#domain/bytes/crc32.ts";
import { decodeUtf8 } from "#domain/bytes/utf8.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { MAX_EDGE_METERS } from "#domain/units/limits.ts";
import {
  FIRST_VERSION_WITH_SURFACES,
  GRAPH_HEADER_BYTES,
  GRAPH_MAGIC,
  GRAPH_VERSION,
  GraphFormatError,
  isOnEarth,
  offEarth,
  UNITS_PER_DEGREE,
  UNITS_PER_METER,
  UNITS_PER_WHOLE,
} from "./graph-format.ts";
import { type GraphEdges, type GraphNodes, graphOf, type NetworkGraph } from "./network-graph.ts";

/** The least number of bytes of a node and an edge, so that no count can claim more than the bytes can hold. */
const MIN_NODE_BYTES = 6;
const MIN_EDGE_BYTES = 6;

/**
 * Reads a `network.graph` file (docs/formats/network-graph.md). Edge shapes are decoded on demand from
 * `bytes`, which must not change. Throws GraphFormatError for an incomplete or invalid file.
 */
export function readGraph(bytes: Uint8Array): NetworkGraph {
  const { version, payload } = openedFile(bytes);
  const reader = createByteReader(payload);
  try {
    const nodeCount = countOf(reader, MIN_NODE_BYTES);
    const edgeCount = countOf(reader, MIN_EDGE_BYTES);
    const nodes = readNodes(reader, nodeCount);
    const edges = readEdges(reader, edgeCount, nodes);
    const surfaces =
      version < FIRST_VERSION_WITH_SURFACES
        ? { pavedShares: new Uint8Array(edgeCount), unpavedShares: new Uint8Array(edgeCount) }
        : readSurfaces(reader, edgeCount);
    const geometry = reader.bytes(reader.remaining());
    if (edges.geometryStarts[edgeCount] !== geometry.length) throw damaged();
    return graphOf(nodes, { ...edges, ...surfaces }, geometry);
  } catch (error) {
    if (error instanceof ByteRangeError) throw damaged();
    throw error;
  }
}

/** Decodes the shapes of all edges. Throws GraphFormatError if one of them leaves the earth. */
export function checkShapes({ edgeCount, coordinates }: NetworkGraph): void {
  for (let edge = 0; edge < edgeCount; edge++) coordinates(edge);
}

function openedFile(bytes: Uint8Array): { version: number; payload: Uint8Array } {
  if (!GRAPH_MAGIC.every((byte, index) => bytes[index] === byte)) {
    throw new GraphFormatError("not-a-graph", "This is not a network graph.");
  }
  if (bytes.length < GRAPH_HEADER_BYTES) throw cutOff();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint8(4);
  if (version > GRAPH_VERSION) {
    throw new GraphFormatError("newer-version", "This network graph needs a newer app.");
  }
  const payload = bytes.subarray(GRAPH_HEADER_BYTES);
  if (payload.length < view.getUint32(5, true)) throw cutOff();
  if (payload.length > view.getUint32(5, true) || crc32(payload) !== view.getUint32(9, true)) {
    throw damaged();
  }
  return { version, payload };
}

function cutOff(): GraphFormatError {
  return new GraphFormatError("cut-off", "This network graph is cut off.");
}

function damaged(): GraphFormatError {
  return new GraphFormatError("damaged", "This network graph is damaged.");
}

function countOf(reader: ByteReader, minBytesEach: number): number {
  const count = reader.varint();
  if (count * minBytesEach > reader.remaining()) throw damaged();
  return count;
}

function readTexts(reader: ByteReader): (string | null)[] {
  const count = countOf(reader, 1);
  const texts: (string | null)[] = [null];
  for (let index = 0; index < count; index++) {
    texts.push(plainName(decodeUtf8(reader.bytes(reader.varint()))));
  }
  return texts;
}

function readNodes(reader: ByteReader, count: number): GraphNodes {
  const texts = readTexts(reader);
  const nodes: GraphNodes = {
    osmIds: new Float64Array(count),
    flags: new Uint8Array(count),
    lngs: new Float64Array(count),
    lats: new Float64Array(count),
    refs: new Array<string | null>(count).fill(null),
    names: new Array<string | null>(count).fill(null),
  };
  let [osmId, lng, lat] = [0, 0, 0];
  for (let index = 0; index < count; index++) {
    nodes.flags[index] = reader.byte();
    osmId += reader.signedVarint();
    nodes.osmIds[index] = osmId;
    nodes.refs[index] = textAt(texts, reader.varint());
    nodes.names[index] = textAt(texts, reader.varint());
    lng += reader.signedVarint();
    lat += reader.signedVarint();
    nodes.lngs[index] = lng / UNITS_PER_DEGREE;
    nodes.lats[index] = lat / UNITS_PER_DEGREE;
    if (!Number.isSafeInteger(osmId)) throw damaged();
    if (!isOnEarth(lng, lat)) throw offEarth();
  }
  return nodes;
}

function textAt(texts: readonly (string | null)[], index: number): string | null {
  const text = texts[index];
  if (text === undefined) throw damaged();
  return text;
}

/** The columns of the edges without their surfaces. */
type EdgesWithoutSurfaces = Omit<GraphEdges, "pavedShares" | "unpavedShares">;

function readEdges(reader: ByteReader, count: number, nodes: GraphNodes): EdgesWithoutSurfaces {
  const edges = {
    from: new Uint32Array(count),
    to: new Uint32Array(count),
    flags: new Uint8Array(count),
    lengthUnits: new Uint32Array(count),
    routeStarts: new Uint32Array(count + 1),
    routeIds: [] as number[],
    geometryStarts: new Uint32Array(count + 1),
  };
  let from = 0;
  let routeId = 0;
  let geometryEnd = 0;
  for (let index = 0; index < count; index++) {
    from += reader.varint();
    const to = from + reader.signedVarint();
    checkEnds(from, to, nodes);
    edges.from[index] = from;
    edges.to[index] = to;
    edges.flags[index] = reader.byte();
    const lengthUnits = reader.varint();
    if (lengthUnits > MAX_EDGE_METERS * UNITS_PER_METER) throw damaged();
    edges.lengthUnits[index] = lengthUnits;
    for (let left = reader.varint(); left > 0; left--) {
      routeId += reader.signedVarint();
      edges.routeIds.push(routeId);
    }
    edges.routeStarts[index + 1] = edges.routeIds.length;
    geometryEnd += reader.varint();
    edges.geometryStarts[index + 1] = geometryEnd;
  }
  return edges;
}

function readSurfaces(
  reader: ByteReader,
  count: number,
): Pick<GraphEdges, "pavedShares" | "unpavedShares"> {
  const pavedShares = reader.bytes(count);
  const unpavedShares = reader.bytes(count);
  for (let index = 0; index < count; index++) {
    const known = (pavedShares[index] as number) + (unpavedShares[index] as number);
    if (known > UNITS_PER_WHOLE) throw damaged();
  }
  return { pavedShares, unpavedShares };
}

function checkEnds(from: number, to: number, nodes: GraphNodes): void {
  const count = nodes.flags.length;
  const mask = NETWORK_MODES.length - 1;
  const isSound =
    from < count &&
    to >= 0 &&
    to < count &&
    ((nodes.flags[from] as number) & mask) === ((nodes.flags[to] as number) & mask);
  if (!isSound) throw damaged();
}
