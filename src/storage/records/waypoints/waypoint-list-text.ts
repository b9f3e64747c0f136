import type { SetAsidePiece, SetAsideReason } from "#domain/waypoints/set-aside.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { jsonTextOf, parseJson } from "#storage/json-text.ts";
import { readWaypoint } from "./waypoint-record.ts";

/** The valid records of a stored list, in order, and the invalid pieces. */
export interface ReadWaypointList {
  readonly waypoints: readonly Waypoint[];
  readonly setAside: readonly SetAsidePiece[];
}

/**
 * Reads the text of the key `waypoints`.
 * @returns null for `list` if the text as a whole is not a list; the text is then set aside
 */
export function readWaypointText(text: string): {
  list: readonly Waypoint[] | null;
  setAside: readonly SetAsidePiece[];
} {
  const parsed = parseJson(text);
  if (!parsed.ok) return { list: null, setAside: [piece("not-json", text)] };
  if (!Array.isArray(parsed.value)) return { list: null, setAside: [piece("not-a-list", text)] };
  const { waypoints, setAside } = readWaypointRecords(parsed.value, text);
  return { list: waypoints, setAside };
}

/**
 * Reads records one by one; of two with the same id the first counts.
 * @param wholeText the text to set aside if a single record cannot be written as text
 */
export function readWaypointRecords(
  records: readonly unknown[],
  wholeText: string,
): ReadWaypointList {
  const waypoints = new Map<string, Waypoint>();
  const setAside: SetAsidePiece[] = [];
  for (const record of records) {
    const rawText = jsonTextOf(record);
    const read = rawText === null ? null : readWaypoint(record);
    const isDuplicate = read !== null && waypoints.has(read.waypoint.id);
    if (read && !isDuplicate) waypoints.set(read.waypoint.id, read.waypoint);
    const reason = reasonToSetAside(read, isDuplicate);
    if (reason) setAside.push(piece(reason, rawText ?? wholeText));
  }
  return { waypoints: [...waypoints.values()], setAside };
}

/** The text of each waypoint as written before: an edit changes one of ten thousand. */
const texts = new WeakMap<Waypoint, string>();

/** Returns the text for the key `waypoints`. */
export function waypointText(waypoints: readonly Waypoint[]): string {
  return `[${waypoints.map(textOf).join(",")}]`;
}

function textOf(waypoint: Waypoint): string {
  const known = texts.get(waypoint);
  if (known !== undefined) return known;
  const text = JSON.stringify(waypoint);
  texts.set(waypoint, text);
  return text;
}

function reasonToSetAside(
  read: ReturnType<typeof readWaypoint>,
  isDuplicate: boolean,
): SetAsideReason | null {
  if (!read) return "bad-record";
  if (isDuplicate) return "duplicate-id";
  return read.hasBadField ? "bad-field" : null;
}

function piece(reason: SetAsideReason, rawText: string): SetAsidePiece {
  return { source: "waypoints", reason, rawText };
}
