import { lngNear } from "#domain/coordinates/date-line.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type CountedFix, minStepMeters, movingMs } from "./counted-step.ts";

/** Fixes that stay this near to their middle, or within their accuracy if that is worse, are a rest; metres. */
const REST_METERS = 18;
/** A rest takes at least this long: a slow walker has left the circle by then. */
const REST_MS = 90_000;
/** A rest ends once all fixes of this period are outside its circle; a single one is a jump of the receiver. */
const LEFT_MS = 8_000;
/** The middle of a rest follows this many of its last fixes. */
const MIDDLE_FIXES = 120;
/** A place is the mean of the fixes of this period for each metre of accuracy, at most `MAX_SMOOTHED_MS`. */
const SMOOTHED_MS_PER_METER = 600;
const MAX_SMOOTHED_MS = 10_000;
/** Fixes farther away than this many times the accuracy are no part of the mean. */
const SMOOTHED_ACCURACIES = 2;

/** A fix with a known time and accuracy. */
interface TimedFix extends LatLng {
  readonly timeMs: number;
  readonly accuracyMeters: number;
}

/** The state from which the noise of a rest can be subtracted later. */
export interface RecentMotion {
  /** The fixes of the last 90 s. */
  readonly fixes: readonly TimedFix[];
  /** The places that counted since then, and the last one before, each with the totals up to it. */
  readonly steps: readonly CountedStep[];
  readonly rest: Rest | null;
}

/** The totals up to a place. */
interface CountedStep {
  readonly place: TimedFix;
  readonly distanceMeters: number;
  readonly movingMs: number;
}

/** A place where the traveller rests, with the totals up to it. */
interface Rest extends CountedStep {
  readonly middle: LatLng;
  readonly fixCount: number;
  /** The latest fixes in sequence outside the circle. */
  readonly outside: readonly TimedFix[];
}

/** The totals that a step changes. */
export interface MotionTotals {
  readonly distanceMeters: number;
  readonly movingMs: number;
  /** The last place that counted, at rest that of the rest; null at the start of a segment. */
  readonly anchor: CountedFix | null;
  readonly recent: RecentMotion;
}

/** The state before any fix with a time and an accuracy. */
export const NO_RECENT_MOTION: RecentMotion = { fixes: [], steps: [], rest: null };

/** Returns a fix with its time and accuracy; null if one of them is unknown, as in most files. */
export function timedFix({ lat, lng, timeMs, accuracyMeters }: CountedFix): TimedFix | null {
  if (timeMs === null || Number.isNaN(timeMs) || !accuracyMeters) return null;
  return { lat, lng, timeMs, accuracyMeters };
}

/** Returns the totals with the first fix of a line. */
export function beginMotion<Totals extends MotionTotals>(totals: Totals, fix: TimedFix): Totals {
  const { distanceMeters, movingMs } = totals;
  const steps = [{ place: fix, distanceMeters, movingMs }];
  return { ...totals, anchor: fix, recent: { fixes: [fix], steps, rest: null } };
}

/**
 * Adds a fix to totals whose line goes on: a step to the mean of the latest fixes, and nothing while the traveller rests. When a rest is found, what
 * its noise had added is taken back.
 */
export function countMotion<Totals extends MotionTotals>(totals: Totals, fix: TimedFix): Totals {
  const { rest } = totals.recent;
  return rest ? restedOrLeft(totals, rest, fix) : orRest(stepped(totals, fix), fix);
}

function stepped<Totals extends MotionTotals>(totals: Totals, fix: TimedFix): Totals {
  const fixes = [...totals.recent.fixes, fix];
  const place = { ...smoothed(fixes, fix), accuracyMeters: fix.accuracyMeters };
  const before = totals.anchor;
  const step = before ? distanceMeters(before, place) : 0;
  const next = { ...totals, recent: { ...totals.recent, fixes } };
  if (!before || step < minStepMeters(fix.accuracyMeters)) return next;
  const sums = {
    distanceMeters: totals.distanceMeters + step,
    movingMs: totals.movingMs + movingMs(place.timeMs - (before.timeMs ?? Number.NaN), step),
  };
  const steps = [...totals.recent.steps, { place, ...sums }];
  return { ...next, ...sums, anchor: place, recent: { fixes, steps, rest: null } };
}

/** A place at a time. */
type Moment = Omit<TimedFix, "accuracyMeters">;

/** Returns the mean of the latest fixes near one. */
function smoothed(fixes: readonly TimedFix[], last: TimedFix): Moment {
  const { accuracyMeters, timeMs } = last;
  const fromMs = timeMs - Math.min(MAX_SMOOTHED_MS, SMOOTHED_MS_PER_METER * accuracyMeters);
  const near: TimedFix[] = [];
  for (let index = fixes.length - 1; index >= 0; index -= 1) {
    const fix = fixes[index] as TimedFix;
    if (fix !== last && fix.timeMs <= fromMs) break;
    if (distanceMeters(fix, last) <= SMOOTHED_ACCURACIES * accuracyMeters) near.push(fix);
  }
  return middleOf(near);
}

