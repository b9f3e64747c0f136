import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { layerEvent } from "#mapview/events/layer-event.ts";
import type { NetworkNodeOnMap } from "#mapview/layers/networks/network-node.ts";

/** The part of a plan that is dragged: a node by its index, or the leg that starts there. */
export interface PlanDrag {
  readonly kind: "node" | "leg";
  readonly place: number;
}

/** A node of the plan was tapped; the value is its index in the plan. */
export const planNodeTapped = layerEvent<number>("planNodeTapped");
/** An offered route was tapped; the value is its index. */
export const planOfferTapped = layerEvent<number>("planWayTapped");
/** A finger has held a node or leg of the plan long enough to drag it. */
export const planGrabbed = layerEvent<undefined>("planGrabbed");
/** A node of the plan, or the leg that starts there, was dropped at a place, and on a node there; null for none. */
export const planDragged = layerEvent<
  PlanDrag & { readonly to: NetworkNodeOnMap | null; readonly at: LatLng }
>("planDragged");
