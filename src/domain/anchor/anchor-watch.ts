import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters as metersBetween } from "#domain/geodesy/distance.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { signedTurnDegrees, wrapDegrees } from "#domain/units/degrees.ts";

/** The circle that is watched. */
export interface AnchorCircle extends LatLng {
  readonly radiusMeters: number;
}

/** `dragging`: outside the circle; `lost`: no usable fix for a minute; `interrupted`: the app was not running. */
export type AlarmReason = "dragging" | "lost" | "interrupted";

/** An alarm, which lasts until it is acknowledged, whatever later fixes say. */
export interface AnchorAlarm {
  readonly reason: AlarmReason;
  readonly sinceMs: number;
}

/**
 * The state of the watch: plain data, so that it can be stored and resumed. Times are milliseconds on the clock of the
 * fixes: the steady clock, or the time of day once stored.
 */
export interface AnchorWatchState {
  /** The usable fixes of the last eight seconds, the latest last. */
  readonly recent: readonly RecentFix[];
  /** The number of fixes in a row outside the circle. */
  readonly outsideCount: number;
  /** The time of the last usable fix; before the first, the start of the watch. */
  readonly lastFixAtMs: number;
  /** The distance from the anchor at the last usable fix; null before it. */
  readonly distanceMeters: number | null;
  readonly alarm: AnchorAlarm | null;
  /** The time until which an acknowledged alarm stays silent; null if none was acknowledged. */
  readonly quietUntilMs: number | null;
  /** The noise of the first fixes; absent before them. */
  readonly noise?: LearntNoise;
}

/** The noise of the first minutes of a watch: sums over its usable fixes. */
export interface LearntNoise {
  readonly fixCount: number;
  /** The sum of the reported accuracies, metres. */
  readonly accuracySum: number;
  /** The sum of the squared distances of the fixes from the mean of the last eight seconds, square metres. */
  readonly jitterSum: number;
}

/** A fix that is part of the mean. */
export interface RecentFix extends LatLng {
  readonly timeMs: number;
}

/** The parts of a fix that the watch uses. */
export type WatchedFix = Pick<PositionFix, "lat" | "lng" | "accuracyMeters" | "timeMs">;

/** The number of fixes in a row outside the circle that give an alarm. */
const FIXES_OUTSIDE = 3;
/** The time without a usable fix after which the watch counts as lost. */
const LOST_AFTER_MS = 60_000;
/** An acknowledged alarm returns after this time if its cause is still there. */
export const QUIET_MS = 120_000;
/** A less accurate fix is useless for a circle of a few tens of metres. */
const WORST_ACCURACY_METERS = 50;
/** The period over which the noise of fixes is averaged. */
const MEAN_OVER_MS = 8_000;
/**
 * A fix counts as outside when the mean of the last eight seconds is beyond the circle by this multiple of the accuracy.
 * Phones report the 68 % circle, and their error drifts over minutes, so that a mean hardly reduces it. A boat on a
 * stretched rode is at the circle all night; the margin is 4.7 times the deviation of one axis, for at most one false
 * alarm in a hundred nights. `anchor-nights.test.ts` tests it, and that a dragging anchor is told within a minute.
 */
const NOISE_MARGIN = 3.1;
/** The radius of the 68 % circle as a multiple of the deviation of one axis. */
const CIRCLE_OF_DEVIATION = 1.515;
/** The number of first fixes that the noise is learnt from: three minutes. */
const LEARNT_FIXES = 180;
/** With fewer fixes the noise is not known yet. */
const MIN_LEARNT_FIXES = 30;
/** Fixes that jump more than this multiple of their accuracy do not make the margin any larger. */
const MAX_JITTER = 3;
/** A single fix this many margins beyond the circle is outside, whatever the mean still says: a boat that moves fast. */
const FAR_MARGINS = 1.5;

/**
 * Returns the distance from the anchor beyond which the mean of the fixes gives an alarm, metres: the radius and the
 * margin for noise at this accuracy. A larger accuracy than the watch uses gives that of the worst usable one.
 * @param noise the noise that the watch has learnt
 */
export function alarmRadiusMeters(
  { radiusMeters }: AnchorCircle,
  accuracyMeters: number,
  noise?: LearntNoise,
): number {
  const noisyMeters = Math.max(accuracyMeters, noise ? learntAccuracyMeters(noise) : 0);
  return radiusMeters + NOISE_MARGIN * Math.min(noisyMeters, WORST_ACCURACY_METERS);
}

/** Returns the accuracy that the first fixes have shown, metres: as reported, or worse if they jump around more. */
function learntAccuracyMeters({ fixCount, accuracySum, jitterSum }: LearntNoise): number {
  if (fixCount < MIN_LEARNT_FIXES) return 0;
  const reported = accuracySum / fixCount;
  const jitter = CIRCLE_OF_DEVIATION * Math.sqrt(jitterSum / fixCount / 2);
  return Math.max(reported, Math.min(jitter, MAX_JITTER * reported));
}

function learnt(noise: LearntNoise | undefined, accuracyMeters: number, jitterMeters: number) {
  const { fixCount, accuracySum, jitterSum } = noise ?? {
    fixCount: 0,
    accuracySum: 0,
    jitterSum: 0,
  };
  if (noise && fixCount >= LEARNT_FIXES) return noise;
  return {
    fixCount: fixCount + 1,
    accuracySum: accuracySum + accuracyMeters,
    jitterSum: jitterSum + Math.min(jitterMeters, MAX_JITTER * accuracyMeters) ** 2,
  };
}

