import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { layerEvent } from "#mapview/events/layer-event.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";

/** A point of interest was tapped. */
export const poiTapped = layerEvent<PointOfInterest>("poiTapped");
/** The detail of the visible base has changed. */
export const baseDetailChanged = layerEvent<BaseDetail>("baseDetailChanged");
