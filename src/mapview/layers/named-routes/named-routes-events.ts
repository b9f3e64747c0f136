import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { layerEvent } from "#mapview/events/layer-event.ts";

/** Named routes that were tapped, and the place of the tap. */
export interface TappedNamedRoutes extends LatLng {
  /** The ids of their relations. */
  readonly ids: readonly number[];
}

/** One or more named routes on one line were tapped. */
export const namedRoutesTapped = layerEvent<TappedNamedRoutes>("namedRoutesTapped");
