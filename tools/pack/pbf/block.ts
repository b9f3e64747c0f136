import { PbfReader } from "pbf";
import type { OsmMember, OsmTags } from "#domain/osm/osm-elements.ts";
import { PbfError } from "./pbf-error.ts";

/** The version of an object; zero if the file does not have it. */
export interface Edition {
  readonly version: number;
  /** Seconds since 1970. */
  readonly timestampSeconds: number;
}

/** A node in the file. Position in 10⁻⁷ degree, whole numbers. */
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

/** The tags of all nodes without tags, which are most: compare with `===`. */
export const NO_TAGS: OsmTags = {};
const MEMBER_TYPES = ["node", "way", "relation"] as const;

interface Block {
  readonly strings: string[];
  readonly groups: { start: number; end: number }[];
  granularity: number;
  dateGranularity: number;
  latOffset: number;
  lngOffset: number;
}

/**
 * Decodes a PrimitiveBlock and passes its objects to the visitor. Throws PbfError if the block is invalid.
 * Source: https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export function visitBlock(bytes: Uint8Array, visitor: BlockVisitor): void {
  const pbf = new PbfReader(bytes);
  const block = readBlock(pbf);
  for (const group of block.groups) {
    pbf.pos = group.start;
    pbf.readFields((tag) => visitGroupField(tag, pbf, block, visitor), null, group.end);
  }
}

/** Returns the kind of the first object in a block, without decoding the rest. */
export function firstKind(bytes: Uint8Array): OsmKind | null {
  const pbf = new PbfReader(bytes);
  for (const group of readBlock(pbf).groups) {
    pbf.pos = group.start;
    const tag = pbf.pos < group.end ? pbf.readVarint() >> 3 : 0;
    if (tag === 1 || tag === 2) return "node";
    if (tag === 3) return "way";
    if (tag === 4) return "relation";
  }
  return null;
}

function readBlock(pbf: PbfReader): Block {
  const block: Block = {
    strings: [],
    groups: [],
    granularity: 100,
    dateGranularity: 1000,
    latOffset: 0,
    lngOffset: 0,
  };
  return pbf.readFields((tag) => {
    if (tag === 1)
      pbf.readMessage((field) => void (field === 1 && block.strings.push(pbf.readString())), null);
    else if (tag === 2) block.groups.push(skippedMessage(pbf));
    else if (tag === 17) block.granularity = pbf.readVarint();
    else if (tag === 18) block.dateGranularity = pbf.readVarint();
    else if (tag === 19) block.latOffset = pbf.readVarint(true);
    else if (tag === 20) block.lngOffset = pbf.readVarint(true);
  }, block);
}

function skippedMessage(pbf: PbfReader): { start: number; end: number } {
  const bytes = pbf.readVarint();
  const start = pbf.pos;
  if (start + bytes > pbf.length) throw new PbfError("A block is shorter than it says.");
  pbf.pos = start + bytes;
  return { start, end: pbf.pos };
}

function visitGroupField(tag: number, pbf: PbfReader, block: Block, visitor: BlockVisitor): void {
  if (tag === 1 && visitor.node) visitor.node(readNode(pbf, block));
  else if (tag === 2 && visitor.node) visitDenseNodes(pbf, block, visitor.node);
  else if (tag === 3 && visitor.way) visitor.way(readWay(pbf, block));
  else if (tag === 4 && visitor.relation) visitor.relation(readRelation(pbf, block));
}

interface Fields {
  id: number;
  keys: number[];
  values: number[];
  version: number;
  timestamp: number;
}

function emptyFields(): Fields {
  return { id: 0, keys: [], values: [], version: 0, timestamp: 0 };
}

function readCommon(tag: number, fields: Fields, pbf: PbfReader): void {
  if (tag === 1) fields.id = pbf.readVarint(true);
  else if (tag === 2) pbf.readPackedVarint(fields.keys);
  else if (tag === 3) pbf.readPackedVarint(fields.values);
  else if (tag === 4) {
    pbf.readMessage((field) => {
      if (field === 1) fields.version = Math.max(0, pbf.readVarint(true));
      else if (field === 2) fields.timestamp = pbf.readVarint(true);
    }, null);
  }
}

function editionOf(fields: Fields, block: Block): Edition {
  const timestampSeconds = Math.max(0, (fields.timestamp * block.dateGranularity) / 1000);
  return { version: fields.version, timestampSeconds };
}

