import type { ExpressionSpecification } from "maplibre-gl";

/** Font stacks for the names in `font-faces`; Regular substitutes for letters that only it has. */
export const REGULAR = ["Noto Sans Regular"];
export const BOLD = ["Noto Sans Bold", "Noto Sans Regular"];
export const ITALIC = ["Noto Sans Italic", "Noto Sans Regular"];

/** The longest name to draw; names on signs are shorter. */
const MAX_NAME_CHARS = 80;

/** The longest number of a road, house or node. */
const MAX_NUMBER_CHARS = 16;

/** The local name, in Latin letters if available: Burgum, not Bergum. */
export const LOCAL_NAME = written(
  ["coalesce", ["get", "name:latin"], ["get", "name"], ""],
  MAX_NAME_CHARS,
);

/** The Dutch name of large or distant things, else the local one: Aken, Luik, Noordzee. */
export const DUTCH_NAME = written(["coalesce", ["get", "name:nl"], LOCAL_NAME], MAX_NAME_CHARS);

/** Returns a number or a few letters from a tag, cleaned: of a road, a house, a node. */
export function numberIn(tag: string): ExpressionSpecification {
  return written(["get", tag], MAX_NUMBER_CHARS);
}

/**
 * Limits a text from a tile to one line and a maximum length. Tiles come from others, and a name of a thousand lines
 * would leave no room for any other.
 */
function written(text: ExpressionSpecification, maxChars: number): ExpressionSpecification {
  const line: ExpressionSpecification = [
    "case",
    ["in", "\n", ["var", "text"]],
    ["slice", ["var", "text"], 0, ["index-of", "\n", ["var", "text"]]],
    ["var", "text"],
  ];
  return ["let", "text", ["to-string", text], ["slice", line, 0, maxChars]];
}

/** A style value: a constant or an expression. */
export type Value = number | string | boolean | ExpressionSpecification;

/** Interpolates linearly between stops, each a zoom and a value. */
export function byZoom(...stops: readonly (readonly [number, Value])[]): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], ...stops.flat()] as ExpressionSpecification;
}

/** Interpolates exponentially between stops, each a zoom and a value, so that sizes grow with the map. */
export function growing(...stops: readonly (readonly [number, Value])[]): ExpressionSpecification {
  return [
    "interpolate",
    ["exponential", 1.4],
    ["zoom"],
    ...stops.flat(),
  ] as ExpressionSpecification;
}

/** Tests whether the tag `class` is one of these. */
export function classIs(...classes: readonly string[]): ExpressionSpecification {
  return isOneOf("class", ...classes);
}

/** Tests whether this tag is one of these. */
export function isOneOf(tag: string, ...values: readonly string[]): ExpressionSpecification {
  return ["match", ["get", tag], [...values], true, false];
}

/** Maps the value of a tag, or any of several values separated by spaces, through a table; else the fallback. */
export function byTag(
  tag: string,
  table: Readonly<Record<string, Value>>,
  fallback: Value,
): ExpressionSpecification {
  const match: unknown[] = ["match", ["get", tag]];
  for (const [values, value] of Object.entries(table)) match.push(values.split(" "), value);
  match.push(fallback);
  return match as unknown as ExpressionSpecification;
}
