import { type ByteWriter, createByteWriter } from "#domain/bytes/byte-writer.ts";
import { crc32 } from "#domain/bytes/crc32.ts";
import { joinedBytes } from "#domain/bytes/joined-bytes.ts";
import { reproducibleGzip } from "#domain/bytes/reproducible-gzip.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import { WAY_MODES } from "#domain/network/ways/access/way-access.ts";
import type { WayAttributes } from "./way-attributes.ts";
import type { CellNumber } from "./way-cell-grid.ts";
import { componentsOf, type WayComponents } from "./way-components.ts";
import {
  type CollectedWays,
  edgesByCell,
  NODE_BITS,
  splitWays,
  type WayEdges,
} from "./way-edges.ts";
import { lineUnits } from "./way-lengths.ts";
import { NODE_HAS_TIMES, WAYS_CONTENTS, WAYS_MAGIC, WAYS_VERSION } from "./ways-format.ts";

/** The columns from which the cells are written. */
interface Content {
  readonly ways: CollectedWays;
  readonly edges: WayEdges;
  readonly components: readonly WayComponents[];
  /** Room for the index in a cell of each node, used by one cell after another. */
  readonly indexInCell: Uint32Array;
}

/**
 * Writes ways as a `ways.graph` file (docs/formats/ways-graph.md), with a step for each cell; null if there is no edge.
 * The same ways give the same bytes. Ways that `isUsed` refuses are left out; those of `modes`, which begin like `NETWORK_MODES`, have components.
 */
export function* writeWays(
  ways: CollectedWays,
  isUsed: (way: number) => boolean = () => true,
  modes: readonly NetworkMode[] = WAY_MODES,
): SearchSteps<Uint8Array | null> {
  const edges = splitWays(ways, isUsed);
  if (edges.count === 0) return null;
  yield;
  const lengths = lengthsOf(ways, edges);
  yield;
  const components = componentsOf(ways, edges, lengths, modes);
  yield;
  const cells = edgesByCell(ways, edges);
  yield;
  const written: [CellNumber, Uint8Array][] = [];
  const indexInCell = new Uint32Array(ways.nodeIds.length);
  for (const [cell, edgesOfCell] of cells) {
    written.push([cell, cellBytes({ ways, edges, components, indexInCell }, edgesOfCell)]);
    yield;
  }
  return fileOf(written, components);
}

function lengthsOf(ways: CollectedWays, { count, firstAt, lastAt }: WayEdges): Uint32Array {
  return Uint32Array.from({ length: count }, (_, edge) =>
    lineUnits(ways, ways.nodes, firstAt[edge] as number, lastAt[edge] as number),
  );
}

function fileOf(
  cells: readonly (readonly [CellNumber, Uint8Array])[],
  components: readonly WayComponents[],
): Uint8Array {
  const directory = createByteWriter();
  directory.varint(components.length);
  for (const { sizes } of components) {
    directory.varint(sizes.length);
    for (const size of sizes) directory.varint(size);
  }
  directory.varint(cells.length);
  let previous = 0;
  for (const [cell, bytes] of cells) {
    directory.varint(cell - previous);
    directory.varint(bytes.length);
    directory.bytes(fixed(crc32(bytes)));
    previous = cell;
  }
  directory.varint(WAYS_CONTENTS.closedArms);
  const directoryBytes = directory.finish();
  const header = createByteWriter();
  header.bytes(Uint8Array.from([...WAYS_MAGIC, WAYS_VERSION]));
  header.bytes(fixed(directoryBytes.length));
  header.bytes(fixed(crc32(directoryBytes)));
  return joinedBytes([header.finish(), directoryBytes, ...cells.map(([, bytes]) => bytes)]);
}

