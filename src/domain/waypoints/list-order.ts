import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Waypoint } from "./waypoint.ts";

/** The orders a list of waypoints can have. */
export const LIST_ORDERS = ["distance", "name", "newest", "folder"] as const;

/** One of the orders a list of waypoints can have. */
export type ListOrder = (typeof LIST_ORDERS)[number];

/**
 * The waypoints in an order: the nearest, the first of the alphabet, the newest, or by folder and
 * then name (those in no folder last). By distance without a place to count from: the newest first.
 * Of equals the later in the list comes first.
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
    // A tab sorts before any letter, so that "Kamp" comes whole before "Kamp 2".
    folder === undefined ? `\uffff\t${sortKey(name)}` : `${sortKey(folder)}\t${sortKey(name)}`,
  );
}

/** Sorts by a key that is made once for each: comparing texts in the ways of a language is slow. */
function sortedBy<Key extends string | number>(
  waypoints: readonly Waypoint[],
  keyOf: (waypoint: Waypoint) => Key,
): readonly Waypoint[] {
  return waypoints
    .map((waypoint) => ({ waypoint, key: keyOf(waypoint) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ waypoint }) => waypoint);
}

/** Texts whose plain order is that of a Dutch reader: é beside e, capitals beside small, 9 before 10. */
function sortKey(text: string): string {
  return plainText(text).replace(/\d+/g, (digits) => digits.padStart(12, "0"));
}

/** A text without capitals and accents, to compare and to search. */
export function plainText(text: string): string {
  // Most texts have none, and taking accents apart is slow.
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
