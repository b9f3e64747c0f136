import { lightColorsOf } from "./mark-light.ts";
import {
  lookOf,
  type RecordColor,
  type RecordLook,
  type RecordShape,
  type TopShape,
} from "./mark-look.ts";
import type { OfficialMark } from "./official-mark.ts";

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

/** The shapes and topmarks of the marks of a side. Source: IALA and the rules on rivers. */
const SIDES = {
  red: { shapes: ["can", "spar", "pillar", "barrel", "pile"], top: "can" },
  green: { shapes: ["cone", "spar", "pillar", "barrel", "pile"], top: "cone" },
} as const satisfies Record<
  string,
  { readonly shapes: readonly RecordShape[]; readonly top: TopShape }
>;

/** Returns the meaning of a mark; null if its record does not state what it takes. */
export function meaningOf(mark: OfficialMark): RecordMeaning | null {
  const look = lookOf(mark);
  const { bands, topmark } = look;
  if (!bands) return null;
  const colors = [...new Set<RecordColor>(bands.colors)].toSorted().join("+");
  if (colors === "red" || colors === "green") return isOfSide(mark, look, colors) ? colors : null;
  if (colors === "green+red" && !bands.isUpright) return "parting";
  if (colors === "red+white" && bands.isUpright) return "safe-water";
  const [inBands, onTop] = [bands.colors.join("+"), topmark?.shapes?.join("+")];
  const defined = DEFINED.find(([, own, top]) => own === inBands && top === onTop);
  return defined && !bands.isUpright ? defined[0] : null;
}

/**
 * Returns whether a red or green mark is one of a side of the fairway. A lighthouse may be painted red too: on the ground
 * its topmark or its light must have the colour as well, and nothing may be that of another mark.
 */
function isOfSide(
  mark: OfficialMark,
  { shape, topmark }: RecordLook,
  color: "red" | "green",
): boolean {
  const { shapes, top } = SIDES[color];
  if (shape !== null && !(shapes as readonly RecordShape[]).includes(shape)) return false;
  const lights = lightColorsOf(mark);
  if (lights.length > 0 && lights.some((light) => light !== color)) return false;
  if (topmark !== null) {
    const ofTop = topmark.bands?.colors ?? [color];
    const isTop = topmark.shapes?.length === 1 && topmark.shapes[0] === top;
    return isTop && ofTop.every((one) => one === color);
  }
  return !mark.isFixed || lights.length > 0;
}
