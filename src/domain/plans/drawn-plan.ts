import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";

/** A plan as the map draws it; `legs[i]` leads from `nodes[i]` to `nodes[i + 1]`. */
export interface DrawnPlan {
  readonly mode: NetworkMode;
  readonly nodes: readonly DrawnNode[];
  readonly legs: readonly DrawnLeg[];
  /** Lines beside the network: to the first node, and from the last. */
  readonly straightLines: readonly StraightLine[];
  /** True if its nodes and legs can be tapped and dragged. */
  readonly isEditable: boolean;
  /** The routes and nodes to choose from, beside it. */
  readonly offer?: DrawnOffer;
}

/** The routes and nodes that are drawn beside a plan while the user chooses. */
export interface DrawnOffer {
  readonly routes: readonly DrawnRoute[];
  /** The index of the route that is drawn as the plan, which is only a preview: from afar without its numbers. */
  readonly previewIndex?: number;
  /** The letters that belong to no line of `routes`: that of the preview, and those of single nodes. */
  readonly letters: readonly DrawnLetter[];
  /** Nodes within reach. */
  readonly reached: readonly (LatLng & { readonly osmId: number; readonly number: string })[];
  /** Parts of a track that do not fit the network; lng, lat, lng, lat …. */
  readonly strays: readonly Float64Array[];
  /** Ways within reach; lng, lat, lng, lat …. */
  readonly reachedWays?: readonly Float64Array[];
}

/** The letter of a choice on offer, and its place. */
export interface DrawnLetter {
  /** The value that the map reports when it is tapped. */
  readonly index: number;
  readonly label: string;
  readonly labelAt: LatLng;
}

/** A route on offer. */
export interface DrawnRoute extends DrawnLetter {
  /** lng, lat, lng, lat …, at least two places. */
  readonly line: Float64Array;
}

/** A node of the plan. */
export interface DrawnNode extends LatLng {
  /** Absent for a place that is not a numbered node. */
  readonly osmId?: number;
  readonly number: string;
  /** True if the user chose it; else the plan only passes it. */
  readonly isStop: boolean;
}

/** The path between two points. */
export interface DrawnLeg {
  /** lng, lat, lng, lat … in WGS84 degrees, in the direction of travel; empty for a straight leg. */
  readonly line: Float64Array;
  readonly hasFerry: boolean;
  /** Its straight parts, where no way is known; absent for none. */
  readonly dashes?: readonly DrawnDash[];
}

/** A straight part of a leg with its length in words. */
export interface DrawnDash {
  /** lng, lat, lng, lat …, two places. */
  readonly line: Float64Array;
  readonly label: string;
}

/** A line beside the network with a text along it: straight, or along ways where packs have them. */
export interface StraightLine {
  readonly from: LatLng;
  readonly to: LatLng;
  readonly label: string;
  /** lng, lat, lng, lat … along ways; absent for a straight line. */
  readonly line?: Float64Array;
}

/** Returns the legs that are not among the known ones, compared by their lines. */
export function newLegs<Leg extends Pick<DrawnLeg, "line">>(
  legs: readonly Leg[],
  known: readonly Pick<DrawnLeg, "line">[],
): readonly Leg[] {
  return legs.filter(
    ({ line }) => line.length > 0 && !known.some((other) => isSameLine(line, other.line)),
  );
}

function isSameLine(a: Float64Array, b: Float64Array): boolean {
  return a === b || (a.length === b.length && a.every((degrees, at) => degrees === b[at]));
}
