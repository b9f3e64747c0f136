import type { OsmMember } from "#domain/osm/osm-elements.ts";
import {
  type BlockUnits,
  checkedId,
  latE7,
  lngE7,
  pushPart,
  readNumbers,
  secondsOf,
} from "./block-numbers.ts";
import { readBlockTexts } from "./block-texts.ts";
import { type DenseBlock, visitDenseNodes } from "./dense-nodes.ts";
import type {
  BlockVisitor,
  Edition,
  FileNode,
  FileRelation,
  FileWay,
  Needs,
  OsmKind,
} from "./file-objects.ts";
import { type Encoding, type Extent, MessageReader } from "./message-reader.ts";

const MEMBER_TYPES = ["node", "way", "relation"] as const;
const [NODE, DENSE_NODES, WAY, RELATION] = [1, 2, 3, 4] as const;
/** The kinds of objects by their field in a group. */
const KIND_OF_FIELD: Readonly<Record<number, OsmKind>> = {
  [NODE]: "node",
  [DENSE_NODES]: "node",
  [WAY]: "way",
  [RELATION]: "relation",
};

/**
 * Decodes a PrimitiveBlock and passes its objects to the visitor. Returns the kinds of objects in it. Throws
 * MessageError if the block is invalid, and ImpossibleSizeError.
 * Source: https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export function visitBlock(bytes: Uint8Array, visitor: BlockVisitor): ReadonlySet<OsmKind> {
  const reader = new MessageReader(bytes);
  const { needs = {} } = visitor;
  const { groups, texts, units } = readBlock(reader);
  const block: Block = { bytes, texts: readBlockTexts(reader, texts, needs.isKey), ...units };
  const kinds = new Set<OsmKind>();
  const readField = (field: number): void => {
    const kind = KIND_OF_FIELD[field];
    if (!kind) return;
    kinds.add(kind);
    if (field === WAY && visitor.way) pass(readWay(reader, block, needs), visitor.way);
    else if (field === RELATION && visitor.relation) {
      pass(readRelation(reader, block, needs), visitor.relation);
    } else if (field === NODE && visitor.node) pass(readNode(reader, block, needs), visitor.node);
    else if (field === DENSE_NODES && visitor.node) {
      visitDenseNodes(reader, block, visitor.node, needs);
    }
  };
  for (const group of groups) reader.within(group, readField);
  return kinds;
}

function pass<T>(object: T | null, receive: (object: T) => void): void {
  if (object) receive(object);
}

/** Returns the kind of the first object in a block, without decoding the rest; null if there is none. */
export function firstKind(bytes: Uint8Array): OsmKind | null {
  for (const group of readBlock(new MessageReader(bytes)).groups) {
    const kind = KIND_OF_FIELD[new MessageReader(bytes, group).nextField()];
    if (kind) return kind;
  }
  return null;
}

type Block = DenseBlock;

interface BlockParts {
  readonly texts: Extent;
  readonly groups: readonly Extent[];
  readonly units: BlockUnits;
}

function readBlock(reader: MessageReader): BlockParts {
  const groups: Extent[] = [];
  const units = { granularity: 100, dateGranularity: 1000, latOffset: 0, lngOffset: 0 };
  let texts: Extent = { start: 0, end: 0 };
  reader.fields((field) => {
    if (field === 1) texts = reader.extent();
    else if (field === 2) groups.push(reader.extent());
    else if (field === 17) units.granularity = reader.number("int");
    else if (field === 18) units.dateGranularity = reader.number("int");
    else if (field === 19) units.latOffset = reader.number("int");
    else if (field === 20) units.lngOffset = reader.number("int");
  });
  return { texts, groups, units };
}

/** The fields that all kinds of objects have. */
interface Fields {
  id: number;
  readonly keys: number[];
  readonly values: number[];
  info: Extent | null;
}

function emptyFields(): Fields {
  return { id: 0, keys: [], values: [], info: null };
}

