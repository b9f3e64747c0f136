import type { ExpressionSpecification } from "maplibre-gl";

/** Font stacks of the names in `font-faces`; Regular stands in for letters that only it has. */
export const REGULAR = ["Noto Sans Regular"];
export const BOLD = ["Noto Sans Bold", "Noto Sans Regular"];
export const ITALIC = ["Noto Sans Italic", "Noto Sans Regular"];

/** The Dutch name of a thing, else its name in Latin letters, else the name it has. */
export const DUTCH_NAME: ExpressionSpecification = [
  "coalesce",
  ["get", "name:nl"],
  ["get", "name:latin"],
  ["get", "name"],
];

/** Linear between the stops, each a zoom and a number. */
export function byZoom(...stops: readonly (readonly [number, number])[]): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], ...stops.flat()] as ExpressionSpecification;
}

/** Growing as the map does: exponential between the stops, each a zoom and a number. */
export function growing(...stops: readonly (readonly [number, number])[]): ExpressionSpecification {
  return [
    "interpolate",
    ["exponential", 1.4],
    ["zoom"],
    ...stops.flat(),
  ] as ExpressionSpecification;
}

/** Whether the tag `class` is one of these. */
export function classIs(...classes: readonly string[]): ExpressionSpecification {
  return ["match", ["get", "class"], [...classes], true, false];
}
