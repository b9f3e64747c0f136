import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";

const NUMBER = String.raw`([+-]?\d+(?:\.\d+)?)`;
/** Latitude, longitude, an altitude, parameters, and a name in brackets; the slashes and the spaces are mistakes that people make. */
const GEO = new RegExp(
  String.raw`(?:^|[\s("'<])geo:(?://)?\s*${NUMBER}\s*,\s*${NUMBER}(?:\s*,\s*${NUMBER})?(?![\d.,\p{L}])` +
    String.raw`([;?][^\s()<>"]*)?(?:\s*\(([^()]*)\))?`,
  "iu",
);

/** A place from a `geo:` URI, or the reason why there is none. */
export type GeoUriPlace = LatLng | "unreadable" | "out-of-range" | "other-datum" | "only-address";

/**
 * Reads the first `geo:` URI (RFC 5870) in a text, including Android's form `geo:0,0?q=52.1,5.3(Naam)`. Ignores altitude,
 * uncertainty and zoom.
 */
export function placeOfGeoUri(text: string): GeoUriPlace {
  const [, lat = "", lng = "", , rest = ""] = GEO.exec(text) ?? [];
  if (lat === "") return "unreadable";
  const datum = /;crs=([^;?]*)/i.exec(rest)?.[1]?.toLowerCase();
  if (datum !== undefined && datum !== "wgs84") return "other-datum";
  const asked = /[?&]q=([+-]?\d+(?:\.\d+)?)(?:,|%2C)([+-]?\d+(?:\.\d+)?)/i.exec(rest);
  const place = asked
    ? { lat: Number(asked[1]), lng: Number(asked[2]) }
    : { lat: Number(lat), lng: Number(lng) };
  if (!asked && addressIn(rest) !== null && place.lat === 0 && place.lng === 0)
    return "only-address";
  return isLatLng(place.lat, place.lng) ? place : "out-of-range";
}

/**
 * Returns the address of a `geo:` URI that has nothing else, as calendars and contacts write it:
 * `geo:0,0?q=Dorpsstraat+12`. Null for any other text.
 */
export function addressOfGeoUri(text: string): string | null {
  if (placeOfGeoUri(text) !== "only-address") return null;
  return addressIn(GEO.exec(text)?.[4] ?? "");
}

function addressIn(rest: string): string | null {
  return decoded(/[?&]q=([^&]*)/i.exec(rest)?.[1] ?? "") || null;
}

/** A `geo:` URI in a text. */
export interface GeoUri {
  readonly start: number;
  readonly end: number;
  /** The name in its brackets; empty without one. */
  readonly name: string;
}

/** Finds the first `geo:` URI in a text; null without one. */
export function geoUriIn(text: string): GeoUri | null {
  const found = GEO.exec(text);
  if (!found) return null;
  const start = found.index + found[0].search(/geo:/i);
  return { start, end: found.index + found[0].length, name: decoded(found[5] ?? "") };
}

/** The name has blanks as `+` or `%20`. A "%zz" is not a mistake of the user: it is then taken literally. */
function decoded(name: string): string {
  const spaced = name.replaceAll("+", " ").trim();
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
