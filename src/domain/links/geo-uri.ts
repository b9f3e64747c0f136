import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";

const GEO = /^geo:\s*([+-]?\d+(?:\.\d+)?),([+-]?\d+(?:\.\d+)?)(?:,[+-]?\d+(?:\.\d+)?)?([;?].*)?$/i;

/** A place from a `geo:` URI, or why there is none. */
export type GeoUriPlace = LatLng | "unreadable" | "out-of-range" | "other-datum";

/**
 * Reads a `geo:` URI (RFC 5870), and what Android makes of it: `geo:0,0?q=52.1,5.3(Naam)`. Altitude,
 * uncertainty and zoom are passed over.
 */
export function placeOfGeoUri(text: string): GeoUriPlace {
  const [, lat = "", lng = "", rest = ""] = GEO.exec(text.trim()) ?? [];
  if (lat === "") return "unreadable";
  const datum = /;crs=([^;?]*)/i.exec(rest)?.[1]?.toLowerCase();
  if (datum !== undefined && datum !== "wgs84") return "other-datum";
  const asked = /[?&]q=([+-]?\d+(?:\.\d+)?)(?:,|%2C)([+-]?\d+(?:\.\d+)?)/i.exec(rest);
  const place = asked
    ? { lat: Number(asked[1]), lng: Number(asked[2]) }
    : { lat: Number(lat), lng: Number(lng) };
  return isLatLng(place.lat, place.lng) ? place : "out-of-range";
}