function readNode(pbf: PbfReader, block: Block): FileNode {
  const fields = emptyFields();
  let lat = 0;
  let lng = 0;
  pbf.readMessage((tag) => {
    if (tag === 1) fields.id = pbf.readSVarint();
    else if (tag === 8) lat = pbf.readSVarint();
    else if (tag === 9) lng = pbf.readSVarint();
    else readCommon(tag, fields, pbf);
  }, null);
  return {
    id: fields.id,
    latE7: toE7(block.latOffset, block.granularity, lat),
    lngE7: toE7(block.lngOffset, block.granularity, lng),
    tags: tagsOf(fields, block),
    ...editionOf(fields, block),
  };
}

function readWay(pbf: PbfReader, block: Block): FileWay {
  const fields = emptyFields();
  const deltas: number[] = [];
  pbf.readMessage((tag) => {
    if (tag === 8) pbf.readPackedSVarint(deltas);
    else readCommon(tag, fields, pbf);
  }, null);
  return {
    id: fields.id,
    nodeIds: summed(deltas),
    tags: tagsOf(fields, block),
    ...editionOf(fields, block),
  };
}

function readRelation(pbf: PbfReader, block: Block): FileRelation {
  const fields = emptyFields();
  const roles: number[] = [];
  const deltas: number[] = [];
  const types: number[] = [];
  pbf.readMessage((tag) => {
    if (tag === 8) pbf.readPackedVarint(roles);
    else if (tag === 9) pbf.readPackedSVarint(deltas);
    else if (tag === 10) pbf.readPackedVarint(types);
    else readCommon(tag, fields, pbf);
  }, null);
  const members = summed(deltas).map((id, index) => ({
    type: MEMBER_TYPES[types[index] ?? 0] ?? "node",
    id,
    role: stringAt(block, roles[index] ?? 0),
  }));
  return { id: fields.id, members, tags: tagsOf(fields, block), ...editionOf(fields, block) };
}

interface DenseColumns {
  ids: number[];
  lats: number[];
  lngs: number[];
  keysValues: number[];
  versions: number[];
  timestamps: number[];
}

function visitDenseNodes(pbf: PbfReader, block: Block, visit: (node: FileNode) => void): void {
  const dense = readDense(pbf);
  let id = 0;
  let lat = 0;
  let lng = 0;
  let timestamp = 0;
  const tags = tagReader(dense.keysValues, block);
  for (let index = 0; index < dense.ids.length; index++) {
    id += dense.ids[index] as number;
    lat += dense.lats[index] ?? 0;
    lng += dense.lngs[index] ?? 0;
    timestamp += dense.timestamps[index] ?? 0;
    visit({
      id,
      latE7: toE7(block.latOffset, block.granularity, lat),
      lngE7: toE7(block.lngOffset, block.granularity, lng),
      tags: tags(),
      version: Math.max(0, dense.versions[index] ?? 0),
      timestampSeconds: Math.max(0, (timestamp * block.dateGranularity) / 1000),
    });
  }
}

function readDense(pbf: PbfReader): DenseColumns {
  const dense: DenseColumns = {
    ids: [],
    lats: [],
    lngs: [],
    keysValues: [],
    versions: [],
    timestamps: [],
  };
  pbf.readMessage((tag) => {
    if (tag === 1) pbf.readPackedSVarint(dense.ids);
    else if (tag === 8) pbf.readPackedSVarint(dense.lats);
    else if (tag === 9) pbf.readPackedSVarint(dense.lngs);
    else if (tag === 10) pbf.readPackedVarint(dense.keysValues);
    else if (tag === 5) {
      pbf.readMessage((field) => {
        if (field === 1) pbf.readPackedVarint(dense.versions, true);
        else if (field === 2) pbf.readPackedSVarint(dense.timestamps);
      }, null);
    }
  }, null);
  return dense;
}

/** Reads the tags of dense nodes in sequence: key, value, key, value, 0. */
function tagReader(keysValues: readonly number[], block: Block): () => OsmTags {
  let position = 0;
  return () => {
    if (position >= keysValues.length || keysValues[position] === 0) {
      position += 1;
      return NO_TAGS;
    }
    const tags: Record<string, string> = {};
    while (position < keysValues.length && keysValues[position] !== 0) {
      tags[stringAt(block, keysValues[position] ?? 0)] = stringAt(
        block,
        keysValues[position + 1] ?? 0,
      );
      position += 2;
    }
    position += 1;
    return tags;
  };
}

function tagsOf(fields: Fields, block: Block): OsmTags {
  if (fields.keys.length === 0) return NO_TAGS;
  const tags: Record<string, string> = {};
  fields.keys.forEach((key, index) => {
    tags[stringAt(block, key)] = stringAt(block, fields.values[index] ?? 0);
  });
  return tags;
}

function stringAt(block: Block, index: number): string {
  const text = block.strings[index];
  if (text === undefined) throw new PbfError("A block names a text that it does not hold.");
  return text;
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
