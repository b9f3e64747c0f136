import { byRule } from "#domain/storage/current.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import type { AnyKind } from "./kinds.ts";
import { changeExisting } from "./record-change.ts";
import { type BinEntry, storedForm, wholePlace } from "./record-kind.ts";
import type { RecordChange } from "./transaction.ts";

/** A thing in the bin, with the record that it belongs to. */
export interface BinItem<Kind extends string = string> extends BinEntry {
  /** The name of its kind. */
  readonly kind: Kind;
  readonly recordId: string;
}

/** Resolves to what a kind has in the bin. Rejects without a database. */
export async function readBin<Kind extends string>(
  connection: DatabaseConnection,
  { name: kind, place, read, bin }: AnyKind & { readonly name: Kind },
): Promise<readonly BinItem<Kind>[]> {
  if (!bin) return [];
  const { store } = (await connection.opened()).transaction(place.stores[0]);
  const [ids, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return values.flatMap((value: unknown, at) => {
    const recordId = String(ids[at]);
    const record = read(value, recordId);
    return record ? bin.entries(record).map((entry) => ({ ...entry, kind, recordId })) : [];
  });
}

/** Returns the change that takes a thing out of the bin. */
export function puttingBack(kind: AnyKind, item: BinItem): RecordChange {
  const { bin } = kind;
  const changed = (rule: (record: object) => object) =>
    changeExisting(kind, item.recordId, (record) => byRule(record, rule));
  const putBack = changed((now) => bin?.putBack(now, item.id) ?? now);
  if (!bin?.putBackUndone) return putBack;
  const { valueFor } = changed((now) => bin.putBackUndone?.(now, item) ?? now);
  return valueFor ? { ...putBack, undoneValueFor: valueFor } : putBack;
}

/** Returns the changes that delete things for good, unless another window has put them back. */
export function purging(kind: AnyKind, items: readonly BinItem[]): readonly RecordChange[] {
  // Two records may have things with the same id, such as the patrols of a plan that was received twice.
  const idsOf = new Map<string, Set<string>>();
  for (const { recordId, id } of items) {
    idsOf.set(recordId, (idsOf.get(recordId) ?? new Set()).add(id));
  }
  return [...idsOf].map(([recordId, ids]) => ({
    place: wholePlace(kind),
    id: recordId,
    valueFor: (stored) => purged(kind, recordId, stored, ids),
  }));
}

function purged(
  kind: AnyKind,
  recordId: string,
  stored: unknown,
  ids: ReadonlySet<string>,
): unknown {
  const { read, bin } = kind;
  const record = stored === undefined ? null : read(stored, recordId);
  if (!record || !bin?.entries(record).some(({ id }) => ids.has(id))) return stored;
  const left: object | null = bin.purged(record, ids);
  return left ? storedForm(kind, left) : undefined;
}