/** Returns the state at the start of a watch. */
export function beginWatch(nowMs: number): AnchorWatchState {
  return {
    recent: [],
    outsideCount: 0,
    lastFixAtMs: nowMs,
    distanceMeters: null,
    alarm: null,
    quietUntilMs: null,
  };
}

/** Returns the state after one more fix. A fix that is too inaccurate, or older than the last, changes nothing. */
export function watchFix(
  state: AnchorWatchState,
  circle: AnchorCircle,
  fix: WatchedFix,
): AnchorWatchState {
  if (fix.accuracyMeters > WORST_ACCURACY_METERS || fix.timeMs < state.lastFixAtMs) return state;
  const { lat, lng, timeMs, accuracyMeters } = fix;
  const kept = state.recent.filter((before) => before.timeMs > timeMs - MEAN_OVER_MS);
  const recent = [...kept, { lat, lng, timeMs }];
  const { distanceMeters } = inverse(circle, fix);
  const mean = meanPlace(recent, circle);
  const noise = learnt(state.noise, accuracyMeters, metersBetween(mean, fix));
  const outMeters = distanceMeters - circle.radiusMeters;
  const marginMeters = alarmRadiusMeters(circle, accuracyMeters, noise) - circle.radiusMeters;
  const meanOutMeters = inverse(circle, mean).distanceMeters - circle.radiusMeters;
  // A boat that is back within the circle is not outside, whatever the mean still says.
  const isOutside =
    outMeters > FAR_MARGINS * marginMeters || (outMeters > 0 && meanOutMeters > marginMeters);
  const outsideCount = isOutside ? state.outsideCount + 1 : 0;
  const seen = { ...state, noise, recent, outsideCount, distanceMeters, lastFixAtMs: timeMs };
  return outsideCount >= FIXES_OUTSIDE ? raised(seen, "dragging", timeMs) : seen;
}

/** Averages places near the anchor, also across the date line. */
function meanPlace(places: readonly LatLng[], anchor: LatLng): LatLng {
  const sum = (of: (place: LatLng) => number) => places.reduce((total, at) => total + of(at), 0);
  const east = sum(({ lng }) => signedTurnDegrees(anchor.lng, lng)) / places.length;
  const lng = wrapDegrees(anchor.lng + east + 180) - 180;
  return { lat: sum(({ lat }) => lat) / places.length, lng };
}

/** Returns the state at a time without a fix, with an alarm if the last usable fix is too old. */
export function watchClock(state: AnchorWatchState, nowMs: number): AnchorWatchState {
  return nowMs - state.lastFixAtMs > LOST_AFTER_MS ? raised(state, "lost", nowMs) : state;
}

/**
 * Returns the state of a resumed watch, with an alarm if it did not run for too long; also if the clock was set back
 * meanwhile, so that nobody knows how long.
 */
export function resumeWatch(state: AnchorWatchState, nowMs: number): AnchorWatchState {
  const isLong = Math.abs(nowMs - state.lastFixAtMs) > LOST_AFTER_MS;
  const quietUntilMs = state.quietUntilMs && Math.min(state.quietUntilMs, nowMs + QUIET_MS);
  const quiet = { ...state, quietUntilMs };
  const woken = isLong ? raised(quiet, "interrupted", nowMs) : quiet;
  // The first fix gets a minute to arrive.
  const recent = state.recent.filter(({ timeMs }) => timeMs <= nowMs);
  return { ...woken, recent, lastFixAtMs: nowMs, outsideCount: 0 };
}

/** Returns the state with its times moved by `byMs`, to another clock. */
export function shiftWatch(state: AnchorWatchState, byMs: number): AnchorWatchState {
  const { recent, lastFixAtMs, alarm, quietUntilMs } = state;
  return {
    ...state,
    recent: recent.map((fix) => ({ ...fix, timeMs: fix.timeMs + byMs })),
    lastFixAtMs: lastFixAtMs + byMs,
    alarm: alarm && { ...alarm, sinceMs: alarm.sinceMs + byMs },
    quietUntilMs: quietUntilMs === null ? null : quietUntilMs + byMs,
  };
}

/**
 * Returns the state after the alarm is acknowledged: silent for a while, then again alarming if the cause
 * remains.
 */
export function acknowledgeAlarm(state: AnchorWatchState, nowMs: number): AnchorWatchState {
  if (!state.alarm) return state;
  return { ...state, alarm: null, quietUntilMs: nowMs + QUIET_MS };
}

/** Tells whether an acknowledged alarm is silent while the last fix was still outside the circle. */
export function isOutsideInSilence(
  { quietUntilMs, outsideCount }: AnchorWatchState,
  nowMs: number,
): boolean {
  return quietUntilMs !== null && nowMs < quietUntilMs && outsideCount > 0;
}

function raised(state: AnchorWatchState, reason: AlarmReason, sinceMs: number): AnchorWatchState {
  const isQuiet = state.quietUntilMs !== null && sinceMs < state.quietUntilMs;
  // The first reason stays, except that a dragging anchor overrides any other.
  const alarmStays =
    state.alarm !== null && (reason !== "dragging" || state.alarm.reason === reason);
  if (isQuiet || alarmStays) return state;
  return { ...state, alarm: { reason, sinceMs }, quietUntilMs: null };
}
