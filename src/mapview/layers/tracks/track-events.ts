import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { layerEvent } from "#mapview/events/layer-event.ts";

/** A track or route that was tapped, and the place of the tap. */
export interface TappedTrack extends LatLng {
  readonly trackId: string;
}

/** A track or route was tapped. */
export const trackTapped = layerEvent<TappedTrack>("trackTapped");
