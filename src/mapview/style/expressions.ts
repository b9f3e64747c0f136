import type { ExpressionSpecification } from "maplibre-gl";

/** Font stacks of the names in `font-faces`; Regular stands in for letters that only it has. */
export const REGULAR = ["Noto Sans Regular"];
export const BOLD = ["Noto Sans Bold", "Noto Sans Regular"];
export const ITALIC = ["Noto Sans Italic", "Noto Sans Regular"];

/** A name on a sign is shorter. */
const MAX_NAME_CHARS = 80;

/** Numbers of roads, houses and nodes. */
const MAX_NUMBER_CHARS = 16;

/** The name that stands on the signs, in Latin letters where it has them: Burgum, not Bergum. */
export const LOCAL_NAME = written(
  ["coalesce", ["get", "name:latin"], ["get", "name"], ""],
  MAX_NAME_CHARS,
);

/** The Dutch name of what is great or far away, else the one on the signs: Aken, Luik, Noordzee. */
export const DUTCH_NAME = written(["coalesce", ["get", "name:nl"], LOCAL_NAME], MAX_NAME_CHARS);

/** A tag that holds a number or a few letters, as it can be written: of a road, a house, a node. */
export function numberIn(tag: string): ExpressionSpecification {
  return written(["get", tag], MAX_NUMBER_CHARS);
}

/**
 * A text out of a tile as it can be written: one line, not too long. Tiles are made by others, and a
 * name of a thousand lines would leave no room for any other.
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

/** A value of the style: a constant, or an expression that gives one. */
export type Value = number | string | boolean | ExpressionSpecification;

/** Linear between the stops, each a zoom and a value. */
export function byZoom(...stops: readonly (readonly [number, Value])[]): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], ...stops.flat()] as ExpressionSpecification;
}

/** Growing as the map does: exponential between the stops, each a zoom and a value. */
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

/** By the value of a tag, which may be several divided by spaces: what the table says, else the fallback. */
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
