/** Tells whether a value of parsed JSON has fields: an object, or a list, which has none of those that are looked for. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
