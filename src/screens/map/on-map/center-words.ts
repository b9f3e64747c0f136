import { formatLatLng } from "#domain/coordinates/format.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { centerInWords } from "#sentences/map/map-cards.ts";

/** Returns the centre, zoom and bearing of the map in words. */
export function centerWordsOf(controller: MapPort): string | null {
  const { center, zoom, bearingDegrees } = controller;
  return center && centerInWords(formatLatLng(center), zoom, bearingDegrees);
}
