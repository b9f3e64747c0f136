import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { isRecord } from "#domain/text/is-record.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { type FragmentProblem, fragmentData, readFragmentData } from "./fragment-data.ts";
import { sharedTuple, waypointOfTuple } from "./shared-waypoint.ts";

/** Longer links are broken by the programs that pass them on. */
export const MAX_LINK_CHARACTERS = 8000;

/** With more characters, a camera cannot tell the dots of a code on a phone screen apart. */
export const MAX_QR_CHARACTERS = 1000;

/** Longer links are not read; up to here, an animated code carries a link of any length. */
export const MAX_ANIMATED_CHARACTERS = 100_000;

const VERSION = 1;
const MARK = "#d=";
const LIMIT = CONTENT_LIMITS.waypointLink;

/** The content of a shared link, or the reason why it cannot be read; the sentences are in `words/nl/exchange/sharing.ts`. */
export type SharedResult =
  | {
      readonly ok: true;
      readonly waypoints: readonly ExchangeWaypoint[];
      /** The number of waypoints without a valid place. */
      readonly badCoordinates: number;
    }
  | { readonly ok: false; readonly reason: FragmentProblem };

/**
 * Returns a link to this app with the waypoints in its fragment, which servers do not see:
 * `https://…/waypoints#d=1.` and the data, described in docs/formats/share-links.md.
 * @param origin of the app, without a trailing slash
 */
export function shareLink(origin: string, waypoints: readonly ExchangeWaypoint[]): string {
  return `${origin}/waypoints${MARK}${fragmentData(VERSION, { w: waypoints.map(sharedTuple) })}`;
}

/** Reads the waypoints of a link or a fragment. Never throws. */
export function readShareLink(text: string): SharedResult {
  const read = readFragmentData(text, { mark: MARK, version: VERSION, limit: LIMIT });
  if (!read.ok) return read;
  const tuples = isRecord(read.content) ? read.content["w"] : null;
  if (!Array.isArray(tuples)) return { ok: false, reason: "damaged" };
  if (tuples.length > LIMIT.maxEntries.waypoints) return { ok: false, reason: "too-many" };
  const waypoints = tuples.map(waypointOfTuple).filter((waypoint) => waypoint !== null);
  if (waypoints.length === 0) return { ok: false, reason: "damaged" };
  return { ok: true, waypoints, badCoordinates: tuples.length - waypoints.length };
}
