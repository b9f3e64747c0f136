import { decodeUtf8, encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";
import type { SharedState } from "#domain/survey/hunt-merge.ts";
import { isSealedTrail, type SealedTrail } from "#domain/trail/sealed-trail.ts";
import { fields, list, number, optional, type Shape, text } from "#domain/trail/shape.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { type FragmentProblem, fragmentData, readFragmentData } from "./fragment-data.ts";
import { HIKE_FILE_BYTES, HIKE_FORMAT, HIKE_MARK } from "./hike-mark.ts";
import { HUNT_MARK, readHuntLink } from "./hunt-link.ts";
import { isPackedPages, type PackedPage } from "./packed-pages.ts";
import { readTrackLink } from "./track-link.ts";

const VERSION = 1;
const LIMIT = CONTENT_LIMITS.hikeLink;

/** The most that a hike for a patrol has, characters and entries. */
const LIMITS = { id: 60, name: 60, phone: 40, link: 100_000, map: 20_000_000 } as const;
/** The longest name of a hike. */
export const HIKE_NAME_CHARACTERS = 120;
const MOST = LIMIT.maxEntries;
/** The most bytes of the map of a hike; base64 makes a third more of them. */
export const HIKE_MAP_BYTES = (LIMITS.map / 4) * 3;

/** The facts of a hike for a patrol, which tell nothing of other patrols. */
export interface HikeFacts {
  /** That of the hand-over, so that a hike that comes in twice is one. */
  readonly id: string;
  /** The name of the hike; empty for none. */
  readonly name: string;
  readonly patrol: string;
  /** Minutes since midnight; null if not known. */
  readonly startMinutes: number | null;
  /** The telephone number of the leaders, as typed; empty for none. */
  readonly phone: string;
  /** The area of which the patrol needs a map (west, south, east, north), rounded outwards so that it does not give away the route. */
  readonly box: LngLatBox;
  /** The sheets of the patrol, drawn; empty for none. */
  readonly pages: readonly PackedPage[];
  /** The pages for a patrol that has lost its way; empty for none. */
  readonly lostPages: readonly PackedPage[];
}

/** A hike as a leader hands it to one patrol; what is absent was not ticked. */
export interface HikeParcel extends HikeFacts {
  readonly trail?: SealedTrail;
  /** The fragment of a hunt. */
  readonly hunt?: string;
  /** The fragment of the line that this patrol walks. */
  readonly route?: string;
  /** The fragments of lines that the leader drew. */
  readonly lines?: readonly string[];
  /** A map of the area for the phone: a PMTiles archive in base64url. Too large for a link. */
  readonly map?: string;
}

/** A hike that came in, or the reason why it cannot be read. */
export type ReadHike =
  | { readonly ok: true; readonly hike: HikeParcel }
  | { readonly ok: false; readonly reason: FragmentProblem };

const isDegrees = number(-180, 180);
const isBox: Shape<LngLatBox> = (value): value is LngLatBox => list(isDegrees, 4, 4)(value);

const FACTS = {
  id: text(LIMITS.id, 1),
  name: text(HIKE_NAME_CHARACTERS),
  patrol: text(LIMITS.name),
  startMinutes: (value: unknown): value is number | null =>
    value === null || number(0, 1439)(value),
  phone: text(LIMITS.phone),
  box: isBox,
  pages: isPackedPages,
  lostPages: isPackedPages,
};

/** Tells whether a value has the facts of a hike for a patrol, within their bounds. */
export const hasHikeFacts: Shape<HikeFacts> = fields<HikeFacts>(FACTS);

const isParcel: Shape<object> = fields<Required<{ [Name in keyof HikeParcel]: unknown }>>({
  ...FACTS,
  trail: optional(isSealedTrail),
  hunt: optional(text(LIMITS.link)),
  route: optional(text(LIMITS.link)),
  lines: optional(list(text(LIMITS.link), MOST.lines)),
  map: optional(text(LIMITS.map)),
}) as Shape<object>;

/**
 * Returns a link to this app with a hike for a patrol in its fragment, which is not sent to servers; see docs/formats/share-links.md.
 * @param origin of the app, without a trailing slash
 */
export function hikeLink(origin: string, hike: HikeParcel): string {
  return `${origin}/trails${HIKE_MARK}${fragmentData(VERSION, hike)}`;
}

/** Returns the bytes of a file with a hike for a patrol. */
export function hikeFile(hike: HikeParcel): Uint8Array<ArrayBuffer> {
  return encodeUtf8(JSON.stringify({ format: HIKE_FORMAT, version: VERSION, ...hike }));
}

/** Tells whether a hike has no more than the app on the phone of a patrol reads. */
export function fitsPatrol(hike: HikeParcel): boolean {
  return readHikeFile(hikeFile(hike)).ok;
}

/** Reads the hike in a link or a fragment. Never throws. */
export function readHikeLink(link: string): ReadHike {
  const read = readFragmentData(link, { mark: HIKE_MARK, version: VERSION, limit: LIMIT });
  return read.ok ? hikeOf(read.content) : read;
}

/** Reads the hike in a file. Never throws; `not-shared` for another file. */
export function readHikeFile(bytes: Uint8Array): ReadHike {
  if (bytes.length > HIKE_FILE_BYTES) return { ok: false, reason: "too-long" };
  try {
    const content = JSON.parse(decodeUtf8(bytes)) as Readonly<Record<string, unknown>> | null;
    if (content?.["format"] !== HIKE_FORMAT) return { ok: false, reason: "not-shared" };
    const version = content["version"];
    if (typeof version === "number" && version > VERSION) return { ok: false, reason: "newer" };
    return version === VERSION ? hikeOf(content) : { ok: false, reason: "damaged" };
  } catch {
    return { ok: false, reason: "not-shared" };
  }
}

function hikeOf(content: unknown): ReadHike {
  if (hasTooMany(content)) return { ok: false, reason: "too-many" };
  if (!isParcel(content)) return { ok: false, reason: "damaged" };
  const { id, name, patrol, startMinutes, phone, box, ...more } = content as HikeParcel;
  const { pages, lostPages, trail, hunt, route, lines, map } = more;
  const given = {
    ...(trail && { trail }),
    ...(hunt !== undefined && { hunt }),
    ...(route !== undefined && { route }),
    ...(lines && { lines }),
    ...(map !== undefined && { map }),
  };
  const hike = { id, name, patrol, startMinutes, phone, box, pages, lostPages, ...given };
  const isReadable = linesOf(hike) !== null && huntOf(hike, () => "") !== undefined;
  return isReadable ? { ok: true, hike } : { ok: false, reason: "damaged" };
}

function hasTooMany(content: unknown): boolean {
  const { pages, lostPages, lines } = (content ?? {}) as Readonly<Record<string, unknown>>;
  const isMoreThan = (value: unknown, most: number) => Array.isArray(value) && value.length > most;
  const isLong = [pages, lostPages].some((list) => isMoreThan(list, MOST.pages));
  return isLong || isMoreThan(lines, MOST.lines);
}

/** Returns the lines of a hike, that of its route first; null if one of them cannot be read. */
export function linesOf({
  route,
  lines = [],
}: Pick<HikeParcel, "route" | "lines">): readonly ExchangeFile[] | null {
  const all = route === undefined ? lines : [route, ...lines];
  const read = all.flatMap((link) => {
    const one = readTrackLink(link);
    return one.ok ? [one.file] : [];
  });
  return read.length === all.length ? read : null;
}

/**
 * Returns the hunt of a hike; null without one, undefined if it cannot be read.
 * @param newId creates the id of a part without one
 */
export function huntOf(
  { hunt }: Pick<HikeParcel, "hunt">,
  newId: () => string,
): SharedState | null | undefined {
  if (hunt === undefined) return null;
  const read = readHuntLink(`${HUNT_MARK}${hunt.split(HUNT_MARK).at(-1)}`, newId);
  return read.ok ? read.state : undefined;
}

const BOX_STEPS_PER_DEGREE = 100;

/** Returns the area of a line (lng, lat, lng, lat …), rounded outwards to a hundredth of a degree. */
export function boxOfLine(line: ArrayLike<number>): LngLatBox {
  const values = (axis: 0 | 1) =>
    Array.from({ length: line.length / 2 }, (_, at) => line[2 * at + axis] as number);
  const down = (list: readonly number[]) =>
    Math.floor(list.reduce((one, other) => Math.min(one, other)) * BOX_STEPS_PER_DEGREE) /
    BOX_STEPS_PER_DEGREE;
  const up = (list: readonly number[]) =>
    Math.ceil(list.reduce((one, other) => Math.max(one, other)) * BOX_STEPS_PER_DEGREE) /
    BOX_STEPS_PER_DEGREE;
  const [lngs, lats] = [values(0), values(1)];
  return [down(lngs), down(lats), up(lngs), up(lats)];
}
