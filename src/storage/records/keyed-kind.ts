import * as v from "valibot";
import { areEqual } from "#domain/storage/compare-records.ts";
import { keyedSubject } from "./keyed-subject.ts";
import {
  type RecordKind,
  type RecordPlace,
  type RecordTransaction,
  recordsByKeyIn,
  type StoreName,
} from "./record-kind.ts";

/** The end of the key of a record that could not be read when another took its place. */
const UNREADABLE = "-unreadable";

/** A schema of the records of a kind. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** The version number of every record under a key. */
const KEYED_FORMAT = 1;
const KEYED = v.object({ format: v.literal(KEYED_FORMAT) });

/** The keys of one kind in a store that it shares with others. */
export interface Keys<List extends StoreName = StoreName, Name extends string = string> {
  readonly list: List;
  readonly name: Name;
  readonly isKey: (key: string) => boolean;
  readonly subject: (key: string) => string;
}

/**
 * Returns the one key of a kind, which is its name.
 * @param subject the subject under which windows tell each other of it; by default its store and key
 */
export function keyed<const List extends StoreName, const Name extends string>(
  list: List,
  name: Name,
  subject = keyedSubject(list, name),
): Keys<List, Name> {
  return { list, name, isKey: (key) => key === name, subject: () => subject };
}

/** Returns the keys of a kind with a record under each key that begins with its name, such as `sheets:plan:1`. */
export function keyedEach<const List extends StoreName, const Name extends string>(
  list: List,
  name: Name,
): Keys<List, Name> {
  const isKey = (key: string) => key.startsWith(`${name}:`);
  return { list, name, isKey, subject: (key) => keyedSubject(list, key) };
}

/**
 * Returns a kind whose records share a store with other kinds, and do not contain their key. A record that cannot be read is
 * kept under `<key>-unreadable` when another takes its place, and a further one under that key with the same end.
 * @param schema the schema of a record, without its format
 */
export function keyedKind<
  const Of extends Keys,
  T extends object,
  const More extends Pick<RecordKind<T>, "merged" | "bin" | "isTooLarge" | "removalNote"> = object,
>({ list, name, isKey, subject }: Of, schema: Schema<T>, more?: More) {
  const read = (stored: unknown, key: string): T | null => {
    if (key.endsWith(UNREADABLE) || !isKey(key) || !v.is(KEYED, stored)) return null;
    const { success, output } = v.safeParse(schema, stored);
    return success ? output : null;
  };
  const inStore = recordsByKeyIn(list);
  /** Keeps a value under the first key behind this one that is free, unless it is there already. */
  async function keepBehind(key: string, value: unknown, transaction: RecordTransaction) {
    const behind = `${key}${UNREADABLE}`;
    const there = await inStore.get(transaction, behind);
    if (there === undefined) await inStore.put(transaction, behind, value);
    else if (!areEqual(there, value)) await keepBehind(behind, value, transaction);
  }
  const place: RecordPlace = {
    ...inStore,
    subject,
    has: (key) => isKey(keyBefore(key)),
    async put(transaction, key, value) {
      const before = value === undefined ? undefined : await inStore.get(transaction, key);
      if (before !== undefined && read(before, key) === null) {
        await keepBehind(key, before, transaction);
      }
      return inStore.put(transaction, key, value);
    },
  };
  const kind = {
    name: name as Of["name"],
    list: list as Of["list"],
    place,
    format: KEYED_FORMAT,
    read,
    replacesUnreadable: true,
    restored: (value: unknown, key: string) =>
      key.endsWith(UNREADABLE) || read(value, key) ? value : null,
  } satisfies RecordKind<T>;
  return { ...kind, ...more } as typeof kind & More;
}

/** Returns the key that a record had before others took its place; a backup may take the place of one once more. */
function keyBefore(key: string): string {
  return key.endsWith(UNREADABLE) ? keyBefore(key.slice(0, -UNREADABLE.length)) : key;
}
