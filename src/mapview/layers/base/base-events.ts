import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { layerEvent } from "#mapview/events/layer-event.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";

/** A point of interest was tapped. */
export const poiTapped = layerEvent<PointOfInterest>("poiTapped");
/** Another share of what the base can show is on the screen now. */
export const baseDetailChanged = layerEvent<BaseDetail>("baseDetailChanged");
