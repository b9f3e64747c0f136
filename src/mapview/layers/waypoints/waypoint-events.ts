import { layerEvent } from "#mapview/events/layer-event.ts";

/** A waypoint was tapped; its id. */
export const waypointTapped = layerEvent<string>("waypointTapped");
