import type { OsmMember, OsmTags } from "#domain/osm/osm-elements.ts";
import { type Encoding, type Extent, MessageError, MessageReader } from "./message-reader.ts";

/** The version of an object; zero if the file does not have it. */
export interface Edition {
  readonly version: number;
  /** Seconds since 1970. */
  readonly timestampSeconds: number;
}

/** A node in the file. Position in 10⁻⁷ degree, whole numbers, not always on the earth. */
export interface FileNode extends Edition {
  readonly id: number;
  readonly latE7: number;
  readonly lngE7: number;
  readonly tags: OsmTags;
}

/** A way in the file. */
export interface FileWay extends Edition {
  readonly id: number;
  readonly nodeIds: readonly number[];
  readonly tags: OsmTags;
}

/** A relation in the file. */
export interface FileRelation extends Edition {
  readonly id: number;
  readonly members: readonly OsmMember[];
  readonly tags: OsmTags;
}

/** Receives the objects of a block in order; kinds without a receiver are not decoded. */
export interface BlockVisitor {
  readonly node?: (node: FileNode) => void;
  readonly way?: (way: FileWay) => void;
  readonly relation?: (relation: FileRelation) => void;
}

/** The kind of an object. */
export type OsmKind = "node" | "way" | "relation";

/** Thrown for an object that claims more parts than OpenStreetMap allows. */
export class ImpossibleSizeError extends Error {
  override readonly name = "ImpossibleSizeError";
}

/** The tags of all nodes without tags, which are most: compare with `===`. */
export const NO_TAGS: OsmTags = {};

const MEMBER_TYPES = ["node", "way", "relation"] as const;
const DENSE_NODES = 2;
/** The kinds of objects by their field in a group. */
const KIND_OF_FIELD: Readonly<Record<number, OsmKind>> = {
  1: "node",
  [DENSE_NODES]: "node",
  3: "way",
  4: "relation",
};
/** Far more than the limits of OpenStreetMap, which were higher once: 2,000 nodes and 32,000 members. */
const MAX_PARTS = 1 << 17;
/** Ids have 34 bits now, and differences of ids are stored as exact numbers. */
const MAX_ID = 2 ** 48;

/**
 * Decodes a PrimitiveBlock and passes its objects to the visitor. Returns the kinds of objects in it. Throws
 * MessageError if the block is invalid, and ImpossibleSizeError.
 * Source: https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export function visitBlock(bytes: Uint8Array, visitor: BlockVisitor): ReadonlySet<OsmKind> {
  const reader = new MessageReader(bytes);
  const block = readBlock(reader, bytes);
  const kinds = new Set<OsmKind>();
  const readField = (field: number): void => {
    const kind = KIND_OF_FIELD[field];
    if (!kind) return;
    kinds.add(kind);
    if (kind === "way") visitor.way?.(readWay(reader, block));
    else if (kind === "relation") visitor.relation?.(readRelation(reader, block));
    else if (visitor.node) visitNodes(field, reader, block, visitor.node);
  };
  for (const group of block.groups) reader.within(group, readField);
  return kinds;
}

/** Returns the kind of the first object in a block, without decoding the rest; null if there is none. */
export function firstKind(bytes: Uint8Array): OsmKind | null {
  const reader = new MessageReader(bytes);
  for (const group of readBlock(reader, bytes).groups) {
    const kind = KIND_OF_FIELD[new MessageReader(bytes, group).nextField()];
    if (kind) return kind;
  }
  return null;
}

interface Block {
  readonly bytes: Uint8Array;
  readonly textAt: (index: number) => string;
  readonly groups: readonly Extent[];
  readonly granularity: number;
  readonly dateGranularity: number;
  readonly latOffset: number;
  readonly lngOffset: number;
}

