import type { KeyedRecords } from "./keyed-records.fixture.ts";

/** Replaces a stored record. Only tests do so: the app changes fields of what is stored. */
export function writeRecord<Records, Key extends keyof Records & string>(
  storage: KeyedRecords<Records>,
  key: Key,
  record: Records[Key],
): Promise<void> {
  return storage.changeTogether([key], () => ({ [key]: record }) as never);
}
