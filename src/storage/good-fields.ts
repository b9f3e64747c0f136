import * as v from "valibot";

/** What each field of a stored object must be. */
export type FieldSchemas = Readonly<Record<string, v.GenericSchema>>;

/** Whether a parsed value is an object with named fields. */
export function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The own fields of `value` that hold to their schema, and whether it has any other. */
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
