import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  type AlongObject,
  MAX_REACH_METERS,
  ON_LINE_METERS,
  objectsAlong,
  objectsBeside,
  reachMeters,
} from "#domain/fairway/along-line.ts";
import type { FairwayIndex } from "#domain/fairway/fairway-index.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { guideLineOf, metersAlong, placeAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";

/** A point of a stretch. */
export interface StretchPoint extends LatLng {
  /** Its number in the whole line; null for one that is added beside a bridge or lock. */
  readonly index: number | null;
}

/** A stretch of a line: 6 m around bridges and locks, or from one of these to the next. */
export interface ObjectStretch {
  readonly points: readonly StretchPoint[];
  readonly objects: readonly FairwayObject[];
}

/** Half the length of the stretch that stands for a bridge or lock. */
const OBJECT_METERS = 3;

/**
 * Cuts a line before and behind its bridges and locks, also those that are abeam of its ends.
 * @param line lng, lat, lng, lat … in degrees
 */
export function stretchesAtObjects(
  line: Float64Array,
  index: FairwayIndex,
): readonly ObjectStretch[] {
  const pointOf = (index: number): StretchPoint => {
    return { lng: line[2 * index] as number, lat: line[2 * index + 1] as number, index };
  };
  // Most lines have none; a first route waits for thousands of lines.
  if (objectsBeside(line, index).length === 0) {
    return [
      { points: Array.from({ length: line.length / 2 }, (_, at) => pointOf(at)), objects: [] },
    ];
  }
  const alongs = Float64Array.from(metersAlong(line));
  const guide = guideLineOf(line, alongs, []);
  const total = guide.lengthMeters;
  const objects = [
    ...objectsAlong(line, index),
    ...objectsAtEnd(guide, 0, index),
    ...objectsAtEnd(guide, total, index),
  ];
  const cuts = new Set([0, total]);
  for (const { alongMeters } of objects) {
    cuts.add(Math.max(0, alongMeters - OBJECT_METERS));
    cuts.add(Math.min(total, alongMeters + OBJECT_METERS));
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  const pointAt = (along: number): StretchPoint => {
    if (along === 0) return pointOf(0);
    if (along === total) return pointOf(line.length / 2 - 1);
    const { lng, lat } = placeAlong(guide, along);
    return { lng, lat, index: null };
  };
  return sorted.slice(1).map((to, at): ObjectStretch => {
    const from = sorted[at] as number;
    const middle = (from + to) / 2;
    const between = [...alongs.keys()].filter((point) => {
      const along = alongs[point] as number;
      return along > from && along < to;
    });
    return {
      points: [pointAt(from), ...between.map(pointOf), pointAt(to)],
      objects: objects.flatMap(({ object, alongMeters }) =>
        Math.abs(alongMeters - middle) <= OBJECT_METERS ? [object] : [],
      ),
    };
  });
}

/**
 * Returns the objects that are abeam of the end of a line, and of no other point of it: a route that goes on along another line
 * passes them.
 */
function objectsAtEnd(
  guide: ReturnType<typeof guideLineOf>,
  endMeters: number,
  index: FairwayIndex,
): readonly AlongObject[] {
  const { lng, lat } = placeAlong(guide, endMeters);
  return index.objectsNear({ lng, lat }, MAX_REACH_METERS).flatMap(({ object, distanceMeters }) => {
    if (distanceMeters > reachMeters(object) || distanceMeters <= ON_LINE_METERS) return [];
    const match = nearestMatch(guide, object);
    const isAtEnd = match && Math.abs(match.alongMeters - endMeters) < 1;
    return isAtEnd ? [{ object, alongMeters: endMeters }] : [];
  });
}
