import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { layerEvent } from "#mapview/events/layer-event.ts";

/** A bridge or lock that was tapped. */
export interface TappedFairwayObject extends LatLng {
  readonly id: number;
  readonly name: string;
}

/** A bridge or lock was tapped. */
export const fairwayObjectTapped = layerEvent<TappedFairwayObject>("fairwayObjectTapped");

/** A buoy, beacon or light was tapped. */
export const fairwayMarkTapped = layerEvent<FairwayMark>("fairwayMarkTapped");

/** The sign of notices to skippers was tapped: their place. */
export const noticeTapped = layerEvent<LatLng>("noticeTapped");
