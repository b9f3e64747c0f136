import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** Six bits per character; `@` is an older form of `~`. */
const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~";

/**
 * Reads the place in a short link of OpenStreetMap (`osm.org/go/0EREL1M`), whose code contains the bits of
 * longitude and latitude alternately. Trailing `-` only specify the zoom. Format:
 * https://wiki.openstreetmap.org/wiki/Shortlink
 */
export function placeOfOsmCode(code: string): LatLng | null {
  const values = [...code.replaceAll("@", "~").replace(/-+$/, "")].map((character) =>
    CHARACTERS.indexOf(character),
  );
  if (values.length === 0 || values.length > 10 || values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(6, "0")).join("");
  const [xBits, yBits] = [everyOther(bits, 0), everyOther(bits, 1)];
  return { lat: middleOf(yBits) * 180 - 90, lng: middleOf(xBits) * 360 - 180 };
}

function everyOther(bits: string, start: number): string {
  return [...bits].filter((_bit, index) => index % 2 === start).join("");
}

/** Returns the fraction (0–1) that binary digits denote, in the middle of the range that they leave open. */
function middleOf(bits: string): number {
  return (Number.parseInt(bits, 2) + 0.5) / 2 ** bits.length;
}
