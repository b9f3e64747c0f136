import type { UnreadableReason, UnreadableRecord } from "#domain/storage/unreadable-record.ts";

/** Records, separated into readable and unreadable ones. */
export interface SortedRecords<T> {
  readonly readable: readonly T[];
  readonly unreadable: readonly UnreadableRecord[];
}

/** The form of the records of a store. */
export interface RecordForm<T> {
  /** Returns null for a value that it cannot read. */
  readonly read: (value: unknown) => T | null;
  /** The version of the records that the app writes now. */
  readonly format: number;
  /** Tells whether a value was not read because of its size. */
  readonly isTooLarge?: ((value: unknown) => boolean) | undefined;
}

/** Reads stored values one by one; an unreadable value does not affect the others. */
export function sortRecords<T>(values: readonly unknown[], form: RecordForm<T>): SortedRecords<T> {
  const readable: T[] = [];
  const unreadable: UnreadableRecord[] = [];
  for (const value of values) {
    const record = form.read(value);
    if (record === null) unreadable.push(unreadableRecord(value, form));
    else readable.push(record);
  }
  return { readable, unreadable };
}

/** Describes a value that could not be read. */
export function unreadableRecord(
  value: unknown,
  { format, isTooLarge }: Omit<RecordForm<unknown>, "read">,
): UnreadableRecord {
  const fields = fieldsOf(value);
  // In format 1 of a track the name is one level deeper.
  const named = [fields, fieldsOf(fields["track"]), fieldsOf(fields["route"])];
  const name = named.map((one) => one["name"]).find((one) => typeof one === "string");
  const reason = reasonOf(fields["format"], format);
  const isLarge = reason !== "newer-format" && isTooLarge?.(value);
  return { name: name || null, reason: isLarge ? "too-large" : reason };
}

function reasonOf(format: unknown, currentFormat: number): UnreadableReason {
  if (typeof format !== "number" || format === currentFormat) return "bad-record";
  return format < currentFormat ? "older-format" : "newer-format";
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
