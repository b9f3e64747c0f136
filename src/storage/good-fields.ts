import * as v from "valibot";

/** The schema of each field of a stored object. */
export type FieldSchemas = Readonly<Record<string, v.GenericSchema>>;

/** Tells whether a parsed value is an object with named fields. */
export function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the own fields of `value` that satisfy their schema, and whether it has other fields. */
export function goodFields(
  value: object,
  schemas: FieldSchemas,
): { good: Record<string, unknown>; hasOthers: boolean } {
  const entries = Object.entries(value);
  const good = entries.filter(([name, field]) => {
    return Object.hasOwn(schemas, name) && v.is(schemas[name] as v.GenericSchema, field);
  });
  return { good: Object.fromEntries(good), hasOthers: good.length < entries.length };
}
