import type { UnreadableReason, UnreadableRecord } from "#domain/storage/unreadable-record.ts";

/** Records, separated into readable and unreadable ones. */
export interface SortedRecords<T> {
  readonly readable: readonly T[];
  readonly unreadable: readonly UnreadableRecord[];
}

/**
 * Reads stored values one by one; an unreadable value does not affect the others.
 * @param read returns null for a value that it cannot read
 * @param currentFormat the version of the records that the app writes now
 */
export function sortRecords<T>(
  values: readonly unknown[],
  read: (value: unknown) => T | null,
  currentFormat: number,
): SortedRecords<T> {
  const readable: T[] = [];
  const unreadable: UnreadableRecord[] = [];
  for (const value of values) {
    const record = read(value);
    if (record === null) unreadable.push(unreadableRecord(value, currentFormat));
    else readable.push(record);
  }
  return { readable, unreadable };
}

/** Describes a value that could not be read. */
export function unreadableRecord(value: unknown, currentFormat: number): UnreadableRecord {
  const fields = fieldsOf(value);
  // In format 1 of a track the name is one level deeper.
  const named = [fields, fieldsOf(fields["track"]), fieldsOf(fields["route"])];
  const name = named.map((one) => one["name"]).find((one) => typeof one === "string");
  return { name: name || null, reason: reasonOf(fields["format"], currentFormat) };
}

function reasonOf(format: unknown, currentFormat: number): UnreadableReason {
  if (typeof format !== "number" || format === currentFormat) return "bad-record";
  return format < currentFormat ? "older-format" : "newer-format";
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
