import { ByteRangeError, type ByteReader, createByteReader } from "#domain/bytes/byte-reader.ts";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { crc32 } from "#domain/bytes/crc32.ts";
import { gunzipWithin } from "#domain/bytes/gunzip-within.ts";
import { decodeUtf8 } from "#domain/bytes/utf8.ts";
import { WAY_CLASSES } from "#domain/network/ways/access/way-class.ts";
import { plainName } from "#domain/text/plain-text.ts";
import type { WayAttributes } from "./way-attributes.ts";
import type { WayCell } from "./way-cell.ts";
import type { CellNumber } from "./way-cell-grid.ts";
import { lineUnits } from "./way-lengths.ts";
import {
  damagedWays,
  NODE_HAS_TIMES,
  UNITS_PER_DEGREE,
  WAYS_CONTENTS,
  WAYS_HEADER_BYTES,
  WAYS_MAGIC,
  WAYS_VERSION,
  WaysFormatError,
} from "./ways-format.ts";

/** An open `ways.graph`; cells are read when asked for. */
export interface WaysFile {
  /** For each mode, the length of each component in decimetres, largest first. */
  readonly componentSizes: readonly Float64Array[];
  /** The cells with ways, ascending. */
  readonly cells: readonly CellNumber[];
  /** True if the beginnings of closed ways are there; older files have none. */
  readonly hasClosedArms: boolean;
  /** Reads a cell; null if the file has no way there. Rejects with WaysFormatError if it is damaged. */
  readonly cell: (cell: CellNumber) => Promise<WayCell | null>;
}

interface CellRange {
  readonly offset: number;
  readonly bytes: number;
  readonly crc: number;
}

/** Opens a `ways.graph` (docs/formats/ways-graph.md). Rejects with WaysFormatError. */
export async function openWays(source: ByteSource): Promise<WaysFile> {
  const header = await bytesOf(source, 0, WAYS_HEADER_BYTES);
  if (!WAYS_MAGIC.every((byte, index) => header[index] === byte)) {
    throw new WaysFormatError("not-ways", "This is not a file of ways.");
  }
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  if (view.getUint8(4) > WAYS_VERSION) {
    throw new WaysFormatError("newer-version", "The ways of this pack need a newer app.");
  }
  const directoryEnd = WAYS_HEADER_BYTES + view.getUint32(5, true);
  const directory = await bytesOf(source, WAYS_HEADER_BYTES, directoryEnd);
  if (crc32(directory) !== view.getUint32(9, true)) throw damagedWays();
  const { componentSizes, ranges, contents } = decoded(() =>
    readDirectory(directory, directoryEnd),
  );
  return {
    componentSizes,
    cells: [...ranges.keys()],
    hasClosedArms: (contents & WAYS_CONTENTS.closedArms) !== 0,
    cell: async (cell) => {
      const range = ranges.get(cell);
      if (!range) return null;
      const bytes = await bytesOf(source, range.offset, range.offset + range.bytes);
      if (crc32(bytes) !== range.crc) throw damagedWays();
      const content = await unzipped(bytes);
      return decoded(() => readCell(createByteReader(content), componentSizes));
    },
  };
}

async function bytesOf(
  source: ByteSource,
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (end > source.size) throw new WaysFormatError("cut-off", "The ways of this pack are cut off.");
  return new Uint8Array(await source.slice(start, end).arrayBuffer());
}

/** More than the densest cell of the earth. */
const MAX_CELL_BYTES = 64e6;

async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    return await gunzipWithin(bytes, MAX_CELL_BYTES);
  } catch {
    throw damagedWays();
  }
}

function decoded<T>(decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (error instanceof ByteRangeError) throw damagedWays();
    throw error;
  }
}

function readDirectory(bytes: Uint8Array, cellsStart: number) {
  const reader = createByteReader(bytes);
  const componentSizes = Array.from({ length: countOf(reader, 1) }, () =>
    Float64Array.from({ length: countOf(reader, 1) }, () => reader.varint()),
  );
  const ranges = new Map<CellNumber, CellRange>();
  let [cell, offset] = [0, cellsStart];
  for (let left = countOf(reader, 6); left > 0; left--) {
    cell += reader.varint();
    const bytesOfCell = reader.varint();
    const crc = new DataView(Uint8Array.from(reader.bytes(4)).buffer).getUint32(0, true);
    ranges.set(cell, { offset, bytes: bytesOfCell, crc });
    offset += bytesOfCell;
  }
  const contents = reader.remaining() > 0 ? reader.varint() : 0;
  return { componentSizes, ranges, contents };
}

/** Reads a count of things that take at least so many bytes each, so that no count claims more than there is. */
function countOf(reader: ByteReader, minBytesEach: number): number {
  const count = reader.varint();
  if (count * minBytesEach > reader.remaining()) throw damagedWays();
  return count;
}

