import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxSizeMeters } from "#domain/packs/framed-box.ts";

/** The longest side of an area that the app asks the slice server for, out of consideration for volunteers. */
const MAX_SLICE_METERS = 60_000;

/** The distance beyond the area of a pack that is asked for too, so that routes across its border are complete. */
const MARGIN_METERS = 2_000;

/** An average: the extract of the Netherlands has about 1300 MB for 41,500 km². */
const BYTES_PER_SQUARE_KM = 32_000;

/** Tells whether an area (west, south, east, north) is small enough to ask for. */
export function isSliceable(area: LngLatBox): boolean {
  const { width, height } = boxSizeMeters(area);
  return Math.max(width, height) <= MAX_SLICE_METERS;
}

/** Returns the box to ask for to make a pack of an area: a little larger where the limit allows it. */
export function slicedBox(area: LngLatBox): LngLatBox {
  const { width, height } = boxSizeMeters(area);
  const [west, south, east, north] = area;
  const across = marginOf(width) * ((east - west) / width || 0);
  const up = marginOf(height) * ((north - south) / height || 0);
  return [west - across, south - up, east + across, north + up];
}

function marginOf(meters: number): number {
  return Math.max(0, Math.min(MARGIN_METERS, (MAX_SLICE_METERS - meters) / 2));
}

/** Returns about how many bytes the extract for an area has; a city has more, and heath less. */
export function estimatedSliceBytes(area: LngLatBox): number {
  const { width, height } = boxSizeMeters(slicedBox(area));
  return (width / 1000) * (height / 1000) * BYTES_PER_SQUARE_KM;
}
