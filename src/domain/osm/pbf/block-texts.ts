import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { NO_TAGS } from "./file-objects.ts";
import { type Extent, MessageError, type MessageReader } from "./message-reader.ts";

/** The texts of a block. */
export interface BlockTexts {
  /** Returns the text with this index. Throws MessageError if there is none. */
  readonly at: (index: number) => string;
  /** Tells whether the text with this index is a key that matters. */
  readonly isKey: (index: number) => boolean;
  /** Returns the tags with these keys and values; `NO_TAGS` if no key matters. */
  readonly tags: (keys: readonly number[], values: readonly number[]) => OsmTags;
}

const [UNKNOWN, MATTERS, IS_IGNORED] = [0, 1, 2];

/** Reads the texts at this place. Each is decoded when it is first used. */
export function readBlockTexts(
  reader: MessageReader,
  extent: Extent,
  isNeededKey?: (key: string) => boolean,
): BlockTexts {
  const offsets = textOffsets(reader, extent);
  const known = new Map<number, string>();
  const verdicts = new Uint8Array(isNeededKey ? offsets.length : 0);
  const at = (index: number): string => {
    const text = known.get(index);
    if (text !== undefined) return text;
    const offset = offsets[index];
    if (offset === undefined) throw new MessageError("A block names a text that it does not hold.");
    const decoded = reader.textAt(offset);
    known.set(index, decoded);
    return decoded;
  };
  const isKey = (index: number): boolean => {
    if (!isNeededKey) return true;
    const verdict = verdicts[index];
    if (verdict !== UNKNOWN && verdict !== undefined) return verdict === MATTERS;
    const matters = isNeededKey(at(index));
    verdicts[index] = matters ? MATTERS : IS_IGNORED;
    return matters;
  };
  const tags = (keys: readonly number[], values: readonly number[]): OsmTags => {
    if (!keys.some(isKey)) return NO_TAGS;
    const tags: Record<string, string> = {};
    for (const [index, key] of keys.entries()) tags[at(key)] = at(values[index] ?? 0);
    return tags;
  };
  return { at, isKey, tags };
}

/** Counts first, so that a block that claims millions of texts takes four bytes for each. */
function textOffsets(reader: MessageReader, extent: Extent): Uint32Array {
  let count = 0;
  reader.within(extent, (field) => void (field === 1 && count++));
  const offsets = new Uint32Array(count);
  let next = 0;
  reader.within(extent, (field) => {
    if (field === 1) offsets[next++] = reader.textOffset();
  });
  return offsets;
}
