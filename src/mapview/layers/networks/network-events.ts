import { layerEvent } from "#mapview/events/layer-event.ts";
import type { NetworkNodeOnMap } from "./network-node.ts";

/** A node of a network was tapped. */
export const networkNodeTapped = layerEvent<NetworkNodeOnMap>("networkNodeTapped");
/** A node was pressed: a tap or a pan of the map may follow. */
export const networkNodePressed = layerEvent<NetworkNodeOnMap>("networkNodePressed");
/** Pointer up on the pressed node; a `networkNodeTapped` event may follow. */
export const networkNodeReleased = layerEvent<NetworkNodeOnMap>("networkNodeReleased");
