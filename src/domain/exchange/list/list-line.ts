import { searchCoordinates } from "#domain/coordinate-forms/all-forms.ts";
import type { SearchProblem } from "#domain/coordinate-forms/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { type GeoUri, geoUriIn, placeOfGeoUri } from "#domain/links/geo-uri.ts";

/** One line of a list: a place with its name (empty when it has none), or why there is no place. */
export type ListLine =
  | { readonly ok: true; readonly name: string; readonly place: LatLng }
  | { readonly ok: false; readonly reason: SearchProblem };

/** Words that belong to a coordinate and are no part of a name. */
const COORDINATE_WORD =
  /^(?:rd|utm|mgrs|km|m|x|y|[nzsoew]|[nz]b|[ow]l|lat|lon|lng|long|latitude|longitude|breedte|lengte|breedtegraad|lengtegraad)\W*$/i;

interface Token {
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
}

/**
 * Reads one point: coordinates of any form, with a name before or after them. A number may belong to the
 * name ("Post 3"). Of several readings the first one in the Netherlands is taken, else the first.
 * @param near a repeating coordinate is taken nearest to it
 */
export function readListLine(line: string, near: LatLng | null): ListLine {
  const uri = geoUriIn(line);
  if (uri) return readUriLine(line, uri);
  const text = line.replace(/[\t;]/g, " ");
  let abroad: ListLine | null = null;
  let reason: SearchProblem | null = null;
  for (const [start, end] of spansOf(tokensOf(text))) {
    const search = searchCoordinates(text.slice(start, end).replace(/,\s*$/, ""), { near });
    if (!search.ok) {
      if (reason === null || reason === "unreadable") reason = search.reason;
      continue;
    }
    const [{ place }] = search.candidates;
    const name = nameOf(text.slice(0, start)) || nameOf(text.slice(end));
    if (toRd(place)) return { ok: true, name, place };
    abroad ??= { ok: true, name, place };
  }
  return abroad ?? { ok: false, reason: reason ?? "unreadable" };
}

function readUriLine(line: string, { start, end, name }: GeoUri): ListLine {
  const place = placeOfGeoUri(line.slice(start, end));
  if (typeof place === "string") return { ok: false, reason: place };
  return { ok: true, place, name: nameOf(line.slice(0, start)) || nameOf(line.slice(end)) || name };
}

/** Splits at blanks, and at a comma between a name and a coordinate. */
function tokensOf(text: string): readonly Token[] {
  const parts = text.matchAll(/(?:[^\s,]|,(?=\d)(?<=\d,))+/g);
  return [...parts].map(({ 0: part, index }) => {
    const isWord = /\p{L}/u.test(part) && !/\d|:\/\//.test(part) && !COORDINATE_WORD.test(part);
    return { start: index, end: index + part.length, isWord };
  });
}

/** The parts of a line that may be its coordinates, likeliest first. */
function spansOf(tokens: readonly Token[]): readonly (readonly [number, number])[] {
  const first = tokens.findIndex(({ isWord }) => !isWord);
  const last = tokens.length;
  if (first < 0) return [];
  const second = first + 1;
  const isNumbered = second < last && (first > 0 || !tokens[second]?.isWord);
  const starts = [...new Set([0, first, ...(isNumbered ? [second] : [])])];
  return starts.flatMap((start) => {
    const word = tokens.findIndex(({ isWord }, index) => isWord && index > Math.max(start, first));
    const ends = word < 0 ? [last] : [last, word];
    return ends.map((end) => [tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0] as const);
  });
}

function nameOf(text: string): string {
  return text.replace(/^[\s,;:|–-]+|[\s,;:|–-]+$/gu, "").replace(/\s+/g, " ");
}