/** Returns the mean place at the mean time, so that no speed becomes higher than it was. */
function middleOf(fixes: readonly Moment[]): Moment {
  const [first] = fixes;
  if (!first) throw new RangeError("No fixes have no middle.");
  let [lat, lng, afterMs] = [0, 0, 0];
  for (const fix of fixes) {
    lat += fix.lat / fixes.length;
    lng += lngNear(fix.lng, first.lng) / fixes.length;
    afterMs += (fix.timeMs - first.timeMs) / fixes.length;
  }
  return { lat, lng, timeMs: first.timeMs + afterMs };
}

/** Begins a rest if the traveller has stayed within a circle for long enough; drops what is older than that otherwise. */
function orRest<Totals extends MotionTotals>(totals: Totals, fix: TimedFix): Totals {
  const { recent } = totals;
  const fixes = since(recent.fixes, fix.timeMs - REST_MS, ({ timeMs }) => timeMs);
  const first = fixes[0] as TimedFix;
  const steps = since(recent.steps, first.timeMs, ({ place }) => place.timeMs);
  const moving = { ...totals, recent: { fixes, steps, rest: null } };
  const radius = radiusOf(fix);
  const isLong = fix.timeMs - first.timeMs >= REST_MS;
  if (!isLong || distanceMeters(first, fix) > 2 * radius) return moving;
  const middle = middleOf(fixes);
  const [base] = steps;
  if (!base || fixes.some((one) => distanceMeters(one, middle) >= radius)) return moving;
  return rested(moving, base, { ...middle, accuracyMeters: fix.accuracyMeters });
}

/** Replaces the steps since the last place before a rest by one step to its middle. */
function rested<Totals extends MotionTotals>(
  totals: Totals,
  base: CountedStep,
  middle: TimedFix,
): Totals {
  const meters = distanceMeters(base.place, middle);
  const isStep = meters >= minStepMeters(middle.accuracyMeters);
  const place = isStep ? middle : { ...base.place, timeMs: middle.timeMs };
  const step = isStep ? meters : 0;
  const sums = {
    distanceMeters: base.distanceMeters + step,
    movingMs: base.movingMs + movingMs(middle.timeMs - base.place.timeMs, step),
  };
  const fixCount = totals.recent.fixes.length;
  const rest: Rest = { place, ...sums, middle, fixCount, outside: [] };
  return { ...totals, ...sums, anchor: place, recent: { fixes: [], steps: [], rest } };
}

function restedOrLeft<Totals extends MotionTotals>(
  totals: Totals,
  rest: Rest,
  fix: TimedFix,
): Totals {
  const isInside = distanceMeters(rest.middle, fix) < radiusOf(fix);
  const outside = isInside ? [] : [...rest.outside, fix];
  const [first] = outside;
  if (first && fix.timeMs - first.timeMs >= LEFT_MS) return left(totals, rest, outside, fix);
  const next = isInside ? { ...rest, ...followed(rest, fix), outside } : { ...rest, outside };
  return { ...totals, recent: { ...totals.recent, rest: next } };
}

function followed({ middle, fixCount }: Rest, { lat, lng }: LatLng) {
  const share = 1 / Math.min(fixCount + 1, MIDDLE_FIXES);
  return {
    fixCount: fixCount + 1,
    middle: {
      lat: middle.lat + (lat - middle.lat) * share,
      lng: middle.lng + (lngNear(lng, middle.lng) - middle.lng) * share,
    },
  };
}

/** Ends a rest: the way on is counted from the place where it began, so that a slow drift keeps its length. */
function left<Totals extends MotionTotals>(
  totals: Totals,
  rest: Rest,
  outside: readonly TimedFix[],
  fix: TimedFix,
): Totals {
  const place = { ...middleOf(outside), accuracyMeters: fix.accuracyMeters };
  const step = distanceMeters(rest.place, place);
  const tookMs = place.timeMs - rest.place.timeMs;
  return beginMotion(
    {
      ...totals,
      distanceMeters: rest.distanceMeters + step,
      movingMs: rest.movingMs + movingMs(tookMs, step),
    },
    place,
  );
}

function radiusOf({ accuracyMeters }: TimedFix): number {
  return Math.max(REST_METERS, accuracyMeters);
}

/** Drops the items before a time, except the last one of them. */
function since<Item>(
  items: readonly Item[],
  fromMs: number,
  timeOf: (item: Item) => number,
): readonly Item[] {
  let start = 0;
  while (start + 1 < items.length && timeOf(items[start + 1] as Item) <= fromMs) start += 1;
  return start === 0 ? items : items.slice(start);
}
