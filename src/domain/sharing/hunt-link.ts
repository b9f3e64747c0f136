import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  AREA_STATUSES,
  type Hunt,
  type HuntPart,
  isWithinHuntLimit,
  MAX_RADIUS_METERS,
  MAX_SPEED_KMH,
  type RemovedPart,
} from "#domain/survey/hunt.ts";
import {
  asShared,
  isEmptyState,
  MAX_NAME_CHARACTERS,
  type SharedState,
  STAMP_KEYS,
} from "#domain/survey/hunt-merge.ts";
import { isRecord } from "#domain/text/is-record.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { isMoment } from "#domain/units/moment.ts";
import { isHexColor } from "#domain/waypoints/hex-color.ts";
import { type FragmentProblem, fragmentData, readFragmentData } from "./fragment-data.ts";

const VERSION = 1;
/** The prefix of a hunt in a fragment. */
export const HUNT_MARK = "#jacht=";
const MAX_ID_CHARACTERS = 40;
const LIMIT = CONTENT_LIMITS.huntLink;
const MAX_GONE = LIMIT.maxEntries.parts;

/** The state of a hunt in a link, or the reason why it cannot be read. */
export type SharedHunt =
  | { readonly ok: true; readonly state: SharedState }
  | { readonly ok: false; readonly reason: FragmentProblem };

/**
 * Returns a link to this app with the state of a hunt in its fragment, which is not sent to servers; see
 * docs/formats/share-links.md. Colours and statuses of areas, ids and stamps stand behind what earlier versions read. Of more removals than they
 * read, the latest are in it.
 * @param origin of the app, without a trailing slash
 */
export function huntLink(origin: string, { hunt, gone }: SharedState): string {
  const { circles, sightings, areas } = asShared(hunt);
  const content = {
    c: circles.map((circle) => {
      const { name, lat, lng, radiusMeters } = circle;
      return [name, lat, lng, radiusMeters, ...identityOf(circle)];
    }),
    s: sightings.map((sighting) => {
      const { name, lat, lng, atMs, speedKmh } = sighting;
      const seconds = atMs / 1000;
      return [name, lat, lng, seconds, speedKmh, ...identityOf(sighting)];
    }),
    a: areas.map((area) => {
      const { name, ring, status = "open", color = "" } = area;
      const places = ring.flatMap(({ lat, lng }) => [lat, lng]);
      return [name, places, ...identityOf(area), status, color];
    }),
    ...(gone.length > 0 && { g: gone.slice(-MAX_GONE).map(({ id, stamp }) => [id, stamp]) }),
  };
  return `${origin}/map?jacht${HUNT_MARK}${fragmentData(VERSION, content)}`;
}

function identityOf({ id, addedAtMs = 0, changedAtMs = {} }: HuntPart): readonly unknown[] {
  return [id, addedAtMs, changedAtMs];
}

/**
 * Reads the state of a hunt in a link or a fragment. Never throws; invalid entries are left out.
 * @param newId creates the id of an entry without one, which an earlier version wrote
 */
export function readHuntLink(text: string, newId: () => string): SharedHunt {
  const read = readFragmentData(text, { mark: HUNT_MARK, version: VERSION, limit: LIMIT });
  if (!read.ok) return read;
  const { content } = read;
  const part = (key: string): readonly unknown[] => {
    const list = isRecord(content) ? content[key] : null;
    return Array.isArray(list) ? list : [];
  };
  const [circles, sightings, areas, removed] = [part("c"), part("s"), part("a"), part("g")];
  const most = LIMIT.maxEntries.parts;
  if (circles.length + sightings.length + areas.length > most || removed.length > MAX_GONE) {
    return { ok: false, reason: "too-many" };
  }
  const hunt: Hunt = {
    circles: once(circles.flatMap((entry) => circleOf(entry, newId))),
    sightings: once(sightings.flatMap((entry) => sightingOf(entry, newId))),
    areas: once(areas.flatMap((entry) => areaOf(entry, newId))),
  };
  if (!isWithinHuntLimit(hunt)) return { ok: false, reason: "too-many" };
  const state = { hunt, gone: removed.flatMap(removedOf) };
  return isEmptyState(state) ? { ok: false, reason: "damaged" } : { ok: true, state };
}

function circleOf(entry: unknown, newId: () => string): Hunt["circles"] {
  if (!Array.isArray(entry)) return [];
  const [name, lat, lng, radiusMeters, ...identity] = entry;
  if (!isLatLng(lat, lng) || !isWithin(radiusMeters, 1, MAX_RADIUS_METERS)) return [];
  return [{ ...readIdentity(identity, newId), name: nameOf(name), lat, lng, radiusMeters }];
}

function sightingOf(entry: unknown, newId: () => string): Hunt["sightings"] {
  if (!Array.isArray(entry)) return [];
  const [name, lat, lng, seconds, speedKmh, ...identity] = entry;
  const atMs = typeof seconds === "number" ? seconds * 1000 : Number.NaN;
  if (!isLatLng(lat, lng) || !isMoment(atMs) || !isWithin(speedKmh, 0, MAX_SPEED_KMH)) return [];
  return [{ ...readIdentity(identity, newId), name: nameOf(name), lat, lng, atMs, speedKmh }];
}

function areaOf(entry: unknown, newId: () => string): Hunt["areas"] {
  if (!Array.isArray(entry) || !Array.isArray(entry[1])) return [];
  const [name, numbers, id, addedAtMs, changedAtMs, status, color] = entry;
  const ring: LatLng[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [lat, lng] = [numbers[at], numbers[at + 1]];
    if (!isLatLng(lat, lng)) return [];
    ring.push({ lat, lng });
  }
  if (ring.length < 3) return [];
  const known = AREA_STATUSES.find((one) => one === status);
  return [
    {
      ...readIdentity([id, addedAtMs, changedAtMs], newId),
      name: nameOf(name),
      ring,
      ...(known && known !== "open" && { status: known }),
      ...(isHexColor(color) && { color }),
    },
  ];
}

function removedOf(entry: unknown): readonly RemovedPart[] {
  if (!Array.isArray(entry)) return [];
  const [id, stamp] = entry;
  return isId(id) && isMoment(stamp) ? [{ id, stamp }] : [];
}

/** Reads the id and the stamps of a part. */
function readIdentity(
  [id, addedAtMs, changedAtMs]: readonly unknown[],
  newId: () => string,
): Pick<HuntPart, "id" | "addedAtMs" | "changedAtMs"> {
  if (!isId(id)) return { id: newId() };
  const stamps = isRecord(changedAtMs)
    ? Object.entries(changedAtMs).flatMap(([key, stamp]): [string, number][] =>
        STAMP_KEYS.has(key) && isMoment(stamp) ? [[key, stamp]] : [],
      )
    : [];
  return {
    id,
    ...(isMoment(addedAtMs) && addedAtMs > 0 && { addedAtMs }),
    ...(stamps.length > 0 && { changedAtMs: Object.fromEntries(stamps) }),
  };
}

function isId(id: unknown): id is string {
  return typeof id === "string" && id.length > 0 && id.length <= MAX_ID_CHARACTERS;
}

/** Leaves out the parts whose id another one of the list has. */
function once<Part extends HuntPart>(parts: readonly Part[]): readonly Part[] {
  return [...new Map(parts.map((part) => [part.id, part])).values()];
}

function nameOf(name: unknown): string {
  return typeof name === "string" ? name.slice(0, MAX_NAME_CHARACTERS) : "";
}

function isWithin(value: unknown, lowest: number, highest: number): value is number {
  return typeof value === "number" && value >= lowest && value <= highest;
}