function readBlock(reader: MessageReader, bytes: Uint8Array): Block {
  const groups: Extent[] = [];
  const numbers = { granularity: 100, dateGranularity: 1000, latOffset: 0, lngOffset: 0 };
  let texts: Extent = { start: 0, end: 0 };
  reader.fields((field) => {
    if (field === 1) texts = reader.extent();
    else if (field === 2) groups.push(reader.extent());
    else if (field === 17) numbers.granularity = reader.number("int");
    else if (field === 18) numbers.dateGranularity = reader.number("int");
    else if (field === 19) numbers.latOffset = reader.number("int");
    else if (field === 20) numbers.lngOffset = reader.number("int");
  });
  return { bytes, textAt: textsIn(reader, texts), groups, ...numbers };
}

/** Returns the texts of a block by their index; each is decoded when it is first used. */
function textsIn(reader: MessageReader, extent: Extent): (index: number) => string {
  let count = 0;
  reader.within(extent, (field) => void (field === 1 && count++));
  const offsets = new Uint32Array(count);
  let next = 0;
  reader.within(extent, (field) => {
    if (field === 1) offsets[next++] = reader.textOffset();
  });
  const known = new Map<number, string>();
  return (index) => {
    const text = known.get(index);
    if (text !== undefined) return text;
    const offset = offsets[index];
    if (offset === undefined) throw new MessageError("A block names a text that it does not hold.");
    const decoded = reader.textAt(offset);
    known.set(index, decoded);
    return decoded;
  };
}

/** Appends the numbers in a repeated field to those that came before. */
function append(reader: MessageReader, encoding: Encoding, numbers: number[]): void {
  reader.numbers(encoding, (value) => {
    if (numbers.push(value) > MAX_PARTS)
      throw new ImpossibleSizeError("An object has too many parts.");
  });
}

interface Fields {
  id: number;
  readonly keys: number[];
  readonly values: number[];
  version: number;
  timestamp: number;
}

function emptyFields(): Fields {
  return { id: 0, keys: [], values: [], version: 0, timestamp: 0 };
}

function readCommon(field: number, fields: Fields, reader: MessageReader): void {
  if (field === 1) fields.id = checkedId(reader.number("int"));
  else if (field === 2) append(reader, "varint", fields.keys);
  else if (field === 3) append(reader, "varint", fields.values);
  else if (field === 4) {
    reader.message((info) => {
      if (info === 1) fields.version = Math.max(0, reader.number("int"));
      else if (info === 2) fields.timestamp = reader.number("int");
    });
  }
}

function checkedId(id: number): number {
  if (Math.abs(id) > MAX_ID) throw new MessageError("An id is too large.");
  return id;
}

function editionOf({ version, timestamp }: Fields, block: Block): Edition {
  return { version, timestampSeconds: secondsOf(timestamp, block) };
}

function secondsOf(timestamp: number, { dateGranularity }: Block): number {
  return Math.max(0, (timestamp * dateGranularity) / 1000);
}

function readNode(reader: MessageReader, block: Block): FileNode {
  const fields = emptyFields();
  let [lat, lng] = [0, 0];
  reader.message((field) => {
    // The id of a node is in another encoding than those of ways and relations.
    if (field === 1) fields.id = checkedId(reader.number("zigzag"));
    else if (field === 8) lat = reader.number("zigzag");
    else if (field === 9) lng = reader.number("zigzag");
    else readCommon(field, fields, reader);
  });
  return {
    id: fields.id,
    latE7: toE7(block.latOffset, block.granularity, lat),
    lngE7: toE7(block.lngOffset, block.granularity, lng),
    tags: tagsOf(fields, block),
    ...editionOf(fields, block),
  };
}

function readWay(reader: MessageReader, block: Block): FileWay {
  const fields = emptyFields();
  const deltas: number[] = [];
  reader.message((field) => {
    if (field === 8) append(reader, "zigzag", deltas);
    else readCommon(field, fields, reader);
  });
  return {
    id: fields.id,
    nodeIds: summed(deltas),
    tags: tagsOf(fields, block),
    ...editionOf(fields, block),
  };
}

