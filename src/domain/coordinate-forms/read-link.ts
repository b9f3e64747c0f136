import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { geoUriIn, placeOfGeoUri } from "#domain/links/geo-uri.ts";
import { linkIn, readMapLink } from "#domain/links/map-link.ts";
import { type CoordinateForm, type CoordinateSearch, found, notFound } from "./candidate.ts";

/** Reads a `geo:` URI anywhere in the text; null for a text without one. */
export function readGeo(text: string): CoordinateSearch | null {
  if (!/^geo:/i.test(text) && !geoUriIn(text)) return null;
  const place = placeOfGeoUri(text);
  return typeof place === "string" ? notFound(place) : foundAt(place, "geo");
}

/**
 * Reads a map link anywhere in the text; null for a text without a link. `readWords` reads the search words
 * of a link, which may hold coordinates in another form.
 */
export function readLink(
  text: string,
  readWords: (words: string) => CoordinateSearch,
): CoordinateSearch | null {
  const link = linkIn(text);
  if (link === null) return null;
  const read = readMapLink(link);
  if (read.kind === "problem") return notFound(read.reason);
  if (read.kind === "place") return foundAt(read.place, "link");
  const search = readWords(read.words);
  return search.ok || search.reason === "needs-reference" ? search : notFound("link-without-place");
}

function foundAt(place: LatLng, form: CoordinateForm): CoordinateSearch {
  return found([{ place, form, text: formatLatLng(place), sideMeters: 0 }]);
}
