import type { OsmTags } from "#domain/osm/osm-elements.ts";
import {
  type BlockUnits,
  checkedId,
  ImpossibleSizeError,
  latE7,
  lngE7,
  MAX_PARTS,
  secondsOf,
} from "./block-numbers.ts";
import type { BlockTexts } from "./block-texts.ts";
import { type FileNode, type Needs, NO_TAGS } from "./file-objects.ts";
import { type Encoding, MessageReader } from "./message-reader.ts";

/** The block around dense nodes. */
export interface DenseBlock extends BlockUnits {
  readonly bytes: Uint8Array;
  readonly texts: BlockTexts;
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

/**
 * Passes the dense nodes in the current field on. The columns are decoded side by side, so that not even a block of
 * millions takes memory.
 */
export function visitDenseNodes(
  reader: MessageReader,
  block: DenseBlock,
  visit: (node: FileNode) => void,
  { isObject = () => true, editions = true }: Needs,
): void {
  const { ids, lats, lngs, keysValues, versions, timestamps } = denseColumns(reader, block.bytes);
  let [id, lat, lng, timestamp, version] = [0, 0, 0, 0, 0];
  while (!ids.isAtEnd()) {
    id = checkedId(id + ids.next("zigzag"));
    lat += nextOf(lats, "zigzag");
    lng += nextOf(lngs, "zigzag");
    const tags = nextTags(keysValues, block.texts);
    if (editions) {
      timestamp += nextOf(timestamps, "zigzag");
      version = nextOf(versions, "int");
    }
    if (!isObject(id, tags)) continue;
    visit({
      id,
      latE7: latE7(block, lat),
      lngE7: lngE7(block, lng),
      tags,
      version: Math.max(0, version),
      timestampSeconds: secondsOf(block, timestamp),
    });
  }
}

function denseColumns(reader: MessageReader, bytes: Uint8Array): DenseColumns {
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

function nextOf(column: MessageReader, encoding: Encoding): number {
  return column.isAtEnd() ? 0 : column.next(encoding);
}

/** Reads the tags of the next node: key, value, key, value, 0. */
function nextTags(keysValues: MessageReader, texts: BlockTexts): OsmTags {
  const start = keysValues.offset;
  let [count, isNeeded] = [0, false];
  for (let key = nextOf(keysValues, "varint"); key !== 0; key = nextOf(keysValues, "varint")) {
    isNeeded ||= texts.isKey(key);
    nextOf(keysValues, "varint");
    count += 1;
  }
  if (!isNeeded) return NO_TAGS;
  if (count > MAX_PARTS) throw new ImpossibleSizeError("A node has too many tags.");
  const end = keysValues.offset;
  keysValues.offset = start;
  const tags: Record<string, string> = {};
  for (let index = 0; index < count; index++) {
    const key = texts.at(keysValues.next("varint"));
    tags[key] = texts.at(nextOf(keysValues, "varint"));
  }
  keysValues.offset = end;
  return tags;
}
