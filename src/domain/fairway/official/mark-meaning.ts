import type { RecordColor, RecordLook } from "./mark-look.ts";

/** The meaning that follows from what a record states. */
export type RecordMeaning =
  | "red"
  | "green"
  | "parting"
  | "north"
  | "east"
  | "south"
  | "west"
  | "safe-water"
  | "isolated-danger";

/** The bands and the topmark of marks that have both by definition. Source: IALA. */
const DEFINED: readonly (readonly [meaning: RecordMeaning, bands: string, topmark: string])[] = [
  ["north", "black+yellow", "cone+cone"],
  ["east", "black+yellow+black", "cone+cone-down"],
  ["south", "yellow+black", "cone-down+cone-down"],
  ["west", "yellow+black+yellow", "cone-down+cone"],
  ["isolated-danger", "black+red+black", "ball+ball"],
];

/** Returns the meaning of a mark; null if its record does not state what it takes. */
export function meaningOf({ bands, topmark }: RecordLook): RecordMeaning | null {
  if (!bands) return null;
  const colors = [...new Set<RecordColor>(bands.colors)].toSorted().join("+");
  if (colors === "red" || colors === "green") return colors;
  if (colors === "green+red" && !bands.isUpright) return "parting";
  if (colors === "red+white" && bands.isUpright) return "safe-water";
  const [inBands, onTop] = [bands.colors.join("+"), topmark?.shapes?.join("+")];
  const defined = DEFINED.find(([, own, top]) => own === inBands && top === onTop);
  return defined && !bands.isUpright ? defined[0] : null;
}
