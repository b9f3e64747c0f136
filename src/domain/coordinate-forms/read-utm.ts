import { formatUtm } from "#domain/coordinates/format-utm.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromMgrs } from "#domain/coordinates/mgrs.ts";
import { fromUtm, type Utm, utmBand } from "#domain/coordinates/utm.ts";
import { type CoordinateCandidate, type CoordinateSearch, found, notFound } from "./candidate.ts";

/** Zone and band letter; for UPS the letter of a quarter, or of the pole. */
const ZONE =
  /^(?:U[TP][MS]\b:?\s*)?(?:zone\s*)?(?:(\d{1,2})\s*([C-HJ-NP-X])|([ABYZNS]))\s*(?=(?:[EO]\s*)?\d{5})/i;
const METRES =
  /^(?:[EO]\s*)?(\d{5,7}(?:[.,]\d+)?)\s*m?\s*[EO]?(?:\s*[|;/]\s*|,?\s+)(?:N\s*)?(\d{1,8}(?:[.,]\d+)?)\s*m?\s*N?$/i;
const MGRS =
  /^(?:MGRS:?\s*)?(?:\d{1,2}\s*[C-HJ-NP-X]\s*[A-HJ-NP-Z]\s*[A-HJ-NP-V]|[ABYZ]\s*[A-HJ-NP-Z]{2}(?=[\s\d]*\d))[\d\s]*$/i;

/** Reads UTM and UPS ("31U 649050 5780460"); null for a text of another form. */
export function readUtm(text: string): CoordinateSearch | null {
  const [prefix, zone = "0", band, quarter = ""] = ZONE.exec(text) ?? [];
  if (prefix === undefined) return null;
  const [, easting, northing] = METRES.exec(text.slice(prefix.length)) ?? [];
  if (!easting || !northing) return null;
  const metres = { easting: metresOf(easting), northing: metresOf(northing) };
  const places = band
    ? inZone(Number(zone), band, metres)
    : [candidateOf({ zone: 0, isNorth: "NYZ".includes(quarter.toUpperCase()), ...metres })];
  const candidates = places.filter((one) => one !== null);
  return found(candidates, candidates.length > 1 ? "several" : null);
}

type Metres = Pick<Utm, "easting" | "northing">;

/** N and S are bands, but many people use them for the hemisphere; any other letter must match the place. */
function inZone(zone: number, band: string, metres: Metres) {
  const letter = band.toUpperCase();
  const inBand = candidateOf({ zone, isNorth: letter >= "N", ...metres });
  const fits = inBand !== null && isInBand(inBand.place, letter);
  const inSouth = letter === "S" ? candidateOf({ zone, isNorth: false, ...metres }) : null;
  const inNorth = fits || letter === "N" || letter === "S" ? inBand : null;
  // GeographicLib and PROJ write the hemisphere as a small letter.
  return fits && band !== "s" ? [inNorth, inSouth] : [inSouth, inNorth];
}

/** Reads MGRS of any precision, with or without spaces; null for a text of another form. */
export function readMgrs(text: string): CoordinateSearch | null {
  if (!MGRS.test(text)) return null;
  const plain = text
    .replace(/^MGRS:?/i, "")
    .replace(/\s/g, "")
    .toUpperCase();
  if (isUneven(text)) return notFound("uneven-digits");
  const square = fromMgrs(plain);
  if (!square) return found([]);
  const { center: place, sideMeters } = square;
  return found([{ place, form: "mgrs", text: plain, sideMeters }]);
}

/** Returns whether the easting and the northing of MGRS have not as many digits. */
function isUneven(text: string): boolean {
  const [digits = ""] = /[\d\s]*$/.exec(text) ?? [];
  const halves = digits.trim().split(/\s+/);
  const [first = "", second = ""] = halves;
  return halves.length === 2 ? first.length !== second.length : halves.join("").length % 2 === 1;
}

/** Metres are rounded, so a place at the edge of its band may fall just outside. */
const BAND_SLACK_DEGREES = 0.001;

function isInBand({ lat, lng }: LatLng, letter: string): boolean {
  const lats = [lat - BAND_SLACK_DEGREES, lat, lat + BAND_SLACK_DEGREES];
  return lats.some((near) => utmBand({ lat: near, lng }) === letter);
}

function candidateOf(utm: Utm): CoordinateCandidate | null {
  const place = fromUtm(utm);
  return place && { place, form: "utm", text: formatUtm(utm, utmBand(place)), sideMeters: 0 };
}

function metresOf(text: string): number {
  return Number(text.replace(",", "."));
}
