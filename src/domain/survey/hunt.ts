import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { circleAround } from "#domain/geodesy/circle.ts";
import type { MapSketch, SketchShape } from "#domain/measure/map-sketch.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";

/** The radius of a new circle, in metres: that of the Jotihunt around the building of a group. */
export const USUAL_RADIUS_METERS = 500;

/** A circle of a fixed radius around a point. */
export interface HuntCircle extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly radiusMeters: number;
}

/** A sighting of a person who keeps walking: its circle grows with time. */
export interface HuntSighting extends LatLng {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** 0 for a circle that does not grow. */
  readonly speedKmh: number;
}

/** An area, given by its outline. */
export interface HuntArea {
  readonly id: string;
  readonly name: string;
  /** A closed line; its first point is not repeated. */
  readonly ring: readonly LatLng[];
}

/** A hunt: everything that a group draws on its map while it looks for others. */
export interface Hunt {
  readonly circles: readonly HuntCircle[];
  readonly sightings: readonly HuntSighting[];
  readonly areas: readonly HuntArea[];
}

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

/** Returns the features of a hunt at a given time: areas, circles, and sightings with their circles. */
export function huntSketch({ areas, circles, sightings }: Hunt, nowMs: number): MapSketch {
  return [
    ...areas.map(({ ring }): SketchShape => ({ kind: "area", ring })),
    ...circles.flatMap((circle): SketchShape[] => [
      { kind: "area", ring: circleRing(circle, circle.radiusMeters) },
      { kind: "point", place: circle, label: circle.name },
    ]),
    ...sightings.flatMap((sighting): SketchShape[] => [
      ...grownCircle(sighting, nowMs),
      { kind: "point", place: sighting, label: sighting.name, isResult: true },
    ]),
    ...areas.flatMap(({ ring, name }): SketchShape[] =>
      ring[0] ? [{ kind: "label", place: ring[0], label: name }] : [],
    ),
  ];
}

function grownCircle(sighting: HuntSighting, nowMs: number): SketchShape[] {
  const radiusMeters = sightingRadiusMeters(sighting, nowMs);
  if (radiusMeters < 1) return [];
  const ring = circleRing(sighting, radiusMeters);
  return [{ kind: "line", points: [...ring, ...ring.slice(0, 1)], isDashed: true }];
}

/** Returns a circle as a ring of places; the first is not repeated. */
export function circleRing(center: LatLng, radiusMeters: number): LatLng[] {
  return circleAround(center, radiusMeters, CIRCLE_CORNERS);
}
