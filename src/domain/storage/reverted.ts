import { areEqual } from "./compare-records.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Undoes a change of a record, and leaves what others changed since: an added record goes, a deleted one comes back
 * unless there is one again, and in a changed one only the fields return that still have the value of the change. A list
 * whose items have an `id` is undone item by item.
 * @param before the record before the change; undefined if there was none
 * @param after the record after it; undefined if it was deleted
 * @param now the newest record; undefined if it no longer exists
 * @returns the record to store; `now` itself if there is nothing to undo
 */
export function reverted(before: unknown, after: unknown, now: unknown): unknown {
  if (before === undefined) return undefined;
  if (after === undefined) return now === undefined ? before : now;
  if (now === undefined) return undefined;
  const value = revertedRecord(before, after, now);
  return areEqual(value, now) ? now : value;
}

function revertedRecord(before: unknown, after: unknown, now: unknown): unknown {
  if (areEqual(now, after)) return before;
  if (!isRecord(before) || !isRecord(after) || !isRecord(now)) return now;
  const fields = new Map(Object.entries(now));
  for (const name of Object.keys({ ...before, ...after })) {
    const value = revertedField(before[name], after[name], now[name]);
    if (value === undefined) fields.delete(name);
    else fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function revertedField(before: unknown, after: unknown, now: unknown): unknown {
  if (areEqual(before, after)) return now;
  if (areEqual(now, after)) return before;
  // A list that is not there is empty.
  const [was, became, is] = [before, after, now].map((value) => value ?? []);
  if (!isListOfItems(was) || !isListOfItems(became) || !isListOfItems(is)) return now;
  const items = revertedItems(was, became, is);
  return items.length === 0 ? before : items;
}

interface Item extends Fields {
  readonly id: string;
}

function revertedItems(
  before: readonly Item[],
  after: readonly Item[],
  now: readonly Item[],
): readonly Item[] {
  const [old, changed] = [before, after].map((items) => new Map(items.map((one) => [one.id, one])));
  const kept = now.flatMap((item): readonly Item[] => {
    const [was, became] = [old?.get(item.id), changed?.get(item.id)];
    if (became && !was) return [];
    return [became && was ? (revertedRecord(was, became, item) as Item) : item];
  });
  const there = new Set(now.map(({ id }) => id));
  for (const [index, item] of before.entries()) {
    if (!changed?.has(item.id) && !there.has(item.id)) kept.splice(index, 0, item);
  }
  return kept;
}

/**
 * Combines two versions of a record: of lists whose items have an `id` it takes the items of both, and of everything
 * else, and of items in both, the preferred version.
 */
export function combined(other: unknown, preferred: unknown): unknown {
  if (!isRecord(other) || !isRecord(preferred)) return preferred;
  const fields = Object.entries(preferred).map(([name, value]) => {
    const theirs = other[name];
    if (!isListOfItems(value) || !isListOfItems(theirs)) return [name, value];
    const ids = new Set(value.map(({ id }) => id));
    return [name, [...theirs.filter(({ id }) => !ids.has(id)), ...value]];
  });
  return { ...other, ...Object.fromEntries(fields) };
}

function isListOfItems(value: unknown): value is readonly Item[] {
  return (
    Array.isArray(value) && value.every((item) => isRecord(item) && typeof item["id"] === "string")
  );
}

function isRecord(value: unknown): value is Fields {
  if (typeof value !== "object" || value === null) return false;
  return !Array.isArray(value) && !ArrayBuffer.isView(value);
}
