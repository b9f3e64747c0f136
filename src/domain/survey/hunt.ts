import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { circleAround } from "#domain/geodesy/circle.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";

/** The radius of a new circle, in metres: that of the Jotihunt around the building of a group. */
export const USUAL_RADIUS_METERS = 500;

/** The fields that every part of a hunt has. */
interface NamedPart {
  readonly id: string;
  readonly name: string;
  /**
   * The stamp of its addition (`hunt-order.ts`); absent in parts of earlier versions. Both names are those of versions whose stamps
   * were times.
   */
  readonly addedAtMs?: number;
  /** The stamps of the last changes of its fields, by the name of the field; see `hunt-merge.ts`. */
  readonly changedAtMs?: Readonly<Record<string, number>>;
}

/** A circle of a fixed radius around a point. */
export interface HuntCircle extends NamedPart, LatLng {
  readonly radiusMeters: number;
}

/** A sighting of a person who keeps walking: its circle grows with time. */
export interface HuntSighting extends NamedPart, LatLng {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** 0 for a circle that does not grow. */
  readonly speedKmh: number;
}

/** The statuses of an area: still to be searched, the hunted were found there, or nobody may go there. */
export const AREA_STATUSES = ["open", "found", "closed"] as const;
export type AreaStatus = (typeof AREA_STATUSES)[number];

/** An area, given by its outline. */
export interface HuntArea extends NamedPart {
  /** A closed line; its first point is not repeated. */
  readonly ring: readonly LatLng[];
  /** Absent for `open`. */
  readonly status?: AreaStatus;
  /** `#rrggbb`; absent for the colour of the tool. */
  readonly color?: string;
}

/** A part of a hunt. */
export type HuntPart = HuntCircle | HuntSighting | HuntArea;

/** A part of a hunt that was removed, in the bin. */
export interface RemovedHuntPart {
  /** The id of the part. */
  readonly id: string;
  readonly list: "circles" | "sightings" | "areas";
  readonly part: HuntPart;
  /** Milliseconds since 1970. */
  readonly deletedAtMs: number;
}

/** The message that somebody removed a part of a hunt. */
export interface RemovedPart {
  readonly id: string;
  /** The stamp of its removal. */
  readonly stamp: number;
}

/** A removal on this phone. */
export interface HuntRemoval extends RemovedPart {
  /** When this phone removed it or heard of it, milliseconds since 1970. */
  readonly atMs: number;
}

/** A hunt: everything that a group draws on its map while it looks for others. */
export interface Hunt {
  readonly circles: readonly HuntCircle[];
  readonly sightings: readonly HuntSighting[];
  readonly areas: readonly HuntArea[];
  /** Parts in the bin; absent if there are none. */
  readonly removed?: readonly RemovedHuntPart[];
  /** Everything that was removed in the last 30 days, here or on another phone, in the order of the stamps; absent if nothing was. */
  readonly gone?: readonly HuntRemoval[];
  /**
   * The parts that this phone last gave to others, by id: the `versionOf` each part and the stamp of each removal. Absent before it gave anything.
   */
  readonly shared?: Readonly<Record<string, number>>;
}

/** The names of the lists of a hunt. */
export type HuntList = RemovedHuntPart["list"];

/** An empty hunt. */
export const EMPTY_HUNT: Hunt = { circles: [], sightings: [], areas: [] };

/** The largest radius of a circle, in metres; larger ones would cover the whole country. */
export const MAX_RADIUS_METERS = 100_000;
/** The highest speed of the hunted. */
export const MAX_SPEED_KMH = 130;
/** The largest number of corners of an area. */
const MAX_CORNERS = 500;
const CIRCLE_CORNERS = 64;

/** Tells whether a hunt is empty. */
export function isEmptyHunt({ circles, sightings, areas }: Hunt): boolean {
  return circles.length + sightings.length + areas.length === 0;
}

/** Tells whether a hunt has at most as many parts and corners as the app draws in time. */
export function isWithinHuntLimit({ circles, sightings, areas }: Hunt): boolean {
  const { parts, corners } = CONTENT_LIMITS.huntLink.maxEntries;
  const cornerCount = areas.reduce((sum, { ring }) => sum + ring.length, 0);
  return circles.length + sightings.length + areas.length <= parts && cornerCount <= corners;
}

/** The lists of a hunt, in the order in which they are shown. */
export const HUNT_LISTS = ["circles", "sightings", "areas"] as const;

/** Returns how far the person can have come since the sighting, in metres: 0 before it, at most 100 km. */
export function sightingRadiusMeters({ atMs, speedKmh }: HuntSighting, nowMs: number): number {
  const hours = Math.max(0, nowMs - atMs) / 3_600_000;
  return Math.min(hours * speedKmh * 1000, MAX_RADIUS_METERS);
}

/** Converts a line to an area: closed, with at most 500 corners; null if the line encloses nothing. */
export function areaOfLine(id: string, name: string, line: readonly LatLng[]): HuntArea | null {
  const [first] = line;
  const last = line.at(-1);
  const isClosed = first && last && first.lat === last.lat && first.lng === last.lng;
  const open = isClosed ? line.slice(0, -1) : line;
  if (open.length < 3) return null;
  const every = Math.ceil(open.length / MAX_CORNERS);
  const ring = open.filter((_, index) => index % every === 0).map(({ lat, lng }) => ({ lat, lng }));
  return { id, name, ring };
}

/** Returns a circle as a ring of places; the first is not repeated. */
export function circleRing(center: LatLng, radiusMeters: number): LatLng[] {
  return circleAround(center, radiusMeters, CIRCLE_CORNERS);
}
