import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";

/** Six bits per character. */
const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Each character of a code has three bits of the latitude and three of the longitude. */
const BITS = 3;
/** The most characters of a code after that for the zoom. */
const MAX_LENGTH = 10;

/**
 * Reads the place in a link of Organic Maps, CoMaps or MAPS.ME (`omaps.app/B4srhdHVVt/Name`): a character for the zoom, and
 * up to ten with the bits of latitude and longitude alternately; or its plain form `omaps.app/52.1,5.2`. Format: `ge0` in
 * github.com/organicmaps/organicmaps.
 * @param path of the link, from its first `/` on
 */
export function placeOfGe0Path(path: string): LatLng | null {
  const [, lat, lng] = /^\/([+-]?\d+\.\d+),([+-]?\d+\.\d+)(?:[,/]|$)/.exec(path) ?? [];
  if (lat !== undefined && lng !== undefined) return onEarth(Number(lat), Number(lng));
  // A shorter one names a square of more than 70 m, or is a page: `omaps.app/privacy`.
  const [, code = ""] = /^\/[\w-]([\w-]{7,10})(?:\/|$)/.exec(path) ?? [];
  return code === "" ? null : placeOfCode(code);
}

function placeOfCode(code: string): LatLng | null {
  let [north, east] = [0, 0];
  for (const character of code) {
    const value = CHARACTERS.indexOf(character);
    for (let bit = 2 * BITS - 1; bit > 0; bit -= 2) {
      north = north * 2 + ((value >> bit) & 1);
      east = east * 2 + ((value >> (bit - 1)) & 1);
    }
  }
  const steps = 2 ** (BITS * code.length);
  // A code of full length names a point, a shorter one the middle of a square.
  if (code.length === MAX_LENGTH) {
    return onEarth((north / (steps - 1)) * 180 - 90, (east / steps) * 360 - 180);
  }
  return onEarth(((north + 0.5) / steps) * 180 - 90, ((east + 0.5) / steps) * 360 - 180);
}

function onEarth(lat: number, lng: number): LatLng | null {
  return isLatLng(lat, lng) ? { lat, lng } : null;
}
