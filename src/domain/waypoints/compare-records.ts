/** Records of a backup beside those of the device: by id, the rest by what they hold. */
export interface ComparedRecords<Item> {
  readonly added: readonly Item[];
  readonly changed: readonly Item[];
  readonly sameCount: number;
}

/** Compares what comes in with what is there. The order of fields does not count. */
export function compareRecords<Item extends { readonly id: string }>(
  there: readonly Item[],
  incoming: readonly Item[],
): ComparedRecords<Item> {
  const byId = new Map(there.map((record) => [record.id, record]));
  const added: Item[] = [];
  const changed: Item[] = [];
  for (const record of incoming) {
    const old = byId.get(record.id);
    if (!old) added.push(record);
    else if (!areAlike(old, record)) changed.push(record);
  }
  return { added, changed, sameCount: incoming.length - added.length - changed.length };
}

/** Whether two values hold the same, numbers of typed arrays included; NaN is like NaN. */
export function areAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (a.constructor !== b.constructor) return false;
  const [keys, others] = [definedKeys(a), definedKeys(b)];
  if (keys.length !== others.length) return false;
  return keys.every((key) =>
    areAlike((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

function definedKeys(value: object): readonly string[] {
  if (ArrayBuffer.isView(value)) return Object.keys(value);
  return Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [key]));
}
