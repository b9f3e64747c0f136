/** The number of records per step; a slow phone needs a few dozen milliseconds at most. */
const ITEMS_A_STEP = 200;

/** The records of a backup compared with those of the device, by id and then by content. */
export interface ComparedRecords<Item> {
  readonly added: readonly Item[];
  readonly changed: readonly Item[];
  readonly sameCount: number;
}

/**
 * Compares incoming records with existing ones, yielding now and then so that the page can respond. The order
 * of fields does not matter.
 */
export function* compareRecords<Item extends { readonly id: string }>(
  there: readonly Item[],
  incoming: readonly Item[],
): Generator<undefined, ComparedRecords<Item>> {
  const byId = new Map(there.map((record) => [record.id, record]));
  const added: Item[] = [];
  const changed: Item[] = [];
  for (const [index, record] of incoming.entries()) {
    if (index > 0 && index % ITEMS_A_STEP === 0) yield;
    const old = byId.get(record.id);
    if (!old) added.push(record);
    else if (!areEqual(old, record)) changed.push(record);
  }
  return { added, changed, sameCount: incoming.length - added.length - changed.length };
}

/** Returns whether two values are equal, including numbers of typed arrays; NaN equals NaN. */
export function areEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (a.constructor !== b.constructor) return false;
  if (ArrayBuffer.isView(a)) return areBytesAlike(a, b as ArrayBufferView);
  const [keys, others] = [definedKeys(a), definedKeys(b)];
  if (keys.length !== others.length) return false;
  return keys.every((key) =>
    areEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/** Compares the bytes of two arrays of one type. NaN has several encodings, but they survive copying. */
function areBytesAlike(a: ArrayBufferView, b: ArrayBufferView): boolean {
  if (a.byteLength !== b.byteLength) return false;
  const [ours, theirs] = [a, b].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  return ours?.every((byte, index) => byte === theirs?.[index]) ?? false;
}

function definedKeys(value: object): readonly string[] {
  return Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [key]));
}
