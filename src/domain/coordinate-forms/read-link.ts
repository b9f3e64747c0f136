import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { placeOfGeoUri } from "#domain/links/geo-uri.ts";
import { linkIn, readMapLink } from "#domain/links/map-link.ts";
import { type CoordinateForm, type CoordinateSearch, found, notFound } from "./candidate.ts";

/** Reads a `geo:` URI; null for a text of another form. */
export function readGeo(text: string): CoordinateSearch | null {
  if (!/^geo:/i.test(text)) return null;
  const place = placeOfGeoUri(text);
  return typeof place === "string" ? notFound(place) : foundAt(place, "geo");
}

/**
 * Reads a link of a map, wherever it stands in the text; null for a text without a link. What a link
 * asks its map to find is handed to `readWords`: it may be coordinates of another form.
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
