import { signedTurnDegrees, wrapDegrees } from "#domain/units/degrees.ts";

/** A direction, degrees clockwise from north, and when it was so, milliseconds since 1970. */
export interface TimedDirection {
  readonly degrees: number;
  readonly atMs: number;
}

/** After so long most of a turn is shown: a hand does not tremble this slowly, and an arrow that is later lags. */
const TIME_CONSTANT_MS = 200;

/** Reports further apart than this are not the trembling of one hand. */
const LONGEST_GAP_MS = 500;

/**
 * A first-order low-pass on the circle: what is shown goes the shorter way round towards what was
 * reported, the further the longer ago the last report is. The first report is taken as it is, and
 * so is one after half a second of silence or of before the last one.
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
