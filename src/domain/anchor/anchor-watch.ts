import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { signedTurnDegrees, wrapDegrees } from "#domain/units/degrees.ts";

/** The circle that is watched. */
export interface AnchorCircle extends LatLng {
  readonly radiusMeters: number;
}

/** `dragging`: out of the circle; `lost`: no usable fix for a minute; `interrupted`: the app did not run meanwhile. */
export type AlarmReason = "dragging" | "lost" | "interrupted";

/** An alarm goes on until it is acknowledged, whatever the fixes say after it. */
export interface AnchorAlarm {
  readonly reason: AlarmReason;
  /** Milliseconds since 1970. */
  readonly sinceMs: number;
}

/** What the watch knows: plain data, so that it can be kept and resumed. Moments are milliseconds since 1970. */
export interface AnchorWatchState {
  /** The usable fixes of the last eight seconds, the latest last. */
  readonly recent: readonly RecentFix[];
  /** Fixes outside the circle in a row. */
  readonly outsideCount: number;
  /** When the last usable fix came; when the watch began, before the first. */
  readonly lastFixAtMs: number;
  /** From the anchor, by the last usable fix; null before it. */
  readonly distanceMeters: number | null;
  readonly alarm: AnchorAlarm | null;
  /** After an acknowledgement nothing alarms until then; null when it may. */
  readonly quietUntilMs: number | null;
}

/** A fix that counts for the mean. */
export interface RecentFix extends LatLng {
  readonly timeMs: number;
}

/** What the watch needs of a fix. */
export type WatchedFix = Pick<PositionFix, "lat" | "lng" | "accuracyMeters" | "timeMs">;

/** So many fixes in a row must be outside. */
export const FIXES_OUTSIDE = 3;
/** Without a usable fix for so long there is no watch. */
export const LOST_AFTER_MS = 60_000;
/** An acknowledged alarm comes back after this, if its cause is still there. */
export const QUIET_MS = 120_000;
/** A fix less exact than this says nothing of a circle of some tens of metres. */
export const WORST_ACCURACY_METERS = 50;
/** Noise from fix to fix averages out over so long. */
const MEAN_OVER_MS = 8_000;
/**
 * A fix outside the circle counts when the mean of the last eight seconds is beyond the circle by this many times the accuracy of the
 * fix (the 95 % circle): what is left of the noise must give no alarm on a stretched rode, and an anchor that drags
 * at one knot must give one within a minute. `anchor.test.ts` tries both.
 */
const MEAN_MARGIN = 1.1;
/** A single fix is so far out only when the boat is. */
const FIX_MARGIN = 2.5;

/** The state when a watch begins. */
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

/** Returns the state after one more fix; one that is too inexact, or older than the last, changes nothing. */
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

/** Of places near the anchor, over the date line too. */
function meanPlace(places: readonly LatLng[], anchor: LatLng): LatLng {
  const sum = (of: (place: LatLng) => number) => places.reduce((total, at) => total + of(at), 0);
  const east = sum(({ lng }) => signedTurnDegrees(anchor.lng, lng)) / places.length;
  const lng = wrapDegrees(anchor.lng + east + 180) - 180;
  return { lat: sum(({ lat }) => lat) / places.length, lng };
}

/** Returns the state at a moment without a fix: it alarms when the last usable one is too long ago. */
export function watchClock(state: AnchorWatchState, nowMs: number): AnchorWatchState {
  return nowMs - state.lastFixAtMs > LOST_AFTER_MS ? raised(state, "lost", nowMs) : state;
}

/** Returns the state of a watch that is resumed: it alarms when it did not run for too long. */
export function resumeWatch(state: AnchorWatchState, nowMs: number): AnchorWatchState {
  const isLong = nowMs - state.lastFixAtMs > LOST_AFTER_MS;
  const woken = isLong ? raised(state, "interrupted", nowMs) : state;
  // The first fix gets its minute.
  return { ...woken, lastFixAtMs: nowMs, outsideCount: 0 };
}

/** Returns the state after somebody has acknowledged the alarm: silent for a while, and then again if its cause remains. */
export function acknowledgeAlarm(state: AnchorWatchState, nowMs: number): AnchorWatchState {
  if (!state.alarm) return state;
  return { ...state, alarm: null, outsideCount: 0, quietUntilMs: nowMs + QUIET_MS };
}

function raised(state: AnchorWatchState, reason: AlarmReason, sinceMs: number): AnchorWatchState {
  const isQuiet = state.quietUntilMs !== null && sinceMs < state.quietUntilMs;
  // The first reason stays, but that the anchor drags is worse than any other.
  const isKept = state.alarm !== null && (reason !== "dragging" || state.alarm.reason === reason);
  if (isQuiet || isKept) return state;
  return { ...state, alarm: { reason, sinceMs }, quietUntilMs: null };
}
