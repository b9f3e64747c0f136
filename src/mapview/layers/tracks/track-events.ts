import { layerEvent } from "#mapview/events/layer-event.ts";

/** A track or route was tapped; the value is its id. */
export const trackTapped = layerEvent<string>("trackTapped");
