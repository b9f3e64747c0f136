import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";

/** A mark of the place where somebody went overboard. */
export interface ManOverboard {
  readonly id: string;
  /** The time of the mark, milliseconds on the same clock as the fix: the steady clock, or the time of day once stored. */
  readonly atMs: number;
  /** Null until the device knows its position. */
  readonly fix: MarkedFix | null;
}

/** The fix at the place of the mark. */
export interface MarkedFix extends LatLng {
  readonly accuracyMeters: number;
  /** The time of the measurement; it may be older or newer than the mark. */
  readonly timeMs: number;
}

/** Returns a mark at a fix, or one that waits for the next fix. */
export function markManOverboard(
  id: string,
  atMs: number,
  fix: Pick<PositionFix, "lat" | "lng" | "accuracyMeters" | "timeMs"> | null,
): ManOverboard {
  return { id, atMs, fix: fix && markedFix(fix) };
}

/** Returns the mark with its first fix; the same object if it already has one. */
export function markedAt(
  mark: ManOverboard,
  fix: Pick<PositionFix, "lat" | "lng" | "accuracyMeters" | "timeMs">,
): ManOverboard {
  return mark.fix ? mark : { ...mark, fix: markedFix(fix) };
}

/** Returns the mark with its times moved by `byMs`, to another clock. */
export function shiftMark(mark: ManOverboard, byMs: number): ManOverboard {
  const { atMs, fix } = mark;
  return { ...mark, atMs: atMs + byMs, fix: fix && { ...fix, timeMs: fix.timeMs + byMs } };
}

function markedFix({ lat, lng, accuracyMeters, timeMs }: MarkedFix): MarkedFix {
  return { lat, lng, accuracyMeters, timeMs };
}
