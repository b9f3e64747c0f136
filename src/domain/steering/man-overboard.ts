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

/** The marks of people overboard, as they are stored. */
export interface Overboard {
  /** The first one first. */
  readonly marks: readonly ManOverboard[];
  /** True if a mark is stored that this version cannot read. */
  readonly isUnreadable: boolean;
  /** True if an older version, which knows one mark only, may have written the first one over another. */
  readonly mayReplace: boolean;
}

/** The marks while nobody is overboard. */
export const NOBODY_OVERBOARD: Overboard = { marks: [], isUnreadable: false, mayReplace: false };

/** Adds a mark behind the others. If it is there already, it only gets its fix, unless it has one. */
export function withMark(overboard: Overboard, mark: ManOverboard): Overboard {
  const { marks } = overboard;
  if (marks.some(({ id }) => id === mark.id)) {
    return mark.fix ? withMarkFix(overboard, mark.id, mark.fix) : overboard;
  }
  return { ...overboard, marks: [...marks, mark], isUnreadable: false, mayReplace: false };
}

/** Sets the fix of a mark; the same marks, if it has one or is gone. */
export function withMarkFix(overboard: Overboard, id: string, fix: MarkedFix): Overboard {
  const isWaiting = overboard.marks.some((mark) => mark.id === id && !mark.fix);
  if (!isWaiting) return overboard;
  const marks = overboard.marks.map((mark) =>
    mark.id === id ? { ...mark, fix: markedFix(fix) } : mark,
  );
  return { ...overboard, marks, mayReplace: false };
}

/** Removes marks; the same marks, if they are gone. */
export function withoutMarks(overboard: Overboard, ids: readonly string[]): Overboard {
  const marks = overboard.marks.filter(({ id }) => !ids.includes(id));
  const isSame = marks.length === overboard.marks.length;
  return isSame ? overboard : { ...overboard, marks, mayReplace: false };
}

/** Returns the first mark, if a window with an older version has written its own mark over it; otherwise null. */
export function replacedMark(before: Overboard, now: Overboard): ManOverboard | null {
  const [first] = before.marks;
  const hasMark = ({ marks }: Overboard, mark: ManOverboard | undefined) =>
    marks.some(({ id }) => id === mark?.id);
  const isReplaced = now.mayReplace && !hasMark(now, first) && !hasMark(before, now.marks[0]);
  return (isReplaced && first) || null;
}

/** Returns the mark with its times moved by `byMs`, to another clock. */
export function shiftMark(mark: ManOverboard, byMs: number): ManOverboard {
  const { atMs, fix } = mark;
  return { ...mark, atMs: atMs + byMs, fix: fix && { ...fix, timeMs: fix.timeMs + byMs } };
}

function markedFix({ lat, lng, accuracyMeters, timeMs }: MarkedFix): MarkedFix {
  return { lat, lng, accuracyMeters, timeMs };
}