/** Returns four bytes, lowest first. */
function fixed(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

/** Writes columns of like numbers one after another, which compress best. */
function cellBytes(content: Content, edgesOfCell: readonly number[]): Uint8Array {
  const { ways, edges } = content;
  const writer = createByteWriter();
  const used = nodesOf(content, edgesOfCell);
  const nodes = distinct(used.slice().sort());
  nodes.forEach((node, index) => {
    content.indexInCell[node] = index;
  });
  const texts = textsOf(content, edgesOfCell, nodes);
  writeNodeIds(writer, ways, nodes, texts);
  writeTexts(writer, texts);
  const attributes = writeAttributes(writer, content, edgesOfCell, texts);
  writer.varint(edgesOfCell.length);
  let lastAttributes = 0;
  for (const edge of edgesOfCell) {
    const index = attributes.get(attributesAt(content, edge)) as number;
    writer.signedVarint(index - lastAttributes);
    lastAttributes = index;
  }
  for (const edge of edgesOfCell) {
    writer.varint((edges.lastAt[edge] as number) - (edges.firstAt[edge] as number) - 1);
  }
  writeLines(writer, content, used, nodes.length);
  for (const { ofEdge } of content.components) writeRuns(writer, ofEdge, edgesOfCell);
  return reproducibleGzip(writer.finish());
}

/** Returns the nodes of all edges, one after another. */
function nodesOf({ ways, edges }: Content, edgesOfCell: readonly number[]): Uint32Array {
  let count = 0;
  for (const edge of edgesOfCell) {
    count += (edges.lastAt[edge] as number) - (edges.firstAt[edge] as number) + 1;
  }
  const used = new Uint32Array(count);
  let end = 0;
  for (const edge of edgesOfCell) {
    const [first, last] = [edges.firstAt[edge] as number, edges.lastAt[edge] as number];
    used.set(ways.nodes.subarray(first, last + 1), end);
    end += last - first + 1;
  }
  return used;
}

/** Returns sorted numbers, each once. */
function distinct(sorted: Uint32Array): Uint32Array {
  let count = 0;
  for (const one of sorted) {
    if (count === 0 || sorted[count - 1] !== one) sorted[count++] = one;
  }
  return sorted.subarray(0, count);
}

/** Writes the nodes of all edges, and the position of each node where it first occurs. */
function writeLines(
  writer: ByteWriter,
  { ways: { lngs, lats }, indexInCell }: Content,
  used: Uint32Array,
  nodeCount: number,
): void {
  let last = 0;
  for (const node of used) {
    const index = indexInCell[node] as number;
    writer.signedVarint(index - last);
    last = index;
  }
  const isWritten = new Uint8Array(nodeCount);
  let lng = 0;
  let lat = 0;
  for (const node of used) {
    const index = indexInCell[node] as number;
    if (isWritten[index] === 0) {
      writer.signedVarint((lngs[node] as number) - lng);
      writer.signedVarint((lats[node] as number) - lat);
      isWritten[index] = 1;
    }
    lng = lngs[node] as number;
    lat = lats[node] as number;
  }
}

/** Writes the id of each node, by ascending id, and the closed modes and times of those that have any. */
function writeNodeIds(
  writer: ByteWriter,
  ways: CollectedWays,
  nodes: Uint32Array,
  texts: CellTexts,
): void {
  writer.varint(nodes.length);
  let lastId = 0;
  const marked: (readonly [index: number, bits: number, condition: string | undefined])[] = [];
  nodes.forEach((node, index) => {
    const id = ways.nodeIds[node] as number;
    writer.varint(id - lastId);
    lastId = id;
    const condition = ways.nodeConditions.get(node);
    const bits =
      closedModes(ways.nodeBits[node] as number) | (condition === undefined ? 0 : NODE_HAS_TIMES);
    if (bits !== 0) marked.push([index, bits, condition]);
  });
  writer.varint(marked.length);
  let last = 0;
  for (const [index, bits, condition] of marked) {
    writer.varint(index - last);
    writer.byte(bits);
    if (condition !== undefined) writer.varint(texts.get(condition) as number);
    last = index;
  }
}

function closedModes(bits: number): number {
  return (bits & NODE_BITS.walkClosed ? 1 : 0) | (bits & NODE_BITS.cycleClosed ? 2 : 0);
}

function attributesAt({ ways, edges }: Content, edge: number): WayAttributes {
  const index = ways.attributeOf[edges.wayOf[edge] as number] as number;
  return ways.attributes[index] as WayAttributes;
}

/** The number of each text of a cell, from 1. */
type CellTexts = ReadonlyMap<string, number>;

function textsOf(content: Content, edgesOfCell: readonly number[], nodes: Uint32Array): CellTexts {
  const texts = new Set<string>();
  for (const one of new Set(edgesOfCell.map((edge) => attributesAt(content, edge)))) {
    texts.add(one.name ?? "").add(one.condition ?? "");
  }
  if (content.ways.nodeConditions.size > 0) {
    for (const node of nodes) texts.add(content.ways.nodeConditions.get(node) ?? "");
  }
  texts.delete("");
  return new Map([...texts].map((text, index) => [text, index + 1]));
}

function writeTexts(writer: ByteWriter, texts: CellTexts): void {
  writer.varint(texts.size);
  for (const text of texts.keys()) {
    const bytes = encodeUtf8(text);
    writer.varint(bytes.length);
    writer.bytes(bytes);
  }
}

/** Writes the attributes of a cell; returns the index of each. */
function writeAttributes(
  writer: ByteWriter,
  content: Content,
  edgesOfCell: readonly number[],
  textOf: CellTexts,
): ReadonlyMap<WayAttributes, number> {
  const all = [...new Set(edgesOfCell.map((edge) => attributesAt(content, edge)))];
  writer.varint(all.length);
  for (const { wayClass, directions, traits, name, condition } of all) {
    writer.varint(wayClass);
    writer.byte(directions);
    writer.varint(traits);
    writer.varint(textOf.get(name ?? "") ?? 0);
    writer.varint(textOf.get(condition ?? "") ?? 0);
  }
  return new Map(all.map((one, index) => [one, index]));
}

/** Writes the components of edges as runs: how many edges, and their component. */
function writeRuns(writer: ByteWriter, ofEdge: Uint32Array, edges: readonly number[]): void {
  for (let start = 0; start < edges.length; ) {
    const component = ofEdge[edges[start] as number] as number;
    let end = start;
    while (end < edges.length && ofEdge[edges[end] as number] === component) end += 1;
    writer.varint(end - start);
    writer.varint(component);
    start = end;
  }
}
