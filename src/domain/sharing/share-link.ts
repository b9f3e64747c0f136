import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { type FragmentProblem, fragmentData, readFragmentData } from "./fragment-data.ts";
import { sharedTuple, waypointOfTuple } from "./shared-waypoint.ts";

/** Longer links are broken by the programs that pass them on. */
export const MAX_LINK_CHARACTERS = 8000;

/** Above this a camera can no longer tell the dots of a code on a telephone's screen apart. */
export const MAX_QR_CHARACTERS = 1000;

const VERSION = 1;
const MARK = "#d=";

/** What a shared link holds, or why it holds nothing: its sentences are in `i18n/sharing.ts`. */
export type SharedResult =
  | {
      readonly ok: true;
      readonly waypoints: readonly ExchangeWaypoint[];
      /** How many had no good place. */
      readonly badCoordinates: number;
    }
  | { readonly ok: false; readonly reason: FragmentProblem };

/**
 * A link to this app that carries the waypoints in its fragment, which no server gets to see:
 * `https://…/waypoints#d=1.` and the data, described in docs/formats/share-links.md.
 * @param origin of the app, without a slash at the end
 */
export function shareLink(origin: string, waypoints: readonly ExchangeWaypoint[]): string {
  return `${origin}/waypoints${MARK}${fragmentData(VERSION, { w: waypoints.map(sharedTuple) })}`;
}

/** The waypoints that a link or a fragment carries. Anything may come in; nothing is thrown. */
export function readShareLink(text: string): SharedResult {
  const read = readFragmentData(text, MARK, VERSION);
  if (!read.ok) return read;
  const tuples = isRecord(read.content) ? read.content["w"] : null;
  if (!Array.isArray(tuples)) return { ok: false, reason: "damaged" };
  const waypoints = tuples.map(waypointOfTuple).filter((waypoint) => waypoint !== null);
  if (waypoints.length === 0) return { ok: false, reason: "damaged" };
  return { ok: true, waypoints, badCoordinates: tuples.length - waypoints.length };
}

function isRecord(content: unknown): content is Readonly<Record<string, unknown>> {
  return typeof content === "object" && content !== null;
}
