import type { Position } from "geojson";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { groundMeters } from "../basemap/src/waters/ground.ts";
import { isAtOpenWater, isOverOpenWater, type OpenWater } from "./lake-grounds.ts";
import type { WaterPoints } from "./water-points.ts";

/** A straight connection that the map has no named line for. */
export interface WaterJoin {
  /** The name of a lock; null on open water. */
  readonly name: string | null;
  readonly line: readonly [Position, Position];
}

/** The reach of a lock beyond its chamber: its outer harbours. */
const LOCK_METERS = 120;
/** A connection through a lock passes it this near. */
const THROUGH_METERS = 40;

/** Connects waters that a lock of the operator joins, and that have no named line through it. */
export function joinLocks(points: WaterPoints, locks: readonly FairwayObject[]): WaterJoin[] {
  const joins: WaterJoin[] = [];
  for (const { lng, lat, lengthMeters, name } of locks) {
    const lock = [lng, lat];
    const reach = LOCK_METERS + (lengthMeters ?? 0) / 2;
    const near = points
      .near(lock, reach)
      .filter((point) => groundMeters(points.places[point] as Position, lock) <= reach);
    const best = bestThrough(points, near, lock);
    if (!best) continue;
    points.add(best);
    joins.push({ name, line: best });
  }
  return joins;
}

/** Returns the shortest connection through a lock between two waters that do not meet near it, one of which ends there. */
function bestThrough(
  points: WaterPoints,
  near: readonly number[],
  lock: Position,
): readonly [Position, Position] | null {
  let best: readonly [Position, Position] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const from of near.filter(points.isDeadEnd)) {
    for (const to of near) {
      const line = [points.places[from], points.places[to]] as [Position, Position];
      const meters = groundMeters(...line);
      if (from === to || meters >= least || offLine(lock, line) > THROUGH_METERS) continue;
      if (!points.isFurther(from, to, 3 * meters + 200)) continue;
      least = meters;
      best = line;
    }
  }
  return best;
}

/** Returns the distance of a place from a short line, in metres. */
function offLine(place: Position, [from, to]: readonly [Position, Position]): number {
  const meters = groundMeters(from, to);
  if (meters === 0) return groundMeters(place, from);
  const scale = Math.cos((52.2 * Math.PI) / 180);
  const vector = ([lng = 0, lat = 0]: Position) => {
    const [fromLng = 0, fromLat = 0] = from;
    return [(lng - fromLng) * scale, lat - fromLat] as const;
  };
  const [[dx, dy], [px, py]] = [vector(to), vector(place)];
  const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
  return groundMeters(
    place,
    from.map((value, axis) => value + share * ((to[axis] ?? value) - value)),
  );
}

/** A gap between two fairways that is shorter is taken for a piece without a name. */
const GAP_METERS = 120;

/**
 * Connects the ends of fairways with other fairways nearby: where a short piece has no name of its own, the lines do not have it. A dam
 * between two fairways would be a lock of the operator.
 */
export function joinFairways(
  points: WaterPoints,
  isFairway: (place: Position) => boolean,
): WaterJoin[] {
  const joins: WaterJoin[] = [];
  for (const [from, place] of points.places.entries()) {
    if (!isFairway(place) || !points.isDeadEnd(from)) continue;
    const near = points.near(place, GAP_METERS).flatMap((to) => {
      const other = points.places[to] as Position;
      const meters = groundMeters(place, other);
      const isOther = to !== from && meters <= GAP_METERS && isFairway(other);
      return isOther && points.isFurther(from, to, 4 * meters + 300) ? [{ other, meters }] : [];
    });
    const [nearest] = near.sort((a, b) => a.meters - b.meters);
    if (!nearest) continue;
    const line = [place, nearest.other] as const;
    points.add(line);
    joins.push({ name: null, line });
  }
  return joins;
}

/** The longest connections over open water: between two ends of waters, and from an end to a water that goes on. */
const LONGEST_METERS = 25_000;
const LONGEST_TO_LINE_METERS = 3_000;
/** The distance between two points of a water to which ends are connected. */
const APART_METERS = 150;
/** A connection is only added where the way along what is there is this much longer. */
const STRETCH = 1.3;

/** Connects the ends of waters at lakes and wide rivers, in straight lines over the open water of the map. */
export function joinOverOpenWater(points: WaterPoints, water: OpenWater): WaterJoin[] {
  const { isOpenWater } = water;
  const ends: number[] = [];
  const others: number[] = [];
  points.places.forEach((place, point) => {
    if (points.isDeadEnd(point)) {
      if (isAtOpenWater(place, isOpenWater)) ends.push(point);
    } else if (isOpenWater(place)) others.push(point);
  });
  const goesOn = new Set(sparse(points, others));
  const isEnd = new Set(ends);
  const pairs = ends.flatMap((from) => {
    const place = points.places[from] as Position;
    const near = (meters: number, isWanted: (point: number) => boolean) =>
      points.near(place, meters).flatMap((to) => {
        const length = groundMeters(place, points.places[to] as Position);
        return isWanted(to) && length <= meters ? [{ from, to, meters: length }] : [];
      });
    return [
      ...near(LONGEST_METERS, (to) => to > from && isEnd.has(to)),
      ...near(LONGEST_TO_LINE_METERS, (to) => goesOn.has(to)),
    ];
  });
  const joins: WaterJoin[] = [];
  for (const { from, to, meters } of pairs.sort((a, b) => a.meters - b.meters)) {
    const line = [points.places[from], points.places[to]] as [Position, Position];
    if (meters === 0 || !isOverOpenWater(...line, water)) continue;
    if (!points.isFurther(from, to, STRETCH * meters + 30)) continue;
    points.add(line);
    joins.push({ name: null, line });
  }
  return joins;
}

function sparse(points: WaterPoints, all: readonly number[]): readonly number[] {
  const taken: number[] = [];
  const cells = new Set<string>();
  for (const point of all) {
    const [lng = 0, lat = 0] = points.places[point] as Position;
    const cell = `${Math.round((lng * 68_000) / APART_METERS)} ${Math.round((lat * 111_195) / APART_METERS)}`;
    if (cells.has(cell)) continue;
    cells.add(cell);
    taken.push(point);
  }
  return taken;
}