function readCell(reader: ByteReader, componentSizes: WaysFile["componentSizes"]): WayCell {
  const { nodeIds, closedModes, textOf } = readNodeIds(reader);
  const texts = readTexts(reader);
  const attributes = readAttributes(reader, texts);
  const nodeConditions = new Map(
    Array.from(textOf, ([node, index]) => [node, texts[index] ?? missingText()] as const),
  );
  const edges = readEdges(reader, attributes.length);
  const { edgeCount } = edges;
  const nodes = readNodes(reader, edges.nodeStarts[edgeCount] as number, nodeIds.length);
  const places = readPlaces(reader, nodes, nodeIds.length);
  const components = componentSizes.map(({ length }) => readRuns(reader, edgeCount, length));
  if (reader.remaining() > 0) throw damagedWays();
  const lengths = new Uint32Array(edgeCount);
  for (let edge = 0; edge < edgeCount; edge++) {
    const end = edges.nodeStarts[edge + 1] as number;
    lengths[edge] = lineUnits(places, nodes, edges.nodeStarts[edge] as number, end - 1);
  }
  const marks = { nodeIds, closedModes, nodeConditions };
  return { ...marks, ...places, attributes, ...edges, nodes, lengths, components };
}

function readNodeIds(reader: ByteReader) {
  const count = countOf(reader, 1);
  const nodeIds = new Float64Array(count);
  const closedModes = new Uint8Array(count);
  const textOf = new Map<number, number>();
  let id = 0;
  for (let node = 0; node < count; node++) {
    id += reader.varint();
    nodeIds[node] = id;
  }
  let at = 0;
  for (let left = countOf(reader, 2); left > 0; left--) {
    at += reader.varint();
    if (at >= count) throw damagedWays();
    const bits = reader.byte();
    closedModes[at] = bits & ~NODE_HAS_TIMES;
    if (bits & NODE_HAS_TIMES) textOf.set(at, reader.varint());
  }
  return { nodeIds, closedModes, textOf };
}

function readNodes(reader: ByteReader, count: number, nodeCount: number): Uint32Array {
  if (count > reader.remaining()) throw damagedWays();
  const nodes = new Uint32Array(count);
  let node = 0;
  for (let at = 0; at < count; at++) {
    node += reader.signedVarint();
    if (node < 0 || node >= nodeCount) throw damagedWays();
    nodes[at] = node;
  }
  return nodes;
}

function readPlaces(reader: ByteReader, nodes: Uint32Array, nodeCount: number) {
  const lngs = new Int32Array(nodeCount);
  const lats = new Int32Array(nodeCount);
  const isRead = new Uint8Array(nodeCount);
  let lng = 0;
  let lat = 0;
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as number;
    if (isRead[node] === 1) {
      lng = lngs[node] as number;
      lat = lats[node] as number;
      continue;
    }
    lng += reader.signedVarint();
    lat += reader.signedVarint();
    if (Math.abs(lng) > 180 * UNITS_PER_DEGREE || Math.abs(lat) > 90 * UNITS_PER_DEGREE) {
      throw damagedWays();
    }
    lngs[node] = lng;
    lats[node] = lat;
    isRead[node] = 1;
  }
  return { lngs, lats };
}

/** Returns the texts of a cell by their number, which starts at 1; number 0 stands for no text. */
function readTexts(reader: ByteReader): readonly (string | null)[] {
  const texts: (string | null)[] = [null];
  for (let left = countOf(reader, 1); left > 0; left--) {
    texts.push(plainName(decodeUtf8(reader.bytes(reader.varint()))));
  }
  return texts;
}

function missingText(): never {
  throw damagedWays();
}

function readAttributes(reader: ByteReader, texts: readonly (string | null)[]): WayAttributes[] {
  const text = (): string | null => {
    const found = texts[reader.varint()];
    return found === undefined ? missingText() : found;
  };
  return Array.from({ length: countOf(reader, 5) }, () => {
    const wayClass = reader.varint();
    if (wayClass >= WAY_CLASSES.length) throw damagedWays();
    const [directions, traits] = [reader.byte(), reader.varint()];
    return { wayClass, directions, traits, name: text(), condition: text() };
  });
}

function readEdges(reader: ByteReader, attributesCount: number) {
  const edgeCount = countOf(reader, 4);
  const attributeOf = new Uint32Array(edgeCount);
  const nodeStarts = new Uint32Array(edgeCount + 1);
  let [attribute, end] = [0, 0];
  for (let edge = 0; edge < edgeCount; edge++) {
    attribute += reader.signedVarint();
    if (attribute < 0 || attribute >= attributesCount) throw damagedWays();
    attributeOf[edge] = attribute;
  }
  for (let edge = 0; edge < edgeCount; edge++) {
    end += reader.varint() + 2;
    if (end > reader.remaining() + 2 * edgeCount) throw damagedWays();
    nodeStarts[edge + 1] = end;
  }
  return { edgeCount, attributeOf, nodeStarts };
}

function readRuns(reader: ByteReader, edgeCount: number, componentCount: number): Uint32Array {
  const components = new Uint32Array(edgeCount);
  for (let start = 0; start < edgeCount; ) {
    const [length, component] = [reader.varint(), reader.varint()];
    if (length === 0 || start + length > edgeCount || component >= Math.max(1, componentCount)) {
      throw damagedWays();
    }
    components.fill(component, start, start + length);
    start += length;
  }
  return components;
}
