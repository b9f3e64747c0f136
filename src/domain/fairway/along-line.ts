import { boxWithin, isTouching, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { passingsOf } from "#domain/search/along-route.ts";
import type { FairwayIndex } from "./fairway-index.ts";
import type { FairwayObject } from "./fairway-object.ts";

/** A bridge or lock on a line. */
export interface AlongObject {
  readonly object: FairwayObject;
  /** The distance from the start of the line to where it passes the object, metres. */
  readonly alongMeters: number;
}

/** The distance from the edge of an object within which a line or a boat is at it. */
export const ON_LINE_METERS = 30;

/** The greatest reach of an object, metres: the widest passage of the country is 500 m. */
export const MAX_REACH_METERS = 280;

/** A line that comes back to an object sooner, along a bend or around a lock, passes it once. */
const APART_METERS = 200;

/** Slightly more than that in degrees, anywhere in the Netherlands. */
const MAX_REACH_DEGREES = 0.0045;

/**
 * Returns how far from its place an object reaches, in metres. Its place is a point, often beside the line of its water:
 * that of Van Brienenoordbrug is 52 m from the middle of the river. The data has no line of a bridge to cross.
 */
export function reachMeters({ widthMeters, movableWidthMeters }: FairwayObject): number {
  const width = Math.max(widthMeters ?? 0, movableWidthMeters ?? 0);
  return Math.min(ON_LINE_METERS + width / 2, MAX_REACH_METERS);
}

/**
 * Returns the bridges and locks on a line, in its order: those within 30 m, and those within 30 m and half their width
 * that it passes abeam. An object appears for each time that
 * it is passed, such as on the way there and back.
 * @param line lng, lat, lng, lat … in WGS 84 degrees
 */
export function objectsAlong(line: Float64Array, index: FairwayIndex): readonly AlongObject[] {
  if (line.length < 4) return [];
  const passings = passingsOf(line, MAX_REACH_METERS);
  const lengthMeters = metersAlong(line).at(-1) ?? 0;
  return objectsBeside(line, index)
    .flatMap((object) => {
      const reach = reachMeters(object);
      return passings(object, reach, Math.max(2 * reach, APART_METERS))
        .filter(({ alongMeters, offMeters }) => {
          const isAbeam = alongMeters > 0 && alongMeters < lengthMeters;
          return offMeters <= ON_LINE_METERS || isAbeam;
        })
        .map(({ alongMeters }) => ({ object, alongMeters }));
    })
    .toSorted((a, b) => a.alongMeters - b.alongMeters);
}

/** Returns the bridges and locks whose reach touches the box around a line: no other one is on it, or abeam of it. */
export function objectsBeside(line: Float64Array, index: FairwayIndex): readonly FairwayObject[] {
  const box = boxAround(line);
  const [west, south, east, north] = box;
  const within: LngLatBox = [
    west - MAX_REACH_DEGREES,
    south - MAX_REACH_DEGREES,
    east + MAX_REACH_DEGREES,
    north + MAX_REACH_DEGREES,
  ];
  return index
    .objectsIn(within)
    .filter((object) => isTouching(boxWithin(object, reachMeters(object)), box));
}

function boxAround(line: Float64Array): LngLatBox {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (let at = 0; at < line.length; at += 2) {
    const [lng, lat] = [line[at] as number, line[at + 1] as number];
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return [west, south, east, north];
}
