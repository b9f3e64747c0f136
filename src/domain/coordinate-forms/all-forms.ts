import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import { formatDm, formatDms, formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import { formatUtm, spacedMgrs } from "#domain/coordinates/format-utm.ts";
import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { toMgrs } from "#domain/coordinates/mgrs.ts";
import { toPlusCode } from "#domain/coordinates/plus-code.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { toUtm, utmBand } from "#domain/coordinates/utm.ts";
import { withoutInvisible } from "#domain/text/plain-text.ts";
import { type CoordinateSearch, notFound } from "./candidate.ts";
import { withoutDecoration } from "./plain-words.ts";
import { readDegreesAndRd } from "./read-degrees-and-rd.ts";
import { readGeo, readLink } from "./read-link.ts";
import { readPlusCode } from "./read-plus-code.ts";
import { readMgrs, readUtm } from "./read-utm.ts";

/**
 * The longest text that is read. No link with a place in it is longer, and pasting a whole book must not
 * block the page.
 */
const MAX_CHARS = 4000;

/** Hints for reading an ambiguous text. */
export interface SearchOptions {
  /** A place that the text is probably near, such as the middle of the map; null if unknown. */
  readonly near: LatLng | null;
  /** A place in the area chosen last for a short RD coordinate, which is read near it instead; null if none was. */
  readonly rdArea?: LatLng | null;
}

/**
 * Reads coordinates in every form that Dutch people use outdoors or paste: degrees (decimal, with minutes,
 * with seconds), RD (metres, kilometres, squares, the short coordinates of scouts), UTM, MGRS, plus codes,
 * `geo:` URIs and map links. An ambiguous text gives several candidates, best first, and a question if the
 * user should choose. This module imports every library involved, so load it lazily.
 */
export function searchCoordinates(text: string, options: SearchOptions): CoordinateSearch {
  const trimmed = withoutInvisible(text).trim();
  if (trimmed === "") return notFound("empty");
  if (trimmed.length > MAX_CHARS) return notFound("unreadable");
  const readWords = (words: string) => readTyped(words.trim(), options);
  return readGeo(trimmed) ?? readLink(trimmed, readWords) ?? readTyped(trimmed, options);
}

function readTyped(typed: string, { near, rdArea }: SearchOptions): CoordinateSearch {
  if (typed.length > 200) return notFound("unreadable");
  const text = withoutDecoration(typed);
  return (
    readPlusCode(text, near) ??
    readMgrs(text) ??
    readUtm(text) ??
    readDegreesAndRd(text, rdArea ?? near)
  );
}

/**
 * Writes a place in the chosen form; null where that form does not apply (RD outside the Netherlands).
 * `searchCoordinates` reads each of these texts back.
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
