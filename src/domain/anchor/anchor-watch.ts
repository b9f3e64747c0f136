import type { LatLng } from "#domain/coordinates/lat-lng.ts";
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
 * A fix counts as outside when the mean of the last eight seconds is beyond the circle by this multiple of
 * the accuracy of the fix (its 95 % circle). The rest of the noise must give no alarm on a stretched rode,
 * and an anchor that drags at one knot must give one within a minute; `anchor.test.ts` tests both.
 */
const MEAN_MARGIN = 1.1;
/** The margin for a single fix: only a boat that is really outside is this far out. */
const FIX_MARGIN = 2.5;

/**
 * Returns the distance from the anchor beyond which the mean of the fixes gives an alarm, metres: the radius and the
 * margin for noise at this accuracy. A larger accuracy than the watch uses gives that of the worst usable one.
 */
export function alarmRadiusMeters({ radiusMeters }: AnchorCircle, accuracyMeters: number): number {
  return radiusMeters + MEAN_MARGIN * Math.min(accuracyMeters, WORST_ACCURACY_METERS);
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
  const mean = inverse(circle, meanPlace(recent, circle));
  const outMeters = distanceMeters - circle.radiusMeters;
  const meanOutMeters = mean.distanceMeters - circle.radiusMeters;
  const isOutside =
    outMeters > FIX_MARGIN * accuracyMeters ||
    (outMeters > 0 && meanOutMeters > MEAN_MARGIN * accuracyMeters);
  const outsideCount = isOutside ? state.outsideCount + 1 : 0;
  const seen = { ...state, recent, outsideCount, distanceMeters, lastFixAtMs: timeMs };
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
  return { ...state, alarm: null, outsideCount: 0, quietUntilMs: nowMs + QUIET_MS };
}

function raised(state: AnchorWatchState, reason: AlarmReason, sinceMs: number): AnchorWatchState {
  const isQuiet = state.quietUntilMs !== null && sinceMs < state.quietUntilMs;
  // The first reason stays, except that a dragging anchor overrides any other.
  const alarmStays =
    state.alarm !== null && (reason !== "dragging" || state.alarm.reason === reason);
  if (isQuiet || alarmStays) return state;
  return { ...state, alarm: { reason, sinceMs }, quietUntilMs: null };
}
