import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type GuideLine, guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import { pointsToKeep } from "#domain/tracks/edit-points.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";

/** The columns of a track or route that guidance uses. */
export type PointsToFollow = Pick<TrackPoints, "lngs" | "lats" | "accuraciesMeters" | "details">;

/** Points less accurate than this are ignored. */
const WORST_ACCURACY_METERS = 50;
/** Shorter steps are noise of the receiver. */
const MIN_STEP_METERS = 10;
/** Staying within this radius while moving more than `SCRIBBLE_METERS` counts as a rest. */
const REST_RADIUS_METERS = 25;
const SCRIBBLE_METERS = 100;
/** The line is processed at every fix and stored for reloads, so it has no more points than needed. */
const TOLERANCE_METERS = 2;
const MAX_POINTS = 4000;

/**
 * Returns the line of a track or route, with its named points as nodes and straight lines over the gaps
 * between segments. Leaves out the noise that a receiver records during a rest, which nobody could follow and
 * which would add to the distance. At most 4,000 points, each within a few metres of the original line.
 */
export function lineToFollow(points: PointsToFollow): GuideLine {
  const indexes = stepsOf(points);
  const path = {
    lngs: Float64Array.from(indexes, (index) => points.lngs[index] as number),
    lats: Float64Array.from(indexes, (index) => points.lats[index] as number),
    segmentStarts: Uint32Array.of(0),
  };
  const names = indexes.map((index) => points.details?.[index]?.name ?? "");
  const places = placesToKeep(path, names);
  const column = (all: Float64Array) => Float64Array.from(places, (place) => all[place] as number);
  const line = guideLineOfTrack({ lngs: column(path.lngs), lats: column(path.lats) });
  const nodes = places.flatMap((place, at) => {
    const label = names[place];
    return label ? [{ label, alongMeters: line.alongs[at] as number }] : [];
  });
  return { ...line, nodes };
}

/** Returns the indexes of the points that are steps. */
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
    // A named point within a step is a step of its own.
    for (let between = place + 1; between < Math.min(next, last); between += 1) {
      if (isNamed(between)) steps.push(between);
    }
  }
  if (last >= 0 && steps.at(-1) !== last) steps.push(last);
  return steps.map((place) => usable[place] as number);
}

/** Returns the index in `usable` of the next step, beyond a rest if there was one. */
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
    if (awayMeters >= MIN_STEP_METERS) step ??= place;
    if (awayMeters < REST_RADIUS_METERS) continue;
    return goneMeters > SCRIBBLE_METERS ? place : (step as number);
  }
  return goneMeters > SCRIBBLE_METERS ? usable.length : (step ?? usable.length);
}

function placesToKeep(
  path: Parameters<typeof pointsToKeep>[0],
  names: readonly string[],
): readonly number[] {
  for (let tolerance = TOLERANCE_METERS; ; tolerance *= 2) {
    const keep = pointsToKeep(path, tolerance);
    const places = names.flatMap((name, place) => (keep[place] === 1 || name ? [place] : []));
    if (places.length <= MAX_POINTS || tolerance > 1000) return places;
  }
}