function readRelation(reader: MessageReader, block: Block): FileRelation {
  const fields = emptyFields();
  const [roles, deltas, types]: [number[], number[], number[]] = [[], [], []];
  reader.message((field) => {
    if (field === 8) append(reader, "varint", roles);
    else if (field === 9) append(reader, "zigzag", deltas);
    else if (field === 10) append(reader, "varint", types);
    else readCommon(field, fields, reader);
  });
  const members = summed(deltas).map((id, index) => ({
    type: MEMBER_TYPES[types[index] ?? 0] ?? "node",
    id,
    role: block.textAt(roles[index] ?? 0),
  }));
  return { id: fields.id, members, tags: tagsOf(fields, block), ...editionOf(fields, block) };
}

function visitNodes(
  field: number,
  reader: MessageReader,
  block: Block,
  visit: (node: FileNode) => void,
): void {
  if (field === DENSE_NODES) visitDenseNodes(reader, block, visit);
  else visit(readNode(reader, block));
}

/** The columns of dense nodes; absent ones read as zeros. */
interface DenseColumns {
  ids: MessageReader;
  lats: MessageReader;
  lngs: MessageReader;
  keysValues: MessageReader;
  versions: MessageReader;
  timestamps: MessageReader;
}

/** Decodes the columns side by side, so that not even a block of many nodes takes memory. */
function visitDenseNodes(
  reader: MessageReader,
  block: Block,
  visit: (node: FileNode) => void,
): void {
  const columns = denseColumns(reader, block);
  const { ids, lats, lngs, versions, timestamps } = columns;
  const nextOf = (column: MessageReader, encoding: Encoding): number =>
    column.isAtEnd() ? 0 : column.next(encoding);
  let [id, lat, lng, timestamp] = [0, 0, 0, 0];
  while (!ids.isAtEnd()) {
    id = checkedId(id + ids.next("zigzag"));
    lat += nextOf(lats, "zigzag");
    lng += nextOf(lngs, "zigzag");
    timestamp += nextOf(timestamps, "zigzag");
    visit({
      id,
      latE7: toE7(block.latOffset, block.granularity, lat),
      lngE7: toE7(block.lngOffset, block.granularity, lng),
      tags: nextTags(columns.keysValues, block),
      version: Math.max(0, nextOf(versions, "int")),
      timestampSeconds: secondsOf(timestamp, block),
    });
  }
}

function denseColumns(reader: MessageReader, { bytes }: Block): DenseColumns {
  const none = new MessageReader(bytes, { start: 0, end: 0 });
  const columns: DenseColumns = {
    ids: none,
    lats: none,
    lngs: none,
    keysValues: none,
    versions: none,
    timestamps: none,
  };
  const column = (): MessageReader => new MessageReader(bytes, reader.extent());
  reader.message((field) => {
    if (field === 1) columns.ids = column();
    else if (field === 8) columns.lats = column();
    else if (field === 9) columns.lngs = column();
    else if (field === 10) columns.keysValues = column();
    else if (field === 5) {
      reader.message((info) => {
        if (info === 1) columns.versions = column();
        else if (info === 2) columns.timestamps = column();
      });
    }
  });
  return columns;
}

/** Reads the tags of the next dense node: key, value, key, value, 0. */
function nextTags(keysValues: MessageReader, block: Block): OsmTags {
  let tags: Record<string, string> | null = null;
  let count = 0;
  while (!keysValues.isAtEnd()) {
    const key = keysValues.next("varint");
    if (key === 0) break;
    if (++count > MAX_PARTS) throw new ImpossibleSizeError("A node has too many tags.");
    tags ??= {};
    tags[block.textAt(key)] = block.textAt(keysValues.isAtEnd() ? 0 : keysValues.next("varint"));
  }
  return tags ?? NO_TAGS;
}

function tagsOf({ keys, values }: Fields, block: Block): OsmTags {
  if (keys.length === 0) return NO_TAGS;
  const tags: Record<string, string> = {};
  keys.forEach((key, index) => {
    tags[block.textAt(key)] = block.textAt(values[index] ?? 0);
  });
  return tags;
}

function summed(deltas: readonly number[]): number[] {
  let sum = 0;
  return deltas.map((delta) => {
    sum += delta;
    return sum;
  });
}

/** Converts nanodegrees `offset + granularity × value` to 10⁻⁷ degree. */
function toE7(offset: number, granularity: number, value: number): number {
  return Math.round((offset + granularity * value) / 100);
}
