import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Waypoint } from "./waypoint.ts";

/** The possible orders of a list of waypoints. */
export const LIST_ORDERS = ["distance", "name", "newest", "folder"] as const;

/** One of the orders of a list of waypoints. */
export type ListOrder = (typeof LIST_ORDERS)[number];

/**
 * Sorts waypoints: nearest first, alphabetically, newest first, or by folder and then name (without a folder
 * last). By distance without a place to measure from: newest first. Among equals the later in the list comes
 * first.
 */
export function orderedWaypoints(
  waypoints: readonly Waypoint[],
  order: ListOrder,
  from: LatLng | null,
): readonly Waypoint[] {
  const newestFirst = waypoints.toReversed();
  if (order === "distance") {
    return from ? sortedBy(newestFirst, (waypoint) => distanceMeters(from, waypoint)) : newestFirst;
  }
  if (order === "name") return sortedBy(newestFirst, ({ name }) => sortKey(name));
  if (order === "newest") return sortedBy(newestFirst, ({ createdAtMs }) => -(createdAtMs ?? 0));
  return sortedBy(newestFirst, ({ folder, name }) =>
    // A tab sorts before any letter, so that all of "Kamp" comes before "Kamp 2".
    folder === undefined ? `\uffff\t${sortKey(name)}` : `${sortKey(folder)}\t${sortKey(name)}`,
  );
}

/** Sorts by a precomputed key, because locale-aware comparison is slow. */
function sortedBy<Key extends string | number>(
  waypoints: readonly Waypoint[],
  keyOf: (waypoint: Waypoint) => Key,
): readonly Waypoint[] {
  return waypoints
    .map((waypoint) => ({ waypoint, key: keyOf(waypoint) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ waypoint }) => waypoint);
}

/** Returns a text whose plain order is the Dutch one: é with e, capitals with small letters, 9 before 10. */
function sortKey(text: string): string {
  return plainText(text).replace(/\d+/g, (digits) => digits.padStart(12, "0"));
}

/** Returns a text without capitals and accents, for comparing and searching. */
export function plainText(text: string): string {
  // Most texts are ASCII, and normalizing accents is slow.
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) > 127) return false;
  }
  return true;
}
