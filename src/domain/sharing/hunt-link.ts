import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  type Hunt,
  isEmptyHunt,
  isWithinHuntLimit,
  MAX_RADIUS_METERS,
  MAX_SPEED_KMH,
} from "#domain/survey/hunt.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { isMoment } from "#domain/units/moment.ts";
import { type FragmentProblem, fragmentData, readFragmentData } from "./fragment-data.ts";

const VERSION = 1;
/** The prefix of a hunt in a fragment. */
export const HUNT_MARK = "#jacht=";
const MAX_NAME_CHARACTERS = 80;
const LIMIT = CONTENT_LIMITS.huntLink;

/** The hunt of a link, or the reason why it cannot be read. */
export type SharedHunt =
  | { readonly ok: true; readonly hunt: Hunt }
  | { readonly ok: false; readonly reason: FragmentProblem };

/**
 * Returns a link to this app with a hunt in its fragment, which is not sent to servers; see
 * docs/formats/share-links.md.
 * @param origin of the app, without a trailing slash
 */
export function huntLink(origin: string, { circles, sightings, areas }: Hunt): string {
  const content = {
    c: circles.map(({ name, lat, lng, radiusMeters }) => [
      name,
      rounded(lat),
      rounded(lng),
      radiusMeters,
    ]),
    s: sightings.map(({ name, lat, lng, atMs, speedKmh }) => [
      name,
      rounded(lat),
      rounded(lng),
      Math.round(atMs / 1000),
      speedKmh,
    ]),
    a: areas.map(({ name, ring }) => [
      name,
      ring.flatMap(({ lat, lng }) => [rounded(lat), rounded(lng)]),
    ]),
  };
  return `${origin}/map?jacht${HUNT_MARK}${fragmentData(VERSION, content)}`;
}

/**
 * Reads the hunt of a link or a fragment. Never throws; invalid entries are left out.
 * @param newId creates the id of each entry
 */
export function readHuntLink(text: string, newId: () => string): SharedHunt {
  const read = readFragmentData(text, { mark: HUNT_MARK, version: VERSION, limit: LIMIT });
  if (!read.ok) return read;
  const { content } = read;
  const part = (key: string): readonly unknown[] => {
    const list = isRecord(content) ? content[key] : null;
    return Array.isArray(list) ? list : [];
  };
  const [circles, sightings, areas] = [part("c"), part("s"), part("a")];
  if (circles.length + sightings.length + areas.length > LIMIT.maxEntries.parts) {
    return { ok: false, reason: "too-many" };
  }
  const hunt: Hunt = {
    circles: circles.flatMap((entry) => circleOf(entry, newId)),
    sightings: sightings.flatMap((entry) => sightingOf(entry, newId)),
    areas: areas.flatMap((entry) => areaOf(entry, newId)),
  };
  if (!isWithinHuntLimit(hunt)) return { ok: false, reason: "too-many" };
  return isEmptyHunt(hunt) ? { ok: false, reason: "damaged" } : { ok: true, hunt };
}

function circleOf(entry: unknown, newId: () => string): Hunt["circles"] {
  if (!Array.isArray(entry)) return [];
  const [name, lat, lng, radiusMeters] = entry;
  if (!isLatLng(lat, lng) || !isWithin(radiusMeters, 1, MAX_RADIUS_METERS)) return [];
  return [{ id: newId(), name: nameOf(name), lat, lng, radiusMeters }];
}

function sightingOf(entry: unknown, newId: () => string): Hunt["sightings"] {
  if (!Array.isArray(entry)) return [];
  const [name, lat, lng, seconds, speedKmh] = entry;
  const atMs = typeof seconds === "number" ? seconds * 1000 : Number.NaN;
  if (!isLatLng(lat, lng) || !isMoment(atMs) || !isWithin(speedKmh, 0, MAX_SPEED_KMH)) return [];
  return [{ id: newId(), name: nameOf(name), lat, lng, atMs, speedKmh }];
}

function areaOf(entry: unknown, newId: () => string): Hunt["areas"] {
  if (!Array.isArray(entry) || !Array.isArray(entry[1])) return [];
  const [name, numbers] = entry;
  const ring: LatLng[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [lat, lng] = [numbers[at], numbers[at + 1]];
    if (!isLatLng(lat, lng)) return [];
    ring.push({ lat, lng });
  }
  return ring.length < 3 ? [] : [{ id: newId(), name: nameOf(name), ring }];
}

function nameOf(name: unknown): string {
  return typeof name === "string" ? name.slice(0, MAX_NAME_CHARACTERS) : "";
}

function isWithin(value: unknown, lowest: number, highest: number): value is number {
  return typeof value === "number" && value >= lowest && value <= highest;
}

/** Five decimals of a degree are about a metre. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}

function isRecord(content: unknown): content is Readonly<Record<string, unknown>> {
  return typeof content === "object" && content !== null;
}
