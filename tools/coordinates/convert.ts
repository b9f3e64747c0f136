import { searchCoordinates } from "#domain/coordinate-forms/all-forms.ts";
import type { CoordinateForm } from "#domain/coordinate-forms/candidate.ts";
import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import { formatDm, formatDms, formatRd } from "#domain/coordinates/format.ts";
import { formatUtm } from "#domain/coordinates/format-utm.ts";
import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { toMgrs } from "#domain/coordinates/mgrs.ts";
import { toPlusCode } from "#domain/coordinates/plus-code.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { toUtm, utmBand } from "#domain/coordinates/utm.ts";

/** A converted line, or the problem. */
export type Conversion =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

const LAT_LNG = /^\s*([+-]?\d+(?:\.\d*)?)(?:\s*[,;]\s*|\s+)([+-]?\d+(?:\.\d*)?)\s*$/;

/** Writers with more digits than for people: a millimetre, and for degrees a tenth of that. */
const WRITERS: Readonly<Record<CoordinateFormat, (place: LatLng) => string | null>> = {
  wgs84: ({ lat, lng }) => `${degrees(lat)},${degrees(lng)}`,
  dm: (place) => formatDm(place, 7),
  dms: (place) => formatDms(place, 5),
  rd: (place) => {
    const rd = toRd(place);
    return rd && formatRd(rd, 4);
  },
  utm: (place) => {
    const utm = toUtm(place);
    return utm && formatUtm(utm, utmBand(place), 4);
  },
  mgrs: (place) => toMgrs(place),
  pluscode: toPlusCode,
};

/** The accepted readings of a line in each notation. */
const READ_AS: Readonly<Record<CoordinateFormat, readonly CoordinateForm[]>> = {
  wgs84: ["decimal"],
  dm: ["dm"],
  dms: ["dms"],
  rd: ["rd", "rd-km", "rd-square"],
  utm: ["utm"],
  mgrs: ["mgrs"],
  pluscode: ["pluscode"],
};

/** Converts a line of text from one notation to another. */
export function convertLine(
  line: string,
  from: CoordinateFormat,
  to: CoordinateFormat,
): Conversion {
  const place = from === "wgs84" ? readLatLng(line) : readForm(line, from);
  if (typeof place === "string") return { ok: false, reason: place };
  const text = WRITERS[to](place);
  return text === null ? { ok: false, reason: `outside the area of ${to}` } : { ok: true, text };
}

/** Reads latitude, longitude strictly, with decimal points, unlike input by people. */
function readLatLng(line: string): LatLng | string {
  const match = LAT_LNG.exec(line);
  if (!match) return "not lat,lng in decimal degrees";
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return isLatLng(lat, lng) ? { lat, lng } : "latitude goes to 90, longitude to 180";
}

function readForm(line: string, form: CoordinateFormat): LatLng | string {
  const search = searchCoordinates(line, { near: null });
  if (!search.ok) return `not ${form}: ${search.reason}`;
  // A program cannot ask: swapped RD is rejected, degrees are read as written.
  if (search.question === "rd-swapped") return "y stands before x";
  const isAsWrittenLast = search.question === "lat-lng-swapped";
  const candidates = isAsWrittenLast ? search.candidates.toReversed() : search.candidates;
  const fitting = candidates.find((candidate) => READ_AS[form].includes(candidate.form));
  return fitting?.place ?? `not ${form}, but ${search.candidates[0].form}`;
}

function degrees(value: number): string {
  return Number(value.toFixed(9)).toFixed(9);
}
