import type { ExpressionSpecification } from "maplibre-gl";

/** Font stacks of the names in `font-faces`; Regular stands in for letters that only it has. */
export const REGULAR = ["Noto Sans Regular"];
export const BOLD = ["Noto Sans Bold", "Noto Sans Regular"];
export const ITALIC = ["Noto Sans Italic", "Noto Sans Regular"];

/** The name that stands on the signs, in Latin letters where it has them: Burgum, not Bergum. */
export const LOCAL_NAME: ExpressionSpecification = [
  "coalesce",
  ["get", "name:latin"],
  ["get", "name"],
  "",
];

/** The Dutch name of what is great or far away, else the one on the signs: Aken, Luik, Noordzee. */
export const DUTCH_NAME: ExpressionSpecification = ["coalesce", ["get", "name:nl"], LOCAL_NAME];

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

/** Whether the tag `class` is one of these. */
export function classIs(...classes: readonly string[]): ExpressionSpecification {
  return isOneOf("class", ...classes);
}

/** Whether this tag is one of these. */
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
