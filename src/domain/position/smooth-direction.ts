import { signedTurnDegrees, wrapDegrees } from "#domain/units/degrees.ts";

/** A direction, degrees clockwise from north, with its time, milliseconds since 1970. */
export interface TimedDirection {
  readonly degrees: number;
  readonly atMs: number;
}

/** After this time most of a turn is shown: hand tremor is faster, and an arrow that is slower lags. */
const TIME_CONSTANT_MS = 200;

/** Reports further apart than this are not due to hand tremor. */
const LONGEST_GAP_MS = 500;

/**
 * Smooths a direction with a first-order low-pass filter on the circle: the shown direction turns the shorter
 * way towards the reported one, more after a longer interval. The first report is taken unchanged, and so is
 * a report after half a second of silence or from before the last one.
 */
export function smoothDirection(
  before: TimedDirection | null,
  reported: TimedDirection,
): TimedDirection {
  if (before === null) return reported;
  const gapMs = reported.atMs - before.atMs;
  if (gapMs < 0 || gapMs > LONGEST_GAP_MS) return reported;
  const part = 1 - Math.exp(-gapMs / TIME_CONSTANT_MS);
  const turn = signedTurnDegrees(before.degrees, reported.degrees);
  return { degrees: wrapDegrees(before.degrees + part * turn), atMs: reported.atMs };
}
