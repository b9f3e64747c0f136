import { formatLatLng } from "#domain/coordinates/format.ts";
import { centerInWords } from "#i18n/map/map-cards.ts";
import type { MapPort } from "#mapview/map-port.ts";

/** Returns the centre, zoom and bearing of the map in words. */
export function centerWordsOf(controller: MapPort): string | null {
  const { center, zoom, bearingDegrees } = controller;
  return center && centerInWords(formatLatLng(center), zoom, bearingDegrees);
}
