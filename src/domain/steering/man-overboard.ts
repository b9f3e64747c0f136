import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";

/** A mark of where somebody went overboard. */
export interface ManOverboard {
  readonly id: string;
  /** When it was marked, milliseconds since 1970. */
  readonly atMs: number;
  /** Null as long as the device has not known where it is. */
  readonly fix: MarkedFix | null;
}

/** The fix that the mark lies at. */
export interface MarkedFix extends LatLng {
  readonly accuracyMeters: number;
  /** When it was measured, milliseconds since 1970: it may be older or newer than the mark. */
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

/** Returns the mark at its first fix; the very same mark when it has one. */
export function markedAt(
  mark: ManOverboard,
  fix: Pick<PositionFix, "lat" | "lng" | "accuracyMeters" | "timeMs">,
): ManOverboard {
  return mark.fix ? mark : { ...mark, fix: markedFix(fix) };
}

function markedFix({ lat, lng, accuracyMeters, timeMs }: MarkedFix): MarkedFix {
  return { lat, lng, accuracyMeters, timeMs };
}
