import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { DrawnMode } from "#mapview/layers/networks/network-palette.ts";

/** A plan as the map draws it; `legs[i]` leads from `nodes[i]` to `nodes[i + 1]`. */
export interface DrawnPlan {
  readonly mode: DrawnMode;
  readonly nodes: readonly PlanNodeOnMap[];
  readonly legs: readonly PlanLegOnMap[];
  /** What lies beside the network: to the first node, and from the last. */
  readonly straightLines: readonly StraightLine[];
  /** Whether its nodes and legs can be tapped and dragged. */
  readonly isEditable: boolean;
  /** What may be chosen, beside it. */
  readonly offer?: OfferOnMap;
}

/** What is drawn beside a plan while one chooses. */
export interface OfferOnMap {
  readonly ways: readonly WayOnMap[];
  /** Whether what is drawn as the plan is itself only looked at: from afar its line is seen, not its numbers. */
  readonly isPreview?: boolean;
  /** Numbers that can be reached. */
  readonly reached: readonly (LatLng & { readonly osmId: number; readonly number: string })[];
  /** Of a track: what does not fit the network; lng, lat, lng, lat …. */
  readonly strays: readonly Float64Array[];
}

/** A way that may be taken. */
export interface WayOnMap {
  /** What the map says of it when it is tapped. */
  readonly index: number;
  /** lng, lat, lng, lat …, at least two places. */
  readonly line: Float64Array;
  /** A letter, and where it stands. */
  readonly label: string;
  readonly labelAt: LatLng;
}

/** A number of the plan. */
export interface PlanNodeOnMap extends LatLng {
  readonly osmId: number;
  readonly number: string;
  /** Whether it was chosen; else the plan only passes it. */
  readonly isStop: boolean;
}

/** The way between two numbers. */
export interface PlanLegOnMap {
  /** lng, lat, lng, lat … in WGS84 degrees, in the direction of travel. */
  readonly line: Float64Array;
  readonly hasFerry: boolean;
}

/** A line as the crow flies, with what is written along it. */
export interface StraightLine {
  readonly from: LatLng;
  readonly to: LatLng;
  readonly label: string;
}

/** What was dragged where: a node by its place, or the leg that begins there. */
export interface PlanDrag {
  readonly kind: "node" | "leg";
  readonly place: number;
}
