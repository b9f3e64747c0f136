/** The reason why a file of a pack cannot be read. */
export type PackFormatProblem = "not-a-pack" | "newer-version" | "damaged";

/** Thrown by the readers of pack.json, index.json and places.json. */
export class PackFormatError extends Error {
  override readonly name = "PackFormatError";
  readonly problem: PackFormatProblem;

  constructor(problem: PackFormatProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** A JSON object with unvalidated fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a JSON object. Throws PackFormatError for any other value. */
export function fieldsOf(value: unknown): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  throw new PackFormatError("damaged", "The description of this pack holds something odd.");
}

/** Returns a field that must be a list. Throws PackFormatError. */
export function arrayOf(fields: Fields, key: string): readonly unknown[] {
  const value = fields[key];
  if (Array.isArray(value)) return value;
  throw badField(key);
}

/** Returns a field that must be a text, optionally matching a pattern. Throws PackFormatError. */
export function textOf(fields: Fields, key: string, pattern?: RegExp): string {
  const value = fields[key];
  if (typeof value === "string" && (pattern?.test(value) ?? true)) return value;
  throw badField(key);
}

/** Returns the error for an invalid field. */
export function badField(key: string): PackFormatError {
  return new PackFormatError("damaged", `The description of this pack has no good ${key}.`);
}
