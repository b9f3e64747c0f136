import { deflateSync } from "fflate";
import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { decodeUtf8, encodeUtf8 } from "#domain/network/graph/utf8.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { inflateWithin } from "./inflate-within.ts";
import { sharedTuple, waypointOfTuple } from "./shared-waypoint.ts";

/** Longer links are broken by the programs that pass them on. */
export const MAX_LINK_CHARACTERS = 8000;

/** Above this a camera can no longer tell the dots of a code on a telephone's screen apart. */
export const MAX_QR_CHARACTERS = 1000;

const VERSION = 1;
const MAX_DATA_CHARACTERS = 100_000;
const MAX_INFLATED_BYTES = 1_000_000;
const MARK = "#d=";

/** What a shared link holds, or why it holds nothing: its sentences are in `i18n/sharing.ts`. */
export type SharedResult =
  | {
      readonly ok: true;
      readonly waypoints: readonly ExchangeWaypoint[];
      /** How many had no good place. */
      readonly badCoordinates: number;
    }
  | { readonly ok: false; readonly reason: SharedTrouble };

/** `newer`: made by a newer version of the app. */
export type SharedTrouble = "not-shared" | "too-long" | "damaged" | "newer";

/**
 * A link to this app that carries the waypoints in its fragment, which no server gets to see:
 * `https://…/waypoints#d=1.` and the data, described in docs/formats/share-links.md.
 * @param origin of the app, without a slash at the end
 */
export function shareLink(origin: string, waypoints: readonly ExchangeWaypoint[]): string {
  const content = JSON.stringify({ w: waypoints.map(sharedTuple) });
  const packed = deflateSync(encodeUtf8(content), { level: 9 });
  return `${origin}/waypoints${MARK}${VERSION}.${toBase64Url(packed)}`;
}

/** Whether this text (a link, a fragment, what a QR code says) carries shared waypoints at all. */
export function isShareLink(text: string): boolean {
  return text.includes(MARK);
}

/** The waypoints that a link or a fragment carries. Anything may come in; nothing is thrown. */
export function readShareLink(text: string): SharedResult {
  const start = text.indexOf(MARK);
  if (start < 0) return { ok: false, reason: "not-shared" };
  const shared = text.slice(start + MARK.length).trim();
  if (shared.length > MAX_DATA_CHARACTERS) return { ok: false, reason: "too-long" };
  const [, version, data] = /^(\d{1,9})\.(.*)$/s.exec(shared) ?? [];
  if (version === undefined || data === undefined) return { ok: false, reason: "damaged" };
  if (Number(version) > VERSION) return { ok: false, reason: "newer" };
  if (Number(version) !== VERSION) return { ok: false, reason: "damaged" };
  try {
    return readVersion1(data);
  } catch {
    return { ok: false, reason: "damaged" };
  }
}

function readVersion1(data: string): SharedResult {
  const packed = fromBase64Url(data);
  if (!packed || packed.length === 0) return { ok: false, reason: "damaged" };
  const bytes = inflateWithin(packed, MAX_INFLATED_BYTES);
  if (!bytes) return { ok: false, reason: "too-long" };
  const { w: tuples }: { w?: unknown } = JSON.parse(decodeUtf8(bytes));
  if (!Array.isArray(tuples)) return { ok: false, reason: "damaged" };
  const waypoints = tuples.map(waypointOfTuple).filter((waypoint) => waypoint !== null);
  if (waypoints.length === 0) return { ok: false, reason: "damaged" };
  return { ok: true, waypoints, badCoordinates: tuples.length - waypoints.length };
}