function readCommon(field: number, fields: Fields, reader: MessageReader): void {
  // The id of a node is in another encoding than those of ways and relations.
  if (field === 1) fields.id = checkedId(reader.number("int"));
  else if (field === 2) readNumbers(reader, "varint", fields.keys);
  else if (field === 3) readNumbers(reader, "varint", fields.values);
  else if (field === 4) fields.info = reader.extent();
}

/** Returns the common part of an object, or null if it is not needed. */
function neededPart(fields: Fields, reader: MessageReader, block: Block, needs: Needs) {
  const { id, keys, values, info } = fields;
  const tags = block.texts.tags(keys, values);
  if (needs.isObject?.(id, tags) === false) return null;
  return { id, tags, ...editionOf(needs.editions === false ? null : info, reader, block) };
}

function editionOf(info: Extent | null, reader: MessageReader, block: Block): Edition {
  const edition = { version: 0, timestampSeconds: 0 };
  if (!info) return edition;
  reader.within(info, (field) => {
    if (field === 1) edition.version = Math.max(0, reader.number("int"));
    else if (field === 2) edition.timestampSeconds = secondsOf(block, reader.number("int"));
  });
  return edition;
}

function readNode(reader: MessageReader, block: Block, needs: Needs): FileNode | null {
  const fields = emptyFields();
  let [lat, lng] = [0, 0];
  reader.message((field) => {
    if (field === 1) fields.id = checkedId(reader.number("zigzag"));
    else if (field === 8) lat = reader.number("zigzag");
    else if (field === 9) lng = reader.number("zigzag");
    else readCommon(field, fields, reader);
  });
  const part = neededPart(fields, reader, block, needs);
  return part && { ...part, latE7: latE7(block, lat), lngE7: lngE7(block, lng) };
}

function readWay(reader: MessageReader, block: Block, needs: Needs): FileWay | null {
  const fields = emptyFields();
  let [nodes, lats, lngs]: (Extent | null)[] = [null, null, null];
  reader.message((field) => {
    if (field === 8) nodes = reader.extent();
    else if (field === 9) lats = reader.extent();
    else if (field === 10) lngs = reader.extent();
    else readCommon(field, fields, reader);
  });
  const part = neededPart(fields, reader, block, needs);
  if (!part) return null;
  const nodeIds = summed(numbersIn(nodes, "zigzag", block));
  if (!lats || !lngs) return { ...part, nodeIds };
  return {
    ...part,
    nodeIds,
    latsE7: summed(numbersIn(lats, "zigzag", block)).map((value) => latE7(block, value)),
    lngsE7: summed(numbersIn(lngs, "zigzag", block)).map((value) => lngE7(block, value)),
  };
}

function readRelation(reader: MessageReader, block: Block, needs: Needs): FileRelation | null {
  const fields = emptyFields();
  let [roles, ids, types]: (Extent | null)[] = [null, null, null];
  reader.message((field) => {
    if (field === 8) roles = reader.extent();
    else if (field === 9) ids = reader.extent();
    else if (field === 10) types = reader.extent();
    else readCommon(field, fields, reader);
  });
  const part = neededPart(fields, reader, block, needs);
  if (!part) return null;
  const roleTexts = numbersIn(roles, "varint", block);
  const typeNumbers = numbersIn(types, "varint", block);
  const members = summed(numbersIn(ids, "zigzag", block)).map(
    (id, index): OsmMember => ({
      type: MEMBER_TYPES[typeNumbers[index] ?? 0] ?? "node",
      id,
      role: block.texts.at(roleTexts[index] ?? 0),
    }),
  );
  return { ...part, members };
}

/** Returns the numbers of a packed field; none if the object does not have it. */
function numbersIn(extent: Extent | null | undefined, encoding: Encoding, { bytes }: Block) {
  const numbers: number[] = [];
  if (!extent) return numbers;
  const column = new MessageReader(bytes, extent);
  while (!column.isAtEnd()) pushPart(numbers, column.next(encoding));
  return numbers;
}

/** Turns differences into numbers, in place. */
function summed(deltas: number[]): number[] {
  let sum = 0;
  for (let index = 0; index < deltas.length; index++) {
    sum += deltas[index] as number;
    deltas[index] = sum;
  }
  return deltas;
}
