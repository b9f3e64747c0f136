import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";

/** A guess of the own position, with the measured position at that moment. */
export interface PracticeAttempt {
  /** The place of the pin. */
  readonly pin: LatLng;
  /** The position that the device measured. */
  readonly truth: LatLng;
  readonly accuracyMeters: number;
  readonly errorMeters: number;
  /** The time since the round began or since the attempt before this one. */
  readonly durationMs: number;
}

/** A round of practice in reading the map. */
export interface PracticeRound {
  /** Milliseconds since 1970. */
  readonly startedAtMs: number;
  /** The moment of the last attempt, or of the start. */
  readonly lastAtMs: number;
  readonly attempts: readonly PracticeAttempt[];
}

/** Begins a round without attempts. */
export function beginRound(nowMs: number): PracticeRound {
  return { startedAtMs: nowMs, lastAtMs: nowMs, attempts: [] };
}

/** Adds the attempt of a pin, judged by the position that was measured. */
export function withAttempt(
  round: PracticeRound,
  pin: LatLng,
  fix: Pick<PositionFix, "lat" | "lng" | "accuracyMeters">,
  nowMs: number,
): PracticeRound {
  const attempt: PracticeAttempt = {
    pin: { lat: pin.lat, lng: pin.lng },
    truth: { lat: fix.lat, lng: fix.lng },
    accuracyMeters: fix.accuracyMeters,
    errorMeters: distanceMeters(pin, fix),
    durationMs: Math.max(0, nowMs - round.lastAtMs),
  };
  return { ...round, lastAtMs: nowMs, attempts: [...round.attempts, attempt] };
}

/** The sums of a round. */
export interface PracticeResult {
  readonly meanErrorMeters: number;
  readonly worstErrorMeters: number;
  readonly durationMs: number;
}

/** Returns the sums of a round; null before its first attempt. */
export function practiceResult({ attempts }: PracticeRound): PracticeResult | null {
  if (attempts.length === 0) return null;
  const errors = attempts.map(({ errorMeters }) => errorMeters);
  return {
    meanErrorMeters: errors.reduce((sum, error) => sum + error, 0) / errors.length,
    worstErrorMeters: Math.max(...errors),
    durationMs: attempts.reduce((sum, { durationMs }) => sum + durationMs, 0),
  };
}
