import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import { formatDm, formatDms, formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import { formatUtm, spacedMgrs } from "#domain/coordinates/format-utm.ts";
import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { toMgrs } from "#domain/coordinates/mgrs.ts";
import { toPlusCode } from "#domain/coordinates/plus-code.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { toUtm, utmBand } from "#domain/coordinates/utm.ts";
import { type CoordinateSearch, notFound } from "./candidate.ts";
import { withoutDecoration } from "./plain-words.ts";
import { readDegreesAndRd } from "./read-degrees-and-rd.ts";
import { readGeo, readLink } from "./read-link.ts";
import { readPlusCode } from "./read-plus-code.ts";
import { readMgrs, readUtm } from "./read-utm.ts";

/** Longer than any link with a place in it: whoever pastes a book is not kept waiting. */
const MAX_CHARS = 4000;

/** What reading may lean on. */
export interface SearchOptions {
  /** A place that the text is likely near, such as the middle of the map; null when there is none. */
  readonly near: LatLng | null;
}

/**
 * Reads coordinates of every form that Dutch people outdoors use or paste: degrees (decimal, with
 * minutes, with seconds), RD (metres, kilometres, squares, the short coordinates of scouts), UTM,
 * MGRS, plus codes, `geo:` URIs and links of maps. What can be read in several ways gives several
 * candidates, best first, and a question where a person should choose. This module brings every
 * library along: load it when it is needed.
 */
export function searchCoordinates(text: string, { near }: SearchOptions): CoordinateSearch {
  const trimmed = text.trim();
  if (trimmed === "") return notFound("empty");
  if (trimmed.length > MAX_CHARS) return notFound("unreadable");
  const readWords = (words: string) => readTyped(words.trim(), near);
  return readGeo(trimmed) ?? readLink(trimmed, readWords) ?? readTyped(trimmed, near);
}

function readTyped(typed: string, near: LatLng | null): CoordinateSearch {
  if (typed.length > 200) return notFound("unreadable");
  const text = withoutDecoration(typed);
  return (
    readPlusCode(text, near) ?? readMgrs(text) ?? readUtm(text) ?? readDegreesAndRd(text, near)
  );
}

/**
 * A place as a person reads it in the form of their choice; null where that form has no words for it
 * (RD outside the Netherlands). Each of these texts is read back by `searchCoordinates`.
 */
export function formatCoordinate(place: LatLng, format: CoordinateFormat): string | null {
  if (!isLatLng(place.lat, place.lng)) return null;
  return FORMATTERS[format](place);
}

const FORMATTERS: Readonly<Record<CoordinateFormat, (place: LatLng) => string | null>> = {
  wgs84: formatLatLng,
  dm: formatDm,
  dms: formatDms,
  rd: (place) => {
    const rd = toRd(place);
    return rd && formatRd(rd);
  },
  utm: (place) => {
    const utm = toUtm(place);
    return utm && formatUtm(utm, utmBand(place));
  },
  mgrs: (place) => {
    const mgrs = toMgrs(place);
    return mgrs && spacedMgrs(mgrs);
  },
  pluscode: toPlusCode,
};
