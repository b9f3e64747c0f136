import { layerEvent } from "#mapview/events/layer-event.ts";

/** A waypoint was tapped; the value is its id. */
export const waypointTapped = layerEvent<string>("waypointTapped");
