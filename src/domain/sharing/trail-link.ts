import { decodeUtf8, encodeUtf8 } from "#domain/bytes/utf8.ts";
import { isRecord } from "#domain/text/is-record.ts";
import { isSealedTrail, type SealedTrail } from "#domain/trail/sealed-trail.ts";
import { TRAIL_LIMITS } from "#domain/trail/trail.ts";
import { isWalk, isWalkReport, type Walk, type WalkReport } from "#domain/trail/walk.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { type FragmentProblem, fragmentData, readFragmentData } from "./fragment-data.ts";

const VERSION = 1;
/** The prefix of a trail, a walk or a log in a fragment. */
export const TRAIL_MARK = "#tocht=";
const FILE_FORMAT = "scouting-map-trail";
const LIMIT = CONTENT_LIMITS.trailLink;

/** The contents of a link of a trail: the trail for patrols, a walk for another phone, or what a patrol hands in. */
export type TrailParcel =
  | { readonly kind: "trail"; readonly trail: SealedTrail }
  | { readonly kind: "walk"; readonly walk: Walk }
  | { readonly kind: "report"; readonly report: WalkReport };

/** A parcel, or the reason why it cannot be read. */
export type ReadParcel =
  | { readonly ok: true; readonly parcel: TrailParcel }
  | { readonly ok: false; readonly reason: FragmentProblem };

/**
 * Returns a link to this app with a parcel in its fragment, which is not sent to servers; see docs/formats/trails.md.
 * @param origin of the app, without a trailing slash
 */
export function trailLink(origin: string, { kind: _, ...contents }: TrailParcel): string {
  return `${origin}/trails${TRAIL_MARK}${fragmentData(VERSION, contents)}`;
}

/** Returns the bytes of a file with a parcel, for what is too long for a link. */
export function trailFile({ kind: _, ...contents }: TrailParcel): Uint8Array<ArrayBuffer> {
  return encodeUtf8(JSON.stringify({ format: FILE_FORMAT, version: VERSION, ...contents }));
}

/** Returns the bytes of a file with a trail for patrols; null if it is too large for their phones. */
export function fileForPatrols(trail: SealedTrail): Uint8Array<ArrayBuffer> | null {
  const bytes = trailFile({ kind: "trail", trail });
  // Boxes have a bound of their own.
  return bytes.length <= TRAIL_LIMITS.handedOutBytes && readTrailFile(bytes).ok ? bytes : null;
}

/** Reads the parcel in a link or a fragment. Never throws. */
export function readTrailLink(text: string): ReadParcel {
  const read = readFragmentData(text, { mark: TRAIL_MARK, version: VERSION, limit: LIMIT });
  return read.ok ? parcelOf(read.content) : read;
}

/** Reads the parcel in a file. Never throws. */
export function readTrailFile(bytes: Uint8Array): ReadParcel {
  if (bytes.length > TRAIL_LIMITS.fileBytes) return { ok: false, reason: "too-long" };
  try {
    const content: unknown = JSON.parse(decodeUtf8(bytes));
    if (!isRecord(content) || content["format"] !== FILE_FORMAT) {
      return { ok: false, reason: "not-shared" };
    }
    const { version } = content;
    if (typeof version === "number" && version > VERSION) return { ok: false, reason: "newer" };
    return version === VERSION ? parcelOf(content) : { ok: false, reason: "damaged" };
  } catch {
    return { ok: false, reason: "damaged" };
  }
}

function parcelOf(content: unknown): ReadParcel {
  if (!isRecord(content)) return { ok: false, reason: "damaged" };
  const { trail, walk, report } = content;
  if (hasTooMany(trail, walk, report)) return { ok: false, reason: "too-many" };
  if (isSealedTrail(trail)) return { ok: true, parcel: { kind: "trail", trail } };
  if (isWalk(walk)) return { ok: true, parcel: { kind: "walk", walk } };
  if (isWalkReport(report)) return { ok: true, parcel: { kind: "report", report } };
  return { ok: false, reason: "damaged" };
}

function hasTooMany(trail: unknown, walk: unknown, report: unknown): boolean {
  const { posts, lines } = LIMIT.maxEntries;
  const trails = [trail, isRecord(walk) ? walk["trail"] : null];
  const logs = [walk, report].map((one) => lengthIn(one, "log"));
  return (
    trails.some((one) => Math.max(lengthIn(one, "heads"), lengthIn(one, "boxes")) > posts) ||
    logs.some((length) => length > lines)
  );
}

function lengthIn(value: unknown, name: string): number {
  const list = isRecord(value) ? value[name] : null;
  return Array.isArray(list) ? list.length : 0;
}
