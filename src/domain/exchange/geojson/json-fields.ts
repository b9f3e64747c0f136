/** A JSON object with unknown fields. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the value as an object; null when it is a list or not an object. */
export function objectOf(value: unknown): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : null;
}

/** Returns the value as a list; empty when it is not a list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Returns the fields under their names in lower case, because programs write "name", "Name" and "NAME". Fields of a nested
 * `location`, as Google's saved places have it, get its name before theirs: "location address".
 */
export function plainFields(fields: JsonObject): JsonObject {
  const plain: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(fields)) {
    const name = key.toLowerCase();
    if (name === key || !(name in plain)) plain[name] = value;
  }
  const location = objectOf(plain["location"]);
  for (const [key, value] of Object.entries(location ?? {})) {
    plain[`location ${key.toLowerCase()}`] = value;
  }
  return plain;
}

/** Returns the first of these fields that is a text or a number, as text; undefined without one. */
export function textField(fields: JsonObject, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value === "string" && value !== "") return value;
    if (typeof value === "number") return String(value);
  }
  return undefined;
}
