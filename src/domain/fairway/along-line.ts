import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { passingOf } from "#domain/search/along-route.ts";
import type { FairwayIndex } from "./fairway-index.ts";
import type { FairwayObject } from "./fairway-object.ts";

/** A bridge or lock on a line. */
export interface AlongObject {
  readonly object: FairwayObject;
  /** The distance from the start of the line to where it passes the object, metres. */
  readonly alongMeters: number;
}

/** The largest distance from a line of an object on it. */
const ON_LINE_METERS = 30;

/** Slightly more than that in degrees, anywhere in the Netherlands. */
const BESIDE_DEGREES = 0.001;

/**
 * Returns the bridges and locks within 30 m of a line, in its order; an object that it passes twice appears
 * once, at its nearest passage.
 * @param line lng, lat, lng, lat … in WGS 84 degrees
 */
export function objectsAlong(line: Float64Array, index: FairwayIndex): readonly AlongObject[] {
  if (line.length < 4) return [];
  const passing = passingOf(line);
  return index
    .objectsIn(boxAround(line))
    .flatMap((object): AlongObject | never[] => {
      const found = passing(object);
      if (!found || found.offMeters > ON_LINE_METERS) return [];
      return { object, alongMeters: found.alongMeters };
    })
    .toSorted((a, b) => a.alongMeters - b.alongMeters);
}

function boxAround(line: Float64Array): LngLatBox {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (let at = 0; at < line.length; at += 2) {
    const [lng, lat] = [line[at] as number, line[at + 1] as number];
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return [
    west - BESIDE_DEGREES,
    south - BESIDE_DEGREES,
    east + BESIDE_DEGREES,
    north + BESIDE_DEGREES,
  ];
}
