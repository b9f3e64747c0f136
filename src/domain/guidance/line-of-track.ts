import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type GuideLine, guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import { telling } from "#domain/tracks/edit-points.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";

/** What a track or route is followed by. */
export type PointsToFollow = Pick<TrackPoints, "lngs" | "lats" | "accuraciesMeters" | "details">;

/** A point that may be farther off than this says nothing of the way. */
const WORST_ACCURACY_METERS = 50;
/** A step shorter than this is the trembling of a receiver. */
const LEAST_STEP_METERS = 10;
/** Who stays within this, and goes round in it for longer than `SCRIBBLE_METERS`, was having a rest. */
const REST_RADIUS_METERS = 25;
const SCRIBBLE_METERS = 100;
/** A line is kept in step with every fix and over a reload: no more points than it needs. */
const TOLERANCE_METERS = 2;
const MOST_POINTS = 4000;

/**
 * The line of a track or route, its named points as nodes. Gaps between its segments are gone straight
 * over. What a receiver scribbled where somebody rested is left out: nobody could follow it, and it
 * would be counted as way to go. At most 4,000 points, each within a few metres of what was there.
 */
export function lineToFollow(points: PointsToFollow): GuideLine {
  const indexes = stepsOf(points);
  const path = {
    lngs: Float64Array.from(indexes, (index) => points.lngs[index] as number),
    lats: Float64Array.from(indexes, (index) => points.lats[index] as number),
    segmentStarts: Uint32Array.of(0),
  };
  const names = indexes.map((index) => points.details?.[index]?.name ?? "");
  const kept = placesToKeep(path, names);
  const column = (all: Float64Array) => Float64Array.from(kept, (place) => all[place] as number);
  const line = guideLineOfTrack({ lngs: column(path.lngs), lats: column(path.lats) });
  const nodes = kept.flatMap((place, at) => {
    const label = names[place];
    return label ? [{ label, alongMeters: line.alongs[at] as number }] : [];
  });
  return { ...line, nodes };
}

/** The indexes of the points that are steps on the way. */
function stepsOf(points: PointsToFollow): readonly number[] {
  const { lngs, details, accuraciesMeters } = points;
  const usable = Array.from(lngs.keys()).filter(
    (index) => !((accuraciesMeters?.[index] ?? 0) > WORST_ACCURACY_METERS),
  );
  const isNamed = (place: number) => Boolean(details?.[usable[place] as number]?.name);
  const steps: number[] = [];
  const last = usable.length - 1;
  for (let place = 0, next = 0; place <= last; place = next) {
    next = nextStep(points, usable, place);
    steps.push(place);
    // A name in what is stepped over is a step of its own.
    for (let between = place + 1; between < Math.min(next, last); between += 1) {
      if (isNamed(between)) steps.push(between);
    }
  }
  if (last >= 0 && steps.at(-1) !== last) steps.push(last);
  return steps.map((place) => usable[place] as number);
}

/** The place in `usable` to which one steps from a place: behind the rest that was taken there, if there was one. */
function nextStep({ lngs, lats }: PointsToFollow, usable: readonly number[], from: number): number {
  const spot = (place: number) => {
    const index = usable[place] as number;
    return { lng: lngs[index] as number, lat: lats[index] as number };
  };
  const here = spot(from);
  let step: number | null = null;
  let goneMeters = 0;
  for (let place = from + 1; place < usable.length; place += 1) {
    goneMeters += distanceMeters(spot(place - 1), spot(place));
    const awayMeters = distanceMeters(here, spot(place));
    if (awayMeters >= LEAST_STEP_METERS) step ??= place;
    if (awayMeters < REST_RADIUS_METERS) continue;
    return goneMeters > SCRIBBLE_METERS ? place : (step as number);
  }
  return goneMeters > SCRIBBLE_METERS ? usable.length : (step ?? usable.length);
}

function placesToKeep(
  path: Parameters<typeof telling>[0],
  names: readonly string[],
): readonly number[] {
  for (let tolerance = TOLERANCE_METERS; ; tolerance *= 2) {
    const keep = telling(path, tolerance);
    const kept = names.flatMap((name, place) => (keep[place] === 1 || name ? [place] : []));
    if (kept.length <= MOST_POINTS || tolerance > 1000) return kept;
  }
}
