import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";

const GEO = /^geo:\s*([+-]?\d+(?:\.\d+)?),([+-]?\d+(?:\.\d+)?)(?:,[+-]?\d+(?:\.\d+)?)?([;?].*)?$/i;

/** A place from a `geo:` URI, or the reason why there is none. */
export type GeoUriPlace = LatLng | "unreadable" | "out-of-range" | "other-datum";

/**
 * Reads a `geo:` URI (RFC 5870), including Android's form `geo:0,0?q=52.1,5.3(Naam)`. Ignores altitude,
 * uncertainty and zoom.
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
