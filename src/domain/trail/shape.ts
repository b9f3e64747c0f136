/** Tells whether a value from elsewhere has the form of a type, within its bounds. */
export type Shape<T> = (value: unknown) => value is T;

type Fields<T> = { readonly [Name in keyof T]-?: Shape<T[Name]> };

/** Returns the shape of texts of at most this many characters. */
export function text(maxCharacters: number, minCharacters = 0): Shape<string> {
  return (value): value is string =>
    typeof value === "string" && value.length <= maxCharacters && value.length >= minCharacters;
}

/** Returns the shape of finite numbers within a range. */
export function number(lowest: number, highest: number): Shape<number> {
  return (value): value is number =>
    typeof value === "number" && value >= lowest && value <= highest;
}

/** Returns the shape of whole numbers within a range. */
export function whole(lowest: number, highest: number): Shape<number> {
  return (value): value is number =>
    Number.isInteger(value) && (value as number) >= lowest && (value as number) <= highest;
}

/** Returns the shape of one of these texts. */
export function oneOf<const Text extends string>(texts: readonly Text[]): Shape<Text> {
  return (value): value is Text => texts.some((one) => one === value);
}

/** Returns the shape of lists of at most this many items. */
export function list<T>(item: Shape<T>, most: number, least = 0): Shape<readonly T[]> {
  return (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.length >= least && value.every(item);
}

/** Returns the shape of values by name, at most this many. */
export function named<T>(item: Shape<T>, most: number): Shape<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const values = Object.values(value);
    return values.length <= most && values.every(item);
  };
}

/** Returns the shape that also takes the absence of a value. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value);
}

/** Returns the shape of objects with at least these fields. */
export function fields<T extends object>(shapes: Fields<T>): Shape<T> {
  const entries = Object.entries(shapes) as [string, Shape<unknown>][];
  return (value): value is T =>
    typeof value === "object" &&
    value !== null &&
    entries.every(([name, shape]) => shape((value as Record<string, unknown>)[name]));
}
